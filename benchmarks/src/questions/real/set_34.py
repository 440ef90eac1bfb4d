"""36 questions in the style of the shared ones on twelve tables: police registers, medals, a panel of countries, incomes, snow, exam scores, weather, grants, wages, football, building and hourly climate."""
from common import *

f='paris-register.csv'; t=save(data('Prostitutes')[['Year','month','count']],f); y=t.groupby('Year')['count']; p=t.set_index(['Year','month'])['count']
q(f,'How many women were on the register in January 1830, compared with January 1850?','change',before=p[1830,'Jan'],after=p[1850,'Jan'])
q(f,'In which year was the average number of registered women the highest?','trend',top=top(y.mean()))
no(f,'How many of the registered women were younger than 20?')

import json as _json
f='medals-2014.json'; r=_json.load(open(B+'olympics2014.json'))['data']; open(T+f,'w').write(_json.dumps(r)); t=pd.json_normalize(r).set_index('name')
q(f,'Which country won the most medals in total?','ranking',top=top(t['medals.total']))
q(f,'How many countries came home without any medal?','count',value=int((t['medals.total']==0).sum()))
no(f,'How many athletes did Norway send?')

f='economies.csv'; t=save(data('macro')[['country','year','gdp','unem','trade']],f); g=t.pivot(index='year',columns='country',values='unem'); w=g.mean()
q(f,'How did unemployment (unem) in Italy change from 1970 to 1980?','change',before=g.Italy[1970],after=g.Italy[1980])
q(f,'Which country had the lowest average unemployment (unem) in the 1980s?','ranking',top=top(g[(g.index>=1980)&(g.index<1990)].mean(),asc=True))
q(f,'When was GDP growth (gdp) in Japan at its lowest?','trend',top=top(t[t.country=='Japan'].set_index('year').gdp,asc=True))

f='family-incomes.csv'; t=data('incomeInequality')[['Year','Number.thousands','median','P90','P99','PopulationK','personsPerFamily']]; save(t,f); s=t.set_index('Year')
q(f,'By how much did the median family income rise between 1980 and 2000?','change',before=s['median'][1980],after=s['median'][2000])
q(f,'In which year were families at their smallest (personsPerFamily)?','trend',top=top(s.personsPerFamily,asc=True))
q(f,'How many families were there in 1990 (Number.thousands)?','level',value=s['Number.thousands'][1990],also=[dict(value=1000*s['Number.thousands'][1990])])

f='grand-rapids-snow.csv'; t=save(rd('mosaicData','SnowGR'),f); s=t.set_index('SeasonStart'); m=t[['Jul','Aug','Sep','Oct','Nov','Dec','Jan','Feb','Mar','Apr','May','Jun']]
q(f,'Which winter had the most snow in all (Total)?','trend',top=top(s.Total))
q(f,'How much snow falls in an average January?','level',value=t.Jan.mean())
q(f,'Which month is the snowiest on average?','ranking',top=top(m.mean()),also=[dict(top=[['January',m.mean()['Jan']]])])

f='sat-scores.csv'; t=save(rd('mosaicData','SAT'),f); s=t.set_index('state')
q(f,'Which five states spend the most per pupil (expend)?','ranking',top=top(s.expend,5))
q(f,'How many states have an average SAT score above 1,000 (sat)?','count',value=int((t.sat>1000).sum()))
q(f,'Do states that spend more have better SAT scores?','level',value=t.expend.corr(t.sat))

f='world-weather.csv'; t=save(rd('mosaicData','Weather')[['city','date','year','month','high_temp','low_temp','precip','events']],f); t=pd.read_csv(T+f); g=t.groupby('city')
q(f,'By city, where was the average high temperature (high_temp) the highest?','ranking',top=top(g.high_temp.mean()))
q(f,'What was the lowest temperature (low_temp) measured in Chicago in 2017?','level',value=t[(t.city=='Chicago')&(t.year==2017)].low_temp.min(),also=[dict(asks=['top'],kind='trend',top=top(t[(t.city=='Chicago')&(t.year==2017)].set_index('date').low_temp,1,asc=True))])
no(f,'How warm was it in London in July 2016?','member')

f='research-grants.csv'; t=save(rd('dslabs','research_funding_rates'),f); s=t.set_index('discipline')
q(f,'How many applications did women hand in, over all disciplines?','level',value=int(t.applications_women.sum()))
q(f,'What share of the applications by women was funded?','level',value=t.awards_women.sum()/t.applications_women.sum())
q(f,'In which discipline was the success rate of men (success_rates_men) the highest?','ranking',top=top(s.success_rates_men))

f='mid-atlantic-wages.csv'; t=save(rd('ISLR','Wage').drop(columns='logwage'),f); 
q(f,'What is the average wage of workers with an advanced degree?','level',value=t[t.education.str.contains('Advanced')].wage.mean())
q(f,'How did the average wage change from 2003 to 2009?','change',before=t[t.year==2003].wage.mean(),after=t[t.year==2009].wage.mean())
q(f,'By education, who earns the most on average?','ranking',top=top(t.groupby('education').wage.mean()))

f='nfl-2016.csv'; t=save(rd('Stat2Data','NFLStandings2016'),f); t=pd.read_csv(T+f); s=t.set_index('Team')
q(f,'How many teams won more games than they lost?','count',value=int((t.Wins>t.Losses).sum()))
q(f,'Which three teams allowed the fewest points (PointsAgainst)?','ranking',top=top(s.PointsAgainst,3,asc=True))
no(f,'Which coach won the most games?')

f='housing-units.csv'; t=save(rd('tidyr','construction'),f); s=t.set_index('Month')
q(f,'How did the number of units in the South change from January to June 2018?','change',before=s.South['January'],after=s.South['June'])
q(f,'In which month were the fewest single-unit homes (1 unit) started?','ranking',top=top(s['1 unit'],asc=True))
no(f,'How many homes were started in 2017?','time')

f='seattle-hours.csv'; t=vega('seattle-weather-hourly-normals.csv'); import shutil as _s; _s.move(T+'seattle-weather-hourly-normals.csv',T+f); d=pd.to_datetime(t.date)
q(f,'At what hour of the day is the wind strongest on average?','ranking',top=top(t.groupby(d.dt.hour).wind.mean()))
q(f,'What is the average temperature in August?','level',value=t[d.dt.month==8].temperature.mean())
q(f,'How much warmer is July than January on average?','change',before=t[d.dt.month==1].temperature.mean(),after=t[d.dt.month==7].temperature.mean(),also=[dict(before=t[d.dt.month==7].temperature.mean(),after=t[d.dt.month==1].temperature.mean()),dict(asks=['value'],value=t[d.dt.month==7].temperature.mean()-t[d.dt.month==1].temperature.mean())])
no(f,'Why is it windier in the afternoon?','cause')
done()
