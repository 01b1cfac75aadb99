import type { AmharicWords } from '../translate.ts';

/** Why the gifts desk did not do what was asked. */
export const deskRefusalWords = {
  'Please look at the form again: something in it is missing or cannot be read.':
    'እባክዎ ቅጹን እንደገና ይመልከቱ፦ የሚጎድል ወይም ሊነበብ የማይችል ነገር አለ።',
  'That was a lot at once. Please wait a few minutes.': 'በአንድ ጊዜ ብዙ ነበር። እባክዎ ጥቂት ደቂቃዎች ይጠብቁ።',
  'There is no such gift.': 'እንዲህ ያለ ልገሳ የለም።',
  'This payment did not arrive, so none of it can be returned.': 'ይህ ክፍያ ስላልደረሰ የሚመለስ የለም።',
  'Please write the amount as a number, such as 25 or 12.50.': 'እባክዎ መጠኑን በቁጥር ይጻፉ፣ ለምሳሌ 25 ወይም 12.50።',
  'That is more than is left of the payment.': 'ይህ ከክፍያው ከቀረው ይበልጣል።',
  'A refund of this gift is already on its way. Please check its history before you try again.':
    'የዚህ ልገሳ ተመላሽ አስቀድሞ በመንገድ ላይ ነው። እንደገና ከመሞከርዎ በፊት ታሪኩን ይመልከቱ።',
  'The payment service of this gift is not set up here.': 'የዚህ ልገሳ የክፍያ አገልግሎት እዚህ አልተዘጋጀም።',
  'The payment service did not answer. You can send this again in a minute; nothing happens twice.':
    'የክፍያ አገልግሎቱ አልመለሰም። ከአንድ ደቂቃ በኋላ እንደገና መላክ ይችላሉ፤ ምንም ሁለቴ አይሆንም።',
  'The payment service refused.': 'የክፍያ አገልግሎቱ አልተቀበለም።',
  'There is no payment service that could be asked about this gift.': 'ስለዚህ ልገሳ የሚጠየቅ የክፍያ አገልግሎት የለም።',
  'We are already asking the payment services. Their answers appear below.':
    'የክፍያ አገልግሎቶቹ አስቀድመው እየተጠየቁ ነው። የሚሉት ከታች ይታያል።',
  'The payment services were asked several times within the hour. Please try again later.':
    'የክፍያ አገልግሎቶቹ በሰዓቱ ውስጥ ብዙ ጊዜ ተጠይቀዋል። እባክዎ ቆይተው እንደገና ይሞክሩ።',
  'Somebody has decided this already.': 'አንድ ሰው አስቀድሞ ወስኖታል።',
  'You entered this gift yourself. Please ask another person to confirm it.':
    'ይህን ልገሳ ያስገቡት እርስዎ ነዎት። እባክዎ ሌላ ሰው እንዲያረጋግጥ ይጠይቁ።',
  'Cash in this currency is not in the giving settings.': 'በዚህ ገንዘብ ጥሬ ገንዘብ በልገሳ ቅንብር የለም።',
  'This project or campaign is gone. Please choose again.': 'ይህ ፕሮጀክት ወይም ዘመቻ አሁን የለም። እባክዎ እንደገና ይምረጡ።',
  'This day has not come yet.': 'ይህ ቀን ገና አልመጣም።',
  'The books of that month are closed. Please choose a day after it.':
    'የዚያ ወር መዝገብ ተዘግቷል። እባክዎ ከእሱ በኋላ ያለ ቀን ይምረጡ።',
  'Please write what the things are.': 'እባክዎ ዕቃዎቹ ምን እንደሆኑ ይጻፉ።',
  'Please choose the file of the statement.': 'እባክዎ የመግለጫውን ፋይል ይምረጡ።',
  'This file is too large. A statement may have 20 MB.': 'ይህ ፋይል በጣም ትልቅ ነው። መግለጫ እስከ 20 MB ይችላል።',
  'This file is not text. Please ask the bank for CAMT.053 or CSV.':
    'ይህ ፋይል ጽሑፍ አይደለም። እባክዎ ባንኩን CAMT.053 ወይም CSV ይጠይቁ።',
  'This is a workbook. Please open it and save the sheet with the statement as CSV.':
    'ይህ የሠንጠረዥ ፋይል (workbook) ነው። እባክዎ ይክፈቱትና መግለጫው ያለበትን ገጽ እንደ CSV ያስቀምጡ።',
  'This file is broken: it cannot be read as XML.': 'ይህ ፋይል ተበላሽቷል፦ እንደ XML ሊነበብ አይችልም።',
  'This file declares entities, which no statement of a bank does. It was not read.':
    'ይህ ፋይል የባንክ መግለጫ የማይይዘውን entities ይዟል። አልተነበበም።',
  'This is not a CAMT.053 statement.': 'ይህ የCAMT.053 መግለጫ አይደለም።',
  'No line of this file can be read.': 'በዚህ ፋይል ሊነበብ የሚችል መስመር የለም።',
  'This account is not in the giving settings.': 'ይህ ሂሳብ በልገሳ ቅንብር የለም።',
  'This statement is of an account that is not in the giving settings.': 'ይህ መግለጫ በልገሳ ቅንብር የሌለ ሂሳብ ነው።',
  'Twenty statements wait already. Please import or delete one of them first.':
    'ሃያ መግለጫዎች አስቀድመው ይጠብቃሉ። እባክዎ መጀመሪያ አንዱን ያስገቡ ወይም ይሰርዙ።',
  'This file is not here any more: it was imported or deleted.': 'ይህ ፋይል አሁን እዚህ የለም፦ ገብቷል ወይም ተሰርዟል።',
  'Please choose the column that holds the day.': 'እባክዎ ቀኑን የሚይዘውን ዓምድ ይምረጡ።',
  'Please choose the column of the amount, or those of money in and money out.':
    'እባክዎ የመጠኑን ዓምድ፣ ወይም የገቢና የወጪ ዓምዶችን ይምረጡ።',
  'Please choose how days are written: this file can be read in two ways.':
    'እባክዎ ቀኖች እንዴት እንደተጻፉ ይምረጡ፦ ይህ ፋይል በሁለት መንገድ ሊነበብ ይችላል።',
  'Please choose how amounts are written: this file can be read in two ways.':
    'እባክዎ መጠኖች እንዴት እንደተጻፉ ይምረጡ፦ ይህ ፋይል በሁለት መንገድ ሊነበብ ይችላል።',
  'Some lines were not booked: their gift is not known, of another way, paid in another currency, or has less left than goes back.':
    'አንዳንድ መስመሮች አልተመዘገቡም፦ ልገሳቸው አይታወቅም፣ በሌላ መንገድ ነው፣ በሌላ ገንዘብ ተከፍሏል፣ ወይም ከሚመለሰው ያነሰ ቀርቶታል።',
  'Please choose a day.': 'እባክዎ ቀን ይምረጡ።',
  'Please write the three letters of a currency, such as ETB.': 'እባክዎ የገንዘቡን ሦስት ፊደላት ይጻፉ፣ ለምሳሌ ETB።',
  'This entry says what kind of spending it was. Choose another kind beside the spending.':
    'ይህ ምዝገባ የወጪውን ዓይነት ይናገራል። ከወጪው ጎን ሌላ ዓይነት ይምረጡ።',
  'There is less money than that. Tick the box to book it all the same.':
    'ያለው ገንዘብ ከዚያ ያንሳል። ቢሆንም ለመመዝገብ ሳጥኑን ምልክት ያድርጉበት።',
  '{1} holds {2} of the money for “{3}”. This would leave {4}. Tick the box to book it all the same.':
    'በ{1*} ለ“{3*}” የሚውለው ገንዘብ {2} ነው። ይህ {4} ያስቀራል። ቢሆንም ለመመዝገብ ሳጥኑን ምልክት ያድርጉበት።',
  'Please choose a kind of spending.': 'እባክዎ የወጪ ዓይነት ይምረጡ።',
  'It is of this kind already.': 'አስቀድሞ የዚህ ዓይነት ነው።',
  'Please write a name with Latin letters: it is also the name of the account.':
    'እባክዎ በላቲን ፊደላት ስም ይጻፉ፦ የሂሳቡም ስም ነው።',
  'There is a kind of spending with this name already.': 'በዚህ ስም የወጪ ዓይነት አስቀድሞ አለ።',
  'There are forty kinds of spending already. Please rename one.':
    'አርባ የወጪ ዓይነቶች አስቀድመው አሉ። እባክዎ የአንዱን ስም ይቀይሩ።',
  'Nothing that the bank held before its first statement is missing in the books.':
    'ባንኩ ከመጀመሪያው መግለጫ በፊት ከያዘው በመዝገቡ የጎደለ የለም።',
  'Please choose another fund than the one the money comes from.': 'እባክዎ ገንዘቡ ከሚመጣበት ሌላ ዓላማ ይምረጡ።',
  'In the same currency the same amount has to arrive. Book fees as spending.':
    'በአንድ ገንዘብ ያው መጠን መድረስ አለበት። የአገልግሎት ወጪን እንደ ወጪ ይመዝግቡ።',
  'Please choose another place or another currency than before.': 'እባክዎ ከቀድሞው ሌላ ቦታ ወይም ሌላ ገንዘብ ይምረጡ።',
  'Please name the document: the number of the invoice or receipt, or where it is stored.':
    'እባክዎ ሰነዱን ይጥቀሱ፦ የደረሰኝ ቁጥር ወይም የሚገኝበት።',
  'Please name where you read the rate.': 'እባክዎ ተመኑን ያነበቡበትን ይጥቀሱ።',
  'Please choose the rate. Enter it first if it is not in the list.':
    'እባክዎ ተመኑን ይምረጡ። በዝርዝሩ ከሌለ መጀመሪያ ያስገቡት።',
  'This rate is of other currencies. Please choose one of these two.':
    'ይህ ተመን የሌሎች ገንዘቦች ነው። እባክዎ የነዚህን ሁለቱን ይምረጡ።',
  'Please write the rate as a number above zero, such as 151.25.':
    'እባክዎ ተመኑን ከዜሮ በላይ በሆነ ቁጥር ይጻፉ፣ ለምሳሌ 151.25።',
  'A rate needs two different currencies.': 'ተመን ሁለት የተለያዩ ገንዘቦች ያስፈልጉታል።',
  'Please write why.': 'እባክዎ ምክንያቱን ይጻፉ።',
  'This is too long. Please write it shorter.': 'ይህ በጣም ረጅም ነው። እባክዎ አሳጥረው ይጻፉ።',
  'There is no such entry.': 'እንዲህ ያለ ምዝገባ የለም።',
  'This entry was taken back already.': 'ይህ ምዝገባ አስቀድሞ ተመልሷል።',
  'This is the entry of a gift. Please return it on the page of the gift.':
    'ይህ የልገሳ ምዝገባ ነው። እባክዎ በልገሳው ገጽ ይመልሱት።',
  'Please choose a month that is over.': 'እባክዎ ያለፈ ወር ይምረጡ።',
  'Please tick the box: a closed month stays closed, and so do those before it.':
    'እባክዎ ሳጥኑ ላይ ምልክት ያድርጉ፦ የተዘጋ ወር ከነቀደምቶቹ እንደተዘጋ ይቀራል።',
  'For a receipt we need both a name and a mail address.': 'ለደረሰኝ ስምም የኢሜይል አድራሻም ያስፈልገናል።',
} as const satisfies AmharicWords;
