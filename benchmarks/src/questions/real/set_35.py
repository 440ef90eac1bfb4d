"""36 questions in the style of the shared ones on twelve tables: drink, crashes, hurricanes, running records, voters, gas, cars, children of the world, colleges, greenhouse gases, weddings and a register of customers."""
from common import *

f='alcohol-german.csv'; t=rd('DAAG','grog'); k=t.rename(columns=dict(Beer='Bier',Wine='Wein',Spirit='Spirituosen',Country='Land',Year='Jahr')); k.to_csv(T+f,index=False,sep=';',decimal=',')
a=t[t.Country=='Australia'].set_index('Year')
q(f,'How did wine consumption (Wein) in Australia change from 1998 to 2006?','change',before=a.Wine[1998],after=a.Wine[2006])
q(f,'In which year did Australians drink the least beer (Bier)?' if False else 'In which year was beer consumption (Bier) in Australia at its lowest?','trend',top=top(a.Beer,asc=True))
no(f,'How much cider did New Zealand drink in 2000?')

f='crashes.csv'; t=rd('DAAG','nassCDS').iloc[::5][['dvcat','dead','airbag','seatbelt','frontal','sex','ageOFocc','yearacc','occRole']]; save(t,f); t=pd.read_csv(T+f,keep_default_na=False); t['ageOFocc']=pd.to_numeric(t.ageOFocc)
q(f,'How many of the occupants died (dead = dead)?','count',value=int((t.dead=='dead').sum()))
q(f,'What share of belted drivers died?','level',value=(t[(t.seatbelt=='belted')&(t.occRole=='driver')].dead=='dead').mean())
q(f,'Were those who died older on average than those who survived, and by how much?','comparison',top=top(t.groupby('dead').ageOFocc.mean()),value=float(t.groupby('dead').ageOFocc.mean().diff().abs().iloc[-1]))

f='hurricanes-named.csv'; t=rd('DAAG','hurricNamed')[['Name','Year','LF.WindsMPH','LF.PressureMB','AffectedStates','firstLF','deaths','mf','BaseDam2014']]; save(t,f); t=pd.read_csv(T+f); d=t.groupby('Year').deaths.sum()
q(f,'Which five hurricanes killed the most people?','ranking',top=top(t.set_index('Name').deaths,5))
q(f,'How many hurricanes with female names (mf = f) have made landfall since 1979?','count',value=int(((t.mf=='f')&(t.Year>=1979)).sum()))
q(f,'In which year did hurricanes kill the most people?','trend',top=top(d))

f='running-records.csv'; t=save(rd('DAAG','worldRecords'),f); t=pd.read_csv(T+f)
q(f,'How many of the records were set on the track?','count',value=int((t.roadORtrack=='track').sum()))
q(f,'Which is the oldest record?' if False else 'What is the longest distance for which there is a record?','level',value=t.Distance.max(),also=[dict(asks=['top'],kind='ranking',top=[[str(t.Distance.max()),t.Distance.max()]])])
no(f,'Which runner holds the marathon record?')

f='canada-voters-2011.csv'; t=save(rd('carData','CES11').drop(columns='id'),f); t=pd.read_csv(T+f)
q(f,'What percentage of women think that abortion should be banned (abortion = Yes)?','level',value=(t[t.gender=='Female'].abortion=='Yes').mean(),also=[dict(value=t[(t.gender=='Female')&(t.abortion=='Yes')].weight.sum()/t[t.gender=='Female'].weight.sum())])
q(f,'How many of the respondents in Ontario (ON) live in rural areas?','count',value=int(((t.province=='ON')&(t.urban=='rural')).sum()))
q(f,'For how many people is religion very important, by education?' if False else 'By education, who finds religion very important most often (importance = very)?','ranking',top=top((t.importance=='very').groupby(t.education).mean()),also=[dict(top=top((t.importance=='very').groupby(t.education).sum()))])

