"""36 questions in the style of the shared ones on twelve tables: unions, the world's countries, disks, a day-care centre, polio, the Crimean war, the Titanic, trade of the United States, souvenirs, barley, a German election, causes of death."""
from common import *

f='unions.csv'; t=save(rd('stevedata','uniondensity'),f); s=t.set_index('country')
q(f,'In which country is the largest share of workers in a union (union)?','ranking',top=top(s.union))
q(f,'How many countries have a union density above 50?','count',value=int((t.union>50).sum()))
no(f,'How many strikes were there in France?')

f='countries.csv'; t=save(rd('openintro','cia_factbook'),f); s=t.set_index('country')
q(f,'Which five countries have the highest birth rate?','ranking',top=top(s.birth_rate,5))
q(f,'How many people in India use the internet?','level',value=float(s.internet_users['India']))
no(f,'Which country spends the most on its army?')

f='disks.csv'; t=save(rd('openintro','ssd_speed'),f)
q(f,'Which brand has the fastest reading speed on average (read)?','ranking',top=top(t.groupby('brand').read.mean()))
q(f,'How many of the drives are NVMe drives (nvme = 1)?','count',value=int((t.nvme==1).sum()))
no(f,'What does a Samsung drive cost?')

f='daycare.csv'; t=save(rd('openintro','daycare_fines'),f)
q(f,'How many late pickups were there on average in the test group, and how many in the control group?','comparison',top=top(t.groupby('group').late_pickups.mean()))
q(f,'In which week were there the most late pickups?','ranking',top=top(t.groupby('week').late_pickups.sum()),also=[dict(kind='trend')])
no(f,'How high was the fine?')

f='polio.csv'; t=save(rd('HistData','PolioTrials'),f)
q(f,'How many children were vaccinated (Population)?','level',value=int(t[t.Group.str.contains('Vaccinated')&~t.Group.str.contains('Not|In')].Population.sum()),also=[dict(value=int(t[t.Group=='Vaccinated'].Population.sum()))])
q(f,'How many paralytic cases were there in the placebo group?','level',value=int(t[t.Group=='Placebo'].Paralytic.sum()))
no(f,'How many children died of measles?')

f='crimean-war.csv'; t=save(rd('HistData','Nightingale')[['Date','Army','Disease','Wounds','Other']],f); d=pd.to_datetime(t.Date)
q(f,'How many soldiers died of disease in 1855?','level',value=int(t[d.dt.year==1855].Disease.sum()))
q(f,'In which month did the most soldiers die of their wounds?','trend',top=top(t.set_index('Date').Wounds))
q(f,'How large was the army in January 1855?','level',value=int(t[t.Date=='1855-01-01'].Army.sum()))

f='titanic-passengers.csv'; t=save(rd('carData','TitanicSurvival'),f)
q(f,'What percentage of the passengers in 1st class survived?','level',value=float((t[t.passengerClass=='1st'].survived=='yes').mean()))
q(f,'How many men died?','count',value=int(((t.sex=='male')&(t.survived=='no')).sum()))
no(f,'Which passenger paid the highest fare?')

f='trade.csv'; t=save(rd('stevedata','usa_tradegdp'),f); s=t.set_index('year')
q(f,'How did exports (expo) change from 1990 to 2000?','change',before=s.expo[1990],after=s.expo[2000])
q(f,'In which year did imports (impo) first exceed 100?','trend',top=[[str(s.index[s.impo>100][0]),float(s.impo[s.impo>100].iloc[0])]])
no(f,'How much does the US export to Mexico?','member')

f='souvenirs.csv'; t=save(rd('fpp3','souvenirs'),f); t['y']=t.Month.str[:4]
q(f,'How did sales change from 1990 to 1991?','change',before=t[t.y=='1990'].Sales.sum(),after=t[t.y=='1991'].Sales.sum())
q(f,'In which month were sales the highest?','trend',top=[['1993-12',float(t.Sales.max())]],also=[dict(top=[['12',0]]),dict(top=[['December',0]])])
no(f,'How many visitors came to the shop in 1992?')

f='barley.csv'; t=save(rd('lattice','barley'),f)
q(f,'Which variety had the highest yield on average?','ranking',top=top(t.groupby('variety')['yield'].mean()))
q(f,'How did the average yield in Morris change from 1931 to 1932?','change',before=t[(t.site=='Morris')&(t.year==1931)]['yield'].mean(),after=t[(t.site=='Morris')&(t.year==1932)]['yield'].mean())
no(f,'How much rain fell in Duluth in 1931?')

f='german-election.csv'; t=save(rd('vcd','Bundestag2005'),f)
q(f,'Which party (Fraktion) got the most votes?','ranking',top=top(t.groupby('Fraktion').Freq.sum()))
q(f,'What share of the votes in Bayern did the CDU/CSU get?','level',value=float(t[(t.Bundesland=='Bayern')&(t.Fraktion=='CDU/CSU')].Freq.sum()/t[t.Bundesland=='Bayern'].Freq.sum()))
q(f,'How many votes were cast in Berlin?','level',value=int(t[t.Bundesland=='Berlin'].Freq.sum()))

f='causes-of-death.csv'; t=save(rd('lattice','USMortality'),f)
q(f,'Which cause of death has the highest rate among rural women?','ranking',top=top(t[(t.Status=='Rural')&(t.Sex=='Female')].set_index('Cause').Rate))
q(f,'Is the suicide rate of men higher in rural or in urban areas?','comparison',top=top(t[(t.Cause=='Suicide')&(t.Sex=='Male')].set_index('Status').Rate))
no(f,'How many people died of cancer?')
done()
