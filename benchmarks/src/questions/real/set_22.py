"""Tables as an office exports them, invented: titles, notes, totals, stocks measured every week, and dates as people write them."""
from common import *
r=np.random.default_rng(22)
def write(name,text):
    with open(T+name,'w') as out: out.write(text)

def same_length(opened):
    """As much of the third quarter as the table has of the fourth: the analyst's rule for periods that end early, which it says."""
    days=(opened.max()-pd.Timestamp('2025-10-01')).days
    return dict(before=int(((opened>='2025-07-01')&(opened<pd.Timestamp('2025-07-01')+pd.Timedelta(days=days+1))).sum()),after=int((opened>='2025-10-01').sum()))
f='helpdesk_tickets.csv'; n=400
opened=pd.Timestamp('2025-01-02')+pd.to_timedelta(np.sort(r.integers(0,360,n)),unit='D'); hours=np.round(r.gamma(2,9,n),1)
k=pd.DataFrame({'Ticket':[f'HD-{1000+i}' for i in range(n)],'Opened':opened.strftime('%d %b %Y'),'Team':r.choice(['Network','Hardware','Accounts','Software'],n,p=[.2,.25,.2,.35]),'Priority':r.choice(['Low','Normal','High','Critical'],n,p=[.3,.45,.2,.05]),'Hours to resolve':hours,'Satisfaction (1-5)':r.choice([1,2,3,4,5,np.nan],n,p=[.05,.1,.2,.35,.2,.1]),'Reopened':r.choice(['Yes','No'],n,p=[.12,.88])})
k.to_csv(T+f,index=False)
q(f,'How many tickets did the Network team handle?','count',value=int((k.Team=='Network').sum()))
q(f,'Which team takes longest to resolve a ticket?','ranking',top=top(k.groupby('Team')['Hours to resolve'].mean()))
q(f,'What share of tickets gets reopened?','level',value=(k.Reopened=='Yes').mean())
q(f,'how happy are customers with the Software team on average (Satisfaction)','level',value=k[k.Team=='Software']['Satisfaction (1-5)'].mean())
q(f,'Did we get more tickets in Q4 2025 than in Q3 2025?','change',before=int((opened.quarter==3).sum()),after=int((opened.quarter==4).sum()),also=[same_length(opened)])
no(f,'Which agent closes the most tickets?')

f='revenue_by_region.csv'; regions=['North','South','East','West']; qs=[f'Q{i} {y}' for y in (2024,2025) for i in (1,2,3,4)]
v=pd.DataFrame(r.integers(800,2400,(4,8)),index=regions,columns=qs)
write(f,'Revenue by region\n"All figures in EUR thousand"\n\nRegion,'+','.join(qs)+'\n'+''.join(f'{i},'+','.join(map(str,v.loc[i]))+'\n' for i in regions)+'Total,'+','.join(map(str,v.sum()))+'\n\n"Source: finance, exported 12 Jan 2026"\n')
q(f,'What was total revenue in Q3 2025?','level',value=v['Q3 2025'].sum())
q(f,'Which region had the highest revenue in 2025?','ranking',top=top(v[qs[4:]].sum(axis=1)))
q(f,'How did revenue in the South change from 2024 to 2025?','change',before=v.loc['South',qs[:4]].sum(),after=v.loc['South',qs[4:]].sum())
q(f,'What percentage of Q4 2025 revenue came from the East?','level',value=v.loc['East','Q4 2025']/v['Q4 2025'].sum())
no(f,'What was our profit in 2025?')