f='canada-gas.csv'; t=save(rd('fpp3','canadian_gas'),f); y=t.groupby(t.Month.str[:4].astype(int)).Volume.sum(); s=t.set_index('Month').Volume
q(f,'How much gas did Canada produce in 1990, and how much in 2000?','change',before=y[1990],after=y[2000])
q(f,'By how much did production in the first quarter of 2004 differ from the first quarter of 2003?','change',before=sum(s['2003 '+m] for m in ['Jan','Feb','Mar']),after=sum(s['2004 '+m] for m in ['Jan','Feb','Mar']))
q(f,'In which month was the volume at its highest?','trend',top=[['2002-01',s.max()]] if s.idxmax()=='2002 Jan' else [[s.idxmax(),s.max()]],also=[dict(top=[[str(pd.to_datetime(s.idxmax()).strftime('%Y-%m')),s.max()]])])

f='cars-1978.csv'; t=save(rd('causaldata','auto')[['make','price','mpg','rep78','weight','length','foreign']],f); t=pd.read_csv(T+f)
q(f,'Are foreign cars (foreign = 1) more expensive than domestic ones on average?','comparison',top=top(t.groupby('foreign').price.mean()))
q(f,'How many cars get more than 25 miles per gallon (mpg)?','count',value=int((t.mpg>25).sum()))
q(f,'What does the cheapest car cost, and which one is it?','ranking',top=top(t.set_index('make').price,asc=True))

f='children-of-the-world.csv'; t=rd('openintro','sowc_demographics'); t=save(t,f); t=pd.read_csv(T+f); s=t.set_index('countries_and_areas')
q(f,'How did life expectancy in Ethiopia change between 1970 and 2018?','change',before=s.life_expectancy_1970['Ethiopia'],after=s.life_expectancy_2018['Ethiopia'])
q(f,'In which country do women have the most children (fertility_2018)?','ranking',top=top(s.fertility_2018))
q(f,'How many babies were born in India in 2018?','level',value=s.births_2018['India'],also=[dict(value=1000*s.births_2018['India'])])

f='us-colleges.csv'; t=rd('ISLR','College'); t=save(t[['Private','Apps','Accept','Enroll','F.Undergrad','Outstate','Books','PhD','Grad.Rate']],f); t=pd.read_csv(T+f)
q(f,'What share of the applications do private colleges accept?','level',value=t[t.Private=='Yes'].Accept.sum()/t[t.Private=='Yes'].Apps.sum(),also=[dict(value=(t[t.Private=='Yes'].Accept/t[t.Private=='Yes'].Apps).mean())])
q(f,'What is the average out-of-state tuition (Outstate) at public colleges?','level',value=t[t.Private=='No'].Outstate.mean())
no(f,'Which college has the highest graduation rate in Texas?')

f='greenhouse-gases.csv'; t=save(rd('dslabs','greenhouse_gases'),f); s=t.set_index(['gas','year']).concentration
q(f,'How did the concentration of CO2 change between 1900 and 2000?','change',before=s['CO2',1900],after=s['CO2',2000])
q(f,'When was the concentration of methane (CH4) at its lowest?','trend',top=top(s['CH4'],asc=True))
no(f,'What was the concentration of N2O in 2010?','time')

f='weddings.csv'; t=rd('mosaicData','Marriage')[['ceremonydate','delay','officialTitle','person','age','race','prevcount','college','sign']]; t=save(t.assign(officialTitle=t.officialTitle.str.strip()),f); t=pd.read_csv(T+f)
q(f,'How old are brides on average?','level',value=t[t.person=='Bride'].age.mean())
q(f,'How many of the grooms had been married before (prevcount of 1 or more)?','count',value=int(((t.person=='Groom')&(t.prevcount>=1)).sum()))
no(f,'How many couples got divorced?')

f='address-book.csv'; t=pd.read_csv(G+'08-peeps.csv'); t=save(t[['name_given','name_family','city','country','gender','dob','height_cm','weight_kg']],f); t=pd.read_csv(T+f)
q(f,'How many of the people live in New Zealand (NZL)?','count',value=int((t.country=='NZL').sum()))
q(f,'What is the average height of the men?','level',value=t[t.gender=='male'].height_cm.mean())
no(f,'Who earns the most?')
done()
