"""36 questions in the style of the shared ones on twelve tables: banking crises, nuclear weapons, lifeboats, homicides by gun, a plebiscite, pay in baseball, teachers' marks, journals, the Donner party, an election, births of a year, doctorates."""
from common import *

f='banking-crises.csv'; t=save(rd('Ecdat','bankingCrises'),f); s=t.set_index('year')
q(f,'How many countries had a banking crisis in 1931?','count',value=int((s.loc[1931]==1).sum()))
q(f,'In how many years did Argentina have a banking crisis?','count',value=int((s.Argentina==1).sum()))
no(f,'How long did the banking crisis in Scotland last?','member')

f='nuclear-weapons.csv'; t=save(rd('Ecdat','nuclearWeaponStates')[['nation','ctry','firstTest','nuclearWeapons','popM','GDP_B','startNucPgm']],f); s=t.set_index('nation')
q(f,'Which country has the most nuclear weapons?','ranking',top=top(s.nuclearWeapons))
q(f,'How many nuclear weapons do these countries have in all?','level',value=int(t.nuclearWeapons.sum()))
no(f,'How many soldiers does India have?')

f='lifeboats.csv'; t=save(rd('vcd','Lifeboats'),f); s=t.set_index('boat')
q(f,'How many women were in the lifeboats in all?','level',value=int(t.women.sum()))
q(f,'Which boat carried the most people (total)?','ranking',top=top(s.total))
q(f,'Did the boats on the port side carry more men on average than those on the starboard side?','comparison',top=top(t.groupby('side').men.mean()))

f='gun-homicides.csv'; t=save(rd('stevedata','ghp100k').rename(columns={'value':'gun_homicides_per_100k'}),f); s=t.set_index(['country','year']).gun_homicides_per_100k
q(f,'Which country had the highest rate of gun homicides in 2000?','ranking',top=top(s.xs(2000,level='year')))
q(f,'How did the gun homicide rate in Australia change from 1996 to 2006?','change',before=s['Australia',1996],after=s['Australia',2006])
no(f,'How many people were murdered with knives in Canada in 2000?')

f='chile-plebiscite.csv'; t=save(rd('carData','Chile'),f)
q(f,'How many women intend to vote yes (vote = Y)?','count',value=int(((t.sex=='F')&(t.vote=='Y')).sum()))
q(f,'In which region is the average income the highest?','ranking',top=top(t.groupby('region').income.mean()))
q(f,'How old are those who intend to abstain (vote = A) on average?','level',value=t[t.vote=='A'].age.mean())

f='baseball-pay.csv'; t=save(rd('openintro','mlb'),f)
q(f,'Which team pays the most in salaries altogether?','ranking',top=top(t.groupby('team').salary.sum()))
q(f,'What is the median salary of a pitcher?','level',value=t[t.position=='Pitcher'].salary.median())
no(f,'How many home runs did the Yankees hit?')

f='evaluations.csv'; t=save(rd('openintro','evals')[['course_id','prof_id','score','rank','ethnicity','gender','language','age','cls_students','cls_level','bty_avg','pic_outfit']],f)
q(f,'Do male teachers get better scores than female ones on average?','comparison',top=top(t.groupby('gender').score.mean()))
q(f,'How many different professors were rated (prof_id)?','count',value=int(t.prof_id.nunique()))
q(f,'Which rank has the lowest average score?','ranking',top=top(t.groupby('rank').score.mean(),asc=True))

f='journals.csv'; t=save(rd('AER','Journals'),f); s=t.set_index('title')
q(f,'Which journal is the most expensive?','ranking',top=top(s.price))
q(f,'How many journals does Elsevier publish?','count',value=int((t.publisher=='Elsevier').sum()))
q(f,'How many journals were founded before 1950?','count',value=int((t.foundingyear<1950).sum()))

f='donner-party.csv'; t=save(rd('vcdExtra','Donner'),f)
q(f,'How many members of the party survived (survived = 1)?','count',value=int((t.survived==1).sum()))
q(f,'What share of the women survived?','level',value=t[t.sex=='Female'].survived.mean())
q(f,'Which family had the most members?','ranking',top=top(t.groupby('family').size()))

f='election-2016-results.csv'; t=save(rd('dslabs','results_us_election_2016'),f); s=t.set_index('state')
q(f,'In which state did Trump have his highest share of the vote?','ranking',top=top(s.trump))
q(f,'In how many states did Trump get more than Clinton?','count',value=int((t.trump>t.clinton).sum()))
no(f,'How many people voted in Ohio?')

f='births-2015.csv'; t=save(rd('mosaicData','Births2015')[['date','births','wday']],f); d=pd.to_datetime(t.date)
q(f,'On which day of the week (wday) are the fewest babies born on average?','ranking',top=top(t.groupby('wday').births.mean(),asc=True))
q(f,'How many babies were born in August 2015?','level',value=int(t[d.dt.month==8].births.sum()))
no(f,'How old were the mothers on average?')

f='doctorates.csv'; t=save(rd('carData','AMSsurvey').rename(columns={'count':'count08'}),f)
q(f,'How many women got a doctorate in 2011 (count11)?','level',value=int(t[t.sex=='Female'].count11.sum()))
q(f,'Which type of institution awarded the most doctorates in 2008 (count08)?','ranking',top=top(t.groupby('type').count08.sum()))
q(f,'What share of the doctorates of 2011 (count11) went to citizens of the US?','level',value=float(t[t.citizen=='US'].count11.sum()/t.count11.sum()))
done()
