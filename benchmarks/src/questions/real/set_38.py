"""37 questions in the style of the shared ones on twelve tables: hourly earnings, scat, loans, traffic deaths, school sports, prices, a weather station, houses, an election, the Armada, British voters and peoples."""
from common import *

f='hourly-earnings.csv'; t=save(rd('AER','CPSSW9298'),f); g=t[t.gender=='female'].groupby('year').earnings.mean()
q(f,'By how much did the average earnings of women rise from 1992 to 1998?','change',before=g[1992],after=g[1998])
q(f,'What did men with a bachelor degree earn on average in 1998?','level',value=t[(t.gender=='male')&(t.degree=='bachelor')&(t.year==1998)].earnings.mean())
q(f,'Do people with a bachelor degree earn more than those with highschool only, and by how much?','comparison',top=top(t.groupby('degree').earnings.mean()))

f='scat.csv'; t=save(rd('modeldata','scat'),f)
q(f,'Which species leaves the heaviest droppings on average (Mass)?','ranking',top=top(t.groupby('Species').Mass.mean()))
q(f,'How many of the samples come from bobcats?','count',value=int((t.Species=='bobcat').sum()))
q(f,'In which month were the most samples collected?','ranking',top=top(t.groupby('Month').size()),also=[dict(top=[['2011-11',17]])])

f='lending-club.csv'; t=save(rd('modeldata','lending_club')[['funded_amnt','term','int_rate','sub_grade','addr_state','verification_status','annual_inc','emp_length','revol_util','Class']],f)
q(f,'What is the average interest rate (int_rate) of loans that run for 60 months (term_60)?','level',value=t[t.term=='term_60'].int_rate.mean())
q(f,'How many loans went to California (CA)?','count',value=int((t.addr_state=='CA').sum()))
q(f,'What share of the loans are bad?','level',value=float((t.Class=='bad').mean()))

f='traffic-deaths.csv'; t=save(rd('AER','Fatalities')[['state','year','unemp','income','beertax','drinkage','miles','jail','fatal','pop']],f)
q(f,'How did the total number of deaths (fatal) change from 1982 to 1988?','change',before=t[t.year==1982].fatal.sum(),after=t[t.year==1988].fatal.sum())
q(f,'Which state had the most deaths per inhabitant in 1988 (fatal divided by pop)?','ranking',top=top(t[t.year==1988].set_index('state').pipe(lambda x:x.fatal/x['pop'])))
q(f,'How many people died on the roads of Texas (tx) in 1985?','level',value=int(t[(t.state=='tx')&(t.year==1985)].fatal.iloc[0]))

f='school-sports.csv'; t=save(rd('vcd','JointSports'),f); g=t[t.gender=='Girl'].groupby('opinion').Freq.sum()
q(f,'How many girls found joint sports very good in 1983?','count',value=int(t[(t.gender=='Girl')&(t.opinion=='very good')&(t.year==1983)].Freq.sum()))
q(f,'Which opinion was the most common among boys?','ranking',top=top(t[t.gender=='Boy'].groupby('opinion').Freq.sum()))
q(f,'How many pupils were asked in 1985?','level',value=int(t[t.year==1985].Freq.sum()))

f='prices-since-2000.csv'; t=save(rd('stevedata','LTWT'),f); s=t.set_index(['category','date']).value
q(f,'How did College Tuition change between January 2000 and January 2015?','change',before=s['College Tuition','2000-01-01'],after=s['College Tuition','2015-01-01'])
q(f,'Which category was the cheapest, relative to 2000, in December 2019?','ranking',top=top(s.xs('2019-12-01',level='date'),asc=True))
no(f,'How much did a television cost in 2010?')

f='clemson.csv'; t=save(rd('stevedata','clemson_temps'),f); d=pd.to_datetime(t.date)
q(f,'Which was the hottest day (tmax)?','trend',top=top(t.set_index('date').tmax))
q(f,'On how many days in 1985 did the temperature fall below freezing (tmin below 32)?','count',value=int(((t.tmin<32)&(d.dt.year==1985)).sum()))
q(f,'What is the average high (tmax) in July?','level',value=t[d.dt.month==7].tmax.mean())

f='houses-ny.csv'; t=save(rd('Stat2Data','HousesNY'),f)
q(f,'What is the median price of a house with 3 beds?','level',value=t[t.Beds==3].Price.median())
q(f,'How many houses have at least two baths?','count',value=int((t.Baths>=2).sum()))
no(f,'In which street are the most expensive houses?')

f='election-2008.csv'; t=rd('Stat2Data','Election08'); t['State']=t.State.str.strip(); t=save(t,f)
q(f,'How many states did Obama win (ObamaWin = 1)?','count',value=int((t.ObamaWin==1).sum()))
q(f,'Which three states have the highest share of people with a college degree (BA)?','ranking',top=top(t.set_index('State').BA,3))
q(f,'Is income higher in the states that Obama won than in those that he lost, and by how much?','comparison',top=top(t.groupby('ObamaWin').Income.mean()))
no(f,'How many votes did McCain get in Ohio?')

f='armada.csv'; t=save(rd('HistData','Armada'),f); s=t.set_index('Armada')
q(f,'How many ships were there in all?','level',value=int(t.ships.sum()))
q(f,'Which fleet carried the most soldiers?','ranking',top=top(s.soldiers))
q(f,'How many fleets had more sailors than soldiers?','count',value=int((t.sailors>t.soldiers).sum()))

f='british-voters.csv'; t=save(rd('carData','BEPS'),f)
q(f,'How many women vote Labour?','count',value=int(((t.gender=='female')&(t.vote=='Labour')).sum()))
q(f,"Which party's voters are the oldest on average?",'ranking',top=top(t.groupby('vote').age.mean()))
q(f,'What share of voters under 30 vote Conservative?','level',value=float((t[t.age<30].vote=='Conservative').mean()))

f='peoples.csv'; t=save(rd('tidyr','population'),f); s=t.set_index(['country','year']).population
q(f,'How did the population of India change from 1995 to 2013?','change',before=s['India',1995],after=s['India',2013])
q(f,'Which country grew by the most people between 2000 and 2010?','change','top',before=0,after=0,top=top(s.xs(2010,level='year')-s.xs(2000,level='year')))
no(f,'How many people lived in Spain in 1980?','time')
done()
