"""36 questions in the style of the shared ones on twelve tables: tips, air safety, baseball, rain, attacks by country, sleep, shares, commuters, smokers, carbon dioxide, births and a cholera outbreak."""
from common import *

f='restaurant-tips.csv'; t=save(rd('reshape2','tips'),f)
q(f,'On which day of the week are tips the highest on average?','ranking',top=top(t.groupby('day').tip.mean()))
q(f,'How many of the dinner bills were paid by smokers?','count',value=int(((t.time=='Dinner')&(t.smoker=='Yes')).sum()))
q(f,'What share of the total bill do people leave as a tip?','level',value=t.tip.sum()/t.total_bill.sum(),also=[dict(value=(t.tip/t.total_bill).mean())])

f='air-safety.csv'; t=save(rd('stevedata','asn_stats'),f); s=t.set_index('year')
q(f,'How many people were killed in airliner accidents (airfatal) in the 1970s?','level',value=int(s.airfatal.loc[1970:1979].sum()))
q(f,'In which year were there the most hijackings (hijack)?','trend',top=top(s.hijack))
no(f,'How many passengers flew in 1990?')

f='mlb-2016.csv'; t=save(rd('Stat2Data','MLBStandings2016'),f); s=t.set_index('Team')
q(f,'Which league hit more home runs (HR) in total, and how many more?','comparison',top=top(t.groupby('League').HR.sum()))
q(f,'Which five teams scored the most runs?','ranking',top=top(s.Runs,5))
q(f,'How many teams won more than 90 games?','count',value=int((t.Wins>90).sum()))

f='australian-rain.csv'; t=save(rd('DAAG','bomsoi')[['Year','SOI','avrain','NTrain','northRain','seRain','southRain','eastRain','swRain']],f); s=t.set_index('Year')
q(f,'In which year was average rainfall (avrain) the lowest?','trend',top=top(s.avrain,asc=True))
q(f,'How did rainfall in the southeast (seRain) change from the 1950s to the 1990s, on average?','change',before=s.seRain.loc[1950:1959].mean(),after=s.seRain.loc[1990:1999].mean())
no(f,'How much rain fell in Perth in 1974?')

f='attacks-by-country.csv'; t=save(rd('Ecdat','incidents.byCountryYr'),f); t=pd.read_csv(T+f)
q(f,'Which five countries had the most incidents from 2010 to 2014?','ranking',top=top(t[t.iyear.between(2010,2014)].groupby('country_txt').Freq.sum(),5))
q(f,'How many incidents were there in Iraq in 2014?','level',value=int(t[(t.country_txt=='Iraq')&(t.iyear==2014)].Freq.sum()))
q(f,'In which year did Colombia have the most incidents?','trend',top=top(t[t.country_txt=='Colombia'].set_index('iyear').Freq))

f='sleep-by-job.csv'; t=save(rd('openintro','sleep_deprivation'),f)
q(f,'How many of the truck drivers sleep less than 6 hours (<6)?','count',value=int(((t.profession=='truck drivers')&(t.sleep=='<6')).sum()))
q(f,'What percentage of the pilots sleep more than 8 hours?','level',value=float((t[t.profession=='pilots'].sleep=='>8').mean()))
no(f,'What do pilots earn?')

f='sp500-days.csv'; t=rd('gt','sp500'); t=save(t[t.date>='2007'],f); t=pd.read_csv(T+f); y=t.groupby(t.date.str[:4])
q(f,'On which day in 2008 was the trading volume the largest?','trend',top=top(t[t.date.str[:4]=='2008'].set_index('date').volume))
q(f,'How did the average closing price (close) change from 2009 to 2010?','change',before=y.close.mean()['2009'],after=y.close.mean()['2010'])
no(f,'How high was the index at the end of 2019?','time')

f='commuters.csv'; t=save(rd('Stat2Data','MetroCommutes'),f)
q(f,'In which city does the trip to work take the longest on average (Time)?','ranking',top=top(t.groupby('City').Time.mean()))
q(f,'How many commuters in Boston travel more than 20 miles (Distance)?','count',value=int(((t.City=='Boston')&(t.Distance>20)).sum()))
q(f,'How many commuters are there in each city?','ranking',top=top(t.groupby('City').size()),also=[dict(top=[[c,500]]) for c in t.City.unique()])

f='smokers-whickham.csv'; t=save(rd('mosaicData','Whickham'),f)
q(f,'What percentage of the smokers had died?','level',value=float((t[t.smoker=='Yes'].outcome=='Dead').mean()))
q(f,'Are smokers younger than non-smokers on average, and by how much?','comparison',top=top(t.groupby('smoker').age.mean()),also=[dict(top=top(t.groupby('smoker').age.mean(),asc=True))])
q(f,'How many of the women over 65 were still alive?','count',value=int(((t.age>65)&(t.outcome=='Alive')).sum()))

f='co2-hawaii.csv'; t=save(rd('Stat2Data','CO2Hawaii'),f); y=t.groupby('Year').CO2.mean()
q(f,'How much higher was CO2 in 2017 than in 1990 on average?','change',before=y[1990],after=y[2017],also=[dict(asks=['value'],value=y[2017]-y[1990])])
q(f,'What was the CO2 reading in May 2000?','level',value=t[(t.Year==2000)&(t.Month==5)].CO2.iloc[0])
q(f,'In which month of the year is CO2 the highest on average?','ranking',top=top(t.groupby('Month').CO2.mean()),also=[dict(top=[['May',t.groupby('Month').CO2.mean()[5]]])])

f='us-births.csv'; t=save(rd('openintro','present'),f); s=t.set_index('year')
q(f,'How many more boys than girls were born in 1950?','level',value=int(s.boys[1950]-s.girls[1950]),also=[dict(kind='comparison',asks=['top'],top=[['boys',int(s.boys[1950])]])])
q(f,'In which year were the most girls born?','trend',top=top(s.girls))
q(f,'How many boys were born in the 1960s?','level',value=int(s.boys.loc[1960:1969].sum()))

f='cholera-days.csv'; t=rd('HistData','Snow.dates').dropna(subset=['date']); save(t,f); t=pd.read_csv(T+f); s=t.set_index('date')
q(f,'On which day did the most people die?','trend',top=top(s.deaths))
q(f,'How many attacks were there in September 1854?','level',value=int(s.attacks[s.index.str[:7]=='1854-09'].sum()))
q(f,'How many people died from 1 to 7 September 1854?','level',value=int(s.deaths.loc['1854-09-01':'1854-09-07'].sum()))
done()