f='staff_list.csv'; n=60; names=[f'{a} {b}' for a in ('Ada','Ben','Cleo','Dan','Eva','Finn') for b in ('Ames','Bird','Cole','Dean','East','Ford','Gray','Hale','Iver','Jones')]
d=pd.DataFrame({'Name':names,'Department':r.choice(['Sales','Engineering','Support','Finance'],n,p=[.3,.35,.25,.1]),'Office':r.choice(['Berlin','Lyon','Leeds'],n),'Start date':(pd.Timestamp('2015-01-05')+pd.to_timedelta(r.integers(0,3900,n),unit='D')).strftime('%d.%m.%Y'),'Annual salary':r.integers(380,980,n)*100,'Hours per week':r.choice([20,30,40],n,p=[.1,.2,.7]),'Remote':r.choice(['yes','no'],n)})
write(f,','.join(f"'{c}'" for c in d.columns)+'\n'+d.to_csv(index=False,header=False)); started=pd.to_datetime(d['Start date'],format='%d.%m.%Y')
q(f,'Who earns the most?','ranking',top=top(d.set_index('Name')['Annual salary']))
q(f,'What is the median salary in Engineering?','level',value=d[d.Department=='Engineering']['Annual salary'].median())
q(f,'How many people started in 2020 or later?','count',value=int((started.dt.year>=2020).sum()))
q(f,'How many part-timers do we have, i.e. fewer than 40 hours per week?','count',value=int((d['Hours per week']<40).sum()))
q(f,'Which office has the most remote workers?','ranking',top=top(d[d.Remote=='yes'].Office.value_counts()))
no(f,'How many sick days did people take?')

f='stock_levels.csv'; weeks=pd.date_range('2025-09-01',periods=16,freq='W-MON'); items=['Bolts','Nuts','Screws','Washers']; houses=['Hamburg','Munich']
a=pd.DataFrame([(wk.strftime('%d.%m.%Y'),hs,it,int(r.integers(200,3000)),round(float(r.uniform(.02,.3)),2)) for wk in weeks for hs in houses for it in items],columns=['Week beginning','Warehouse','Item','Units on hand','Unit cost'])
a.to_csv(T+f,index=False,sep=';',decimal=','); last=a['Week beginning']==weeks[-1].strftime('%d.%m.%Y'); ad=pd.to_datetime(a['Week beginning'],format='%d.%m.%Y')
q(f,'How many units on hand did Munich have at the end?','level',value=a[last&(a.Warehouse=='Munich')]['Units on hand'].sum())
q(f,'What was the average stock of bolts in Hamburg?','level',value=a[(a.Item=='Bolts')&(a.Warehouse=='Hamburg')]['Units on hand'].mean())
q(f,'When were there the fewest screws on hand in Munich?','trend',top=[[str(ad[a[(a.Item=='Screws')&(a.Warehouse=='Munich')]['Units on hand'].idxmin()].date()),float(a[(a.Item=='Screws')&(a.Warehouse=='Munich')]['Units on hand'].min())]])
no(f,'What are the total units on hand over all weeks?')
no(f,'How many bolts were sold in October?')

f='campaigns_2025.csv'; months=pd.date_range('2025-01-01',periods=12,freq='MS'); channels=['Email','Search','Social','Print']
b=pd.DataFrame([(mo.strftime('%b-%y'),ch,int(r.integers(20,90))*100,int(r.integers(500,9000)),int(r.integers(20,200)),round(float(r.uniform(.5,6)),1)) for mo in months for ch in channels],columns=['Month','Channel','Spend (EUR)','Clicks','Leads','Conversion rate (%)'])
b.to_csv(T+f,index=False); bm=pd.to_datetime(b.Month,format='%b-%y').dt.month
q(f,'How much did we spend on Search in the first half of 2025?','level',value=b[(b.Channel=='Search')&(bm<=6)]['Spend (EUR)'].sum())
q(f,'What does a lead cost us by channel?','comparison',top=top(b.groupby('Channel')['Spend (EUR)'].sum()/b.groupby('Channel').Leads.sum()))
q(f,'Which month brought the most leads?','trend',top=[[f'2025-{int(b.groupby(bm).Leads.sum().idxmax()):02d}',b.groupby(bm).Leads.sum().max()]])
q(f,'Compare clicks for email and social.','comparison',top=top(b[b.Channel.isin(['Email','Social'])].groupby('Channel').Clicks.sum()))
q(f,'How did leads develop from March to April 2025?','change',before=b[bm==3].Leads.sum(),after=b[bm==4].Leads.sum())
no(f,'What return did we make on the campaigns?')

