"""36 questions in the style of the shared ones on twelve tables: films, a show, smallpox, opinions on the climate, walks with dogs, wages of 1976, a smoking ban, premiums for aluminium, cricketers, a century of warming, ants on sandwiches and beer."""
from common import *

f='old-films.csv'; t=rd('Stat2Data','Film'); t['Title']=t.Title.str.replace('_',' '); t=save(t[['Title','Year','Time','Cast','Rating','Time_code']],f)
q(f,'Which film is the longest (Time), and how long is it?','ranking',top=top(t.set_index('Title').Time))
q(f,'How many films have a rating of 3 or better?','count',value=int((t.Rating>=3).sum()))
q(f,'What is the average rating of the films from the 1950s?','level',value=t[t.Year.between(1950,1959)].Rating.mean())

f='drag-race-episodes.csv'; t=save(rd('dragracer','rpdr_ep')[['season','episode','airdate','special','finale','nickname','numqueens','lipsyncartist','lipsyncsong']],f); t=pd.read_csv(T+f)
q(f,'How many episodes did each season have, and which season had the most?','ranking',top=top(t.groupby('season').size()))
q(f,"Which artist's songs were lip-synced to most often (lipsyncartist)?",'ranking',top=top(t.groupby('lipsyncartist').size()))
no(f,'How many people watched the finale of season 8?')

f='smallpox-boston.csv'; t=save(rd('openintro','smallpox'),f)
q(f,'What share of the people who were not inoculated died?','level',value=float((t[t.inoculated=='no'].result=='died').mean()))
q(f,'How many inoculated people died?','count',value=int(((t.inoculated=='yes')&(t.result=='died')).sum()))
no(f,'How old were the people who died?')

f='warming-poll.csv'; t=save(rd('openintro','global_warming_pew'),f)
q(f,'What percentage of Liberal Democrats say that the Earth is warming?','level',value=float((t[t.party_or_ideology=='Liberal Democrat'].response=='Earth is warming').mean()))
q(f,'In which group (party_or_ideology) is the share of people who answer "Not warming" the highest?','ranking',top=top((t.response=='Not warming').groupby(t.party_or_ideology).mean()))
q(f,'How many people were asked?','count',value=len(t))

f='dog-walks.csv'; t=save(rd('Stat2Data','WalkTheDogs')[['StepCount','Kcal','Miles','Weather','Day','Walk']],f)
q(f,'How many more steps are taken on days with a walk (Walk = 1) than on days without, on average?','comparison',top=top(t.groupby('Walk').StepCount.mean()))
q(f,'In which weather are the most miles walked on average?','ranking',top=top(t.groupby('Weather').Miles.mean()))
q(f,'How many days of rain are there?','count',value=int((t.Weather=='rain').sum()))

f='wages-1976.csv'; t=save(rd('wooldridge','wage1')[['wage','educ','exper','tenure','nonwhite','female','married','numdep','south','west']],f)
q(f,'What is the average wage of married women?','level',value=t[(t.married==1)&(t.female==1)].wage.mean())
q(f,'How much more do men earn than women on average?','comparison',top=top(t.groupby('female').wage.mean(),asc=False),also=[dict(asks=['value'],value=float(t.groupby('female').wage.mean().diff().iloc[-1])),dict(top=[['no',t[t.female==0].wage.mean()]])])
q(f,'How many workers have more than 16 years of education (educ)?','count',value=int((t.educ>16).sum()))

f='smoking-ban.csv'; t=save(rd('AER','SmokeBan'),f)
q(f,'What percentage of workers smoke where there is no ban, and what percentage where there is one?','ranking',top=top((t.smoker=='yes').groupby(t.ban).mean()))
q(f,'By education, which group smokes the least?','ranking',top=top((t.smoker=='yes').groupby(t.education).mean(),asc=True),also=[dict(top=top(t[t.smoker=='yes'].groupby('education').size(),asc=True))])
q(f,'How old are female smokers on average?','level',value=t[(t.gender=='female')&(t.smoker=='yes')].age.mean())

f='aluminum-premiums.csv'; t=save(rd('stevedata','aluminum_premiums'),f); t=pd.read_csv(T+f); y=t.assign(y=t.date.str[:4]).pivot_table(index='y',columns='group',values='price')
q(f,'How did the average premium (price) in Western Europe change from 2019 to 2020?','change',before=y['Western Europe']['2019'],after=y['Western Europe']['2020'])
q(f,'Which region had the highest premium in 2021 on average?','ranking',top=top(y.loc['2021']))
no(f,'What was the premium in Brazil in 2019?','member')

f='cricketers.csv'; t=save(rd('DAAG','cricketer')[['left','year','life','dead','kia','cause']],f)
q(f,'How many of the cricketers were left-handed (left = left)?','count',value=int((t.left=='left').sum()))
q(f,'How many players were killed in action (kia = 1)?','count',value=int((t.kia==1).sum()))
q(f,'Do left-handers live shorter lives than right-handers on average (life), among those who are dead (dead = 1)?','comparison',top=top(t[t.dead==1].groupby('left').life.mean(),asc=True),also=[dict(top=top(t[t.dead==1].groupby('left').life.mean()))])

f='century-of-warming.csv'; t=save(rd('dslabs','temp_carbon'),f); s=t.set_index('year')
q(f,'How did carbon emissions change from 1950 to 2010?','change',before=s.carbon_emissions[1950],after=s.carbon_emissions[2010])
q(f,'In which year was the temperature anomaly (temp_anomaly) the largest?','trend',top=top(s.temp_anomaly))
q(f,'Did the land warm faster than the ocean from 1960 to 2010?','change',before=s.land_anomaly[1960],after=s.land_anomaly[2010]) if False else no(f,'How much did China emit in 2005?')

f='ants.csv'; t=save(rd('Stat2Data','SandwichAnts').drop(columns='Trial'),f)
q(f,'Which filling attracts the most ants on average?','ranking',top=top(t.groupby('Filling').Ants.mean()))
q(f,'Do sandwiches with butter attract more ants on average than those without?','comparison',top=top(t.groupby('Butter').Ants.mean()))
q(f,'How many ants were found on rye bread in all?','level',value=int(t[t.Bread=='Rye'].Ants.sum()))

f='australian-beer.csv'; t=save(rd('fpp2','ausbeer'),f); y=t.groupby(np.floor(t.time).astype(int)).value.sum()
q(f,'How much beer was produced in 1960, and how much in 2000?','change',before=y[1960],after=y[2000])
q(f,'In which quarter of the year is beer production the highest on average?','ranking',top=[['4',t[np.isclose(t.time%1,.75)].value.mean()]],also=[dict(top=[['Q4',t[np.isclose(t.time%1,.75)].value.mean()]])])
q(f,'In which year was the production of beer at its highest?','trend',top=top(y))
done()
