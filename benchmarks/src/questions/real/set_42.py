"""36 questions in the style of the shared ones on twelve tables: presidents, hawks, warm days, a baking show, housework, students' hands, pupils' habits, telephones, smokers, applications, coups in Africa, sea ice."""
from common import *

f='presidents.csv'; t=rd('openintro','president'); t['party']=t.party.str.strip(); t=save(t,f)
q(f,'How many presidents were Republican?','count',value=int(t[t.party=='Republican'].potus.nunique()),also=[dict(value=int((t.party=='Republican').sum()))])
q(f,'Which party has had the most presidents?','ranking',top=top(t.groupby('party').size()),also=[dict(top=top(t.groupby('party').potus.nunique()))])
no(f,'Which president was the tallest?')

f='hawks.csv'; t=save(rd('Stat2Data','Hawks')[['Month','Day','Year','Species','Age','Sex','Wing','Weight','Culmen','Hallux','Tail']],f)
q(f,'Which species is the heaviest on average?','ranking',top=top(t.groupby('Species').Weight.mean()))
q(f,'How many hawks were caught in 1999?','count',value=int((t.Year==1999).sum()))
no(f,'How many eggs do hawks lay?')

f='warm-days.csv'; t=save(rd('openintro','climate70'),f)
q(f,'How did the average number of days above 90 degrees change from 1948 (dx90_1948) to 2018 (dx90_2018)?','comparison','value',value=t.dx90_2018.mean()-t.dx90_1948.mean(),also=[dict(asks=['change'],before=t.dx90_1948.mean(),after=t.dx90_2018.mean())])
q(f,'At how many stations were there more days above 70 degrees in 2018 (dx70_2018) than in 1948 (dx70_1948)?','count',value=int((t.dx70_2018>t.dx70_1948).sum()))
no(f,'How much snow fell in 2018?')

f='baking-episodes.csv'; t=save(rd('bakeoff','episodes'),f)
q(f,'How many episodes are there?','count',value=len(t))
q(f,'Which series had the most episodes?','ranking',top=top(t.groupby('series').size()),also=[dict(top=[['3',10]])])
q(f,'How many bakers appeared in the first episode of series 5 (bakers_appeared)?','level',value=int(t[(t.series==5)&(t.episode==1)].bakers_appeared.iloc[0]))

f='housework.csv'; t=save(rd('vcdExtra','HouseTasks'),f)
q(f,'Which task is done most often by the husband?','ranking',top=top(t[t.Who=='Husband'].groupby('Task').Freq.sum()))
q(f,'What share of the laundry is done by the wife?','level',value=float(t[(t.Task=='Laundry')&(t.Who=='Wife')].Freq.sum()/t[t.Task=='Laundry'].Freq.sum()))
no(f,'How many hours a week do men spend on housework?')

f='students.csv'; t=save(rd('MASS','survey'),f)
q(f,'How many students are left-handed (W.Hnd = Left)?','count',value=int((t['W.Hnd']=='Left').sum()))
q(f,'How tall are male students on average?','level',value=t[t.Sex=='Male'].Height.mean())
q(f,'Do students who never smoke have a lower pulse than heavy smokers?','comparison',top=top(t[t.Smoke.isin(['Never','Heavy'])].groupby('Smoke').Pulse.mean(),asc=True),also=[dict(top=top(t[t.Smoke.isin(['Never','Heavy'])].groupby('Smoke').Pulse.mean()))])

f='pupils-habits.csv'; t=save(rd('openintro','yrbss'),f)
q(f,'How many pupils never wear a helmet (helmet_12m)?','count',value=int((t.helmet_12m=='never').sum()))
q(f,'What is the average weight of 17-year-old girls?','level',value=t[(t.age==17)&(t.gender=='female')].weight.mean())
no(f,'How many pupils have a driving licence?')

f='telephones.csv'; t=rd('datasets','WorldPhones'); t.insert(0,'Year',[1951,1956,1957,1958,1959,1960,1961]); t=save(t,f); s=t.set_index('Year')
q(f,'How many telephones were there in Europe in 1961?','level',value=int(s.Europe[1961]))
q(f,'How did the number of telephones in Asia change from 1956 to 1961?','change',before=s.Asia[1956],after=s.Asia[1961])
no(f,'How many telephones were there in France in 1960?','member')

f='uk-smokers.csv'; t=save(rd('openintro','smoking'),f)
q(f,'Which region has the highest share of smokers?','ranking',top=top((t.smoke=='Yes').groupby(t.region).mean()),also=[dict(top=top(t[t.smoke=='Yes'].groupby('region').size()))])
q(f,'How many cigarettes do smokers smoke on a weekday on average (amt_weekdays)?','level',value=t[t.smoke=='Yes'].amt_weekdays.mean())
no(f,'How many people died of lung cancer in Wales?')

f='applications.csv'; t=save(rd('AER','ResumeNames')[['name','gender','ethnicity','quality','call','city','jobs','experience','military','computer','wanted','industry']],f)
q(f,'Do applicants with white names (ethnicity = cauc) get called back more often than those with black names (ethnicity = afam)?','comparison',top=top((t.call=='yes').groupby(t.ethnicity).mean()),also=[dict(top=top(t[t.call=='yes'].groupby('ethnicity').size()))])
q(f,'How many different names are there?','count',value=int(t.name.nunique()))
q(f,'Do applicants who served in the military (military) have more experience than those who did not?','comparison',top=top(t.groupby('military').experience.mean()))

f='coups.csv'; t=save(rd('stevedata','african_coups'),f); s=t.set_index('country')
q(f,'Which country has the highest share of people in agriculture (agperc)?','ranking',top=top(s.agperc))
q(f,'What was the turnout in Burundi?','level',value=float(s.turnout['Burundi']))
no(f,'When was the last coup in Ghana?','time')

f='sea-ice.csv'; t=save(rd('stevedata','arcticseaice')[['year','value']].rename(columns={'value':'extent_km2'}),f); s=t.set_index('year').extent_km2
q(f,'In which year was the extent of the ice the smallest?','trend',top=top(s,asc=True))
q(f,'How did the average extent of the 2000s differ from that of the 1950s?','change',before=s.loc[1950:1959].mean(),after=s.loc[2000:2009].mean())
q(f,'When did the extent first fall below 11,000,000 km2?','trend',top=[[str(s.index[s<11000000][0]),float(s[s<11000000].iloc[0])]])
done()