f='hotel_nights.csv'; days=pd.date_range('2025-05-01',periods=153,freq='D')
c=pd.DataFrame({'Date':days.strftime('%m/%d/%Y'),'Rooms sold':r.integers(20,81,153),'Rooms available':80,'Room revenue':r.integers(2000,12000,153),'Event':r.choice(['','Trade fair','Wedding'],153,p=[.85,.09,.06])})
c['Occupancy']=(c['Rooms sold']/80).map('{:.1%}'.format); c.to_csv(T+f,index=False)
q(f,'How many rooms did we sell in July?','level',value=c[days.month==7]['Rooms sold'].sum())
q(f,'What was the average occupancy in August 2025?','level',value=(c[days.month==8]['Rooms sold']/80).mean())
q(f,'On what day was room revenue lowest?','trend',top=[[str(days[c['Room revenue'].idxmin()].date()),float(c['Room revenue'].min())]])
q(f,'How many days had a wedding?','count',value=int((c.Event=='Wedding').sum()))
q(f,'revenue june vs may?','change',before=c[days.month==5]['Room revenue'].sum(),after=c[days.month==6]['Room revenue'].sum())
no(f,'How many guests complained in July?')

f='customer_survey.csv'; n=250
e=pd.DataFrame({'Respondent ID':range(1,n+1),'Age group':r.choice(['18-29','30-44','45-59','60+'],n),'Region':r.choice(['Scotland','Wales','England'],n,p=[.2,.15,.65]),'Likelihood to recommend (0-10)':r.integers(0,11,n),'Would buy again?':r.choice(['Yes','No','Not sure'],n,p=[.6,.25,.15]),'Monthly spend':['£{:,.2f}'.format(x) for x in r.gamma(3,400,n)]})
e.to_csv(T+f,index=False); spend=e['Monthly spend'].str.replace('[£,]','',regex=True).astype(float)
q(f,'How many people from Wales answered?','count',value=int((e.Region=='Wales').sum()))
q(f,'What proportion would buy again?','level',value=(e['Would buy again?']=='Yes').mean())
q(f,'Which age group spends most per month on average?','ranking',top=top(spend.groupby(e['Age group']).mean()))
q(f,'average monthly spend of those aged 60+','level',value=spend[e['Age group']=='60+'].mean())
q(f,'How many customers rated us 9 or 10?','count',value=int((e['Likelihood to recommend (0-10)']>=9).sum()))
no(f,'Are men happier than women?')

f='parcel_deliveries.csv'; n=500
g=pd.DataFrame({'Order no':range(50001,50001+n),'Shipped':(pd.Timestamp('2025-03-01')+pd.to_timedelta(np.sort(r.integers(0,92,n)),unit='D')).strftime('%Y-%m-%d'),'Carrier':r.choice(['DPD','GLS','UPS'],n),'Country':r.choice(['Germany','France','Spain','Italy'],n),'Weight kg':np.round(r.gamma(2,2,n),2),'Days in transit':r.integers(1,9,n),'Late':r.choice(['Y','N'],n,p=[.15,.85]),'Postage':np.round(r.uniform(3,25,n),2)})
g.to_csv(T+f,index=False); gs=pd.to_datetime(g.Shipped)
q(f,'Which carrier has the highest share of late parcels?','ranking',top=top((g.Late=='Y').groupby(g.Carrier).mean()))
q(f,'How many parcels went to Spain in April 2025?','count',value=int(((g.Country=='Spain')&(gs.dt.month==4)).sum()))
q(f,'How long does a parcel to Italy take on average?','level',value=g[g.Country=='Italy']['Days in transit'].mean())
q(f,'How much postage did we pay UPS?','level',value=g[g.Carrier=='UPS'].Postage.sum())
q(f,'Do heavier parcels take longer?','level',value=g[['Weight kg','Days in transit']].corr().iloc[0,1])
no(f,'How many parcels were damaged?')
done()
