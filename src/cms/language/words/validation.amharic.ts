import type { AmharicWords } from '../translate.ts';

/** What is wrong with what was written into a field, and what the check before publishing finds. */
export const validationWords = {
  'Please fill in "{1}" in English.': 'እባክዎ "{1*}" በእንግሊዝኛ ይሙሉ።',
  'Please fill in "{1}".': 'እባክዎ "{1*}" ይሙሉ።',
  '{1}: please keep to {2} characters (these are {3}).': '{1*}፦ እባክዎ በ{2} ቁምፊዎች ይወስኑ (አሁን {3} ናቸው)።',
  'Please write "{1}" in English first: the site shows the English where Amharic is missing.':
    'እባክዎ መጀመሪያ "{1*}" በእንግሊዝኛ ይጻፉ፦ አማርኛ በሌለበት ድረ ገጹ እንግሊዝኛውን ያሳያል።',
  'Please choose the consent record: someone can be recognised here.':
    'እባክዎ የፈቃድ መዝገቡን ይምረጡ፦ እዚህ ሊታወቅ የሚችል ሰው አለ።',
  'Write a page of this site, such as /news, or a whole address beginning with https://.':
    'የዚህ ድረ ገጽ ገጽ ይጻፉ፣ ለምሳሌ /news፣ ወይም በhttps:// የሚጀምር ሙሉ አድራሻ።',
  'Write the part of the address after the site’s name, beginning with /, such as /news.':
    'ከድረ ገጹ ስም ቀጥሎ ያለውን በ/ የሚጀምር ክፍል ይጻፉ፣ ለምሳሌ /news።',
  'Write the whole address, beginning with https://.': 'በhttps:// የሚጀምር ሙሉ አድራሻ ይጻፉ።',
  'Please write an amount as a number above zero, such as 25 or 12.50.':
    'እባክዎ መጠኑን ከዜሮ በላይ በሆነ ቁጥር ይጻፉ፣ ለምሳሌ 25 ወይም 12.50።',
  'Please write the three capital letters of a currency, such as ETB.':
    'እባክዎ የገንዘቡን ሦስት ትላልቅ ፊደላት ይጻፉ፣ ለምሳሌ ETB።',
  '{1} texts are not there in English: visitors see the Amharic. The first is “{2}”.':
    '{1} ጽሑፎች በእንግሊዝኛ የሉም፦ ጎብኚዎች አማርኛውን ያያሉ። የመጀመሪያው “{2*}” ነው።',
  '{1} texts are not there in Amharic: visitors see the English. The first is “{2}”.':
    '{1} ጽሑፎች በአማርኛ የሉም፦ ጎብኚዎች እንግሊዝኛውን ያያሉ። የመጀመሪያው “{2*}” ነው።',
  '“{1}” is not there in English: visitors see the Amharic.': '“{1*}” በእንግሊዝኛ የለም፦ ጎብኚዎች አማርኛውን ያያሉ።',
  '“{1}” is not there in Amharic: visitors see the English.': '“{1*}” በአማርኛ የለም፦ ጎብኚዎች እንግሊዝኛውን ያያሉ።',
  'The picture “{1}”': 'ፎቶው “{1}”',
  'A picture': 'አንድ ፎቶ',
  'English and in Amharic': 'እንግሊዝኛም በአማርኛም',
  '{1} has no description in {2}.': '{1*} በ{2*} መግለጫ የለውም።',
  'A heading in “{1}” is a level too deep for the one before it. Who listens to the page loses the thread.':
    'በ“{1*}” ያለ ርዕስ ከፊቱ ካለው አንድ ደረጃ ይወርዳል። ገጹን የሚያዳምጥ ሰው መስመሩን ያጣል።',
  '“{1}” links to {2}, and there is no such page.': '“{1*}” ወደ {2} ያመራል፤ እንዲህ ያለ ገጽ የለም።',
  '“{1}” says “{2}”, and the page says that names are changed. Write a first name only.':
    '“{1*}” “{2}” ይላል፤ ገጹ ግን ስሞች እንደተቀየሩ ይናገራል። ስም ብቻ ይጻፉ።',
  'Dark words cannot be read on this colour: choose a lighter one, or mark it as dark.':
    'ጥቁር ጽሑፍ በዚህ ቀለም ላይ አይነበብም፦ ደማቅ ቀለም ይምረጡ ወይም "ጥቁር" ብለው ምልክት ያድርጉ።',
  'White words cannot be read on this colour: choose a darker one.': 'ነጭ ጽሑፍ በዚህ ቀለም ላይ አይነበብም፦ ጠቆር ያለ ይምረጡ።',
  'Write the colour as # and six digits, such as #C4A287.': 'ቀለሙን በ# እና በስድስት ቁምፊዎች ይጻፉ፣ ለምሳሌ #C4A287።',
  'Write the colour as # and six digits, such as #5A2A1A.': 'ቀለሙን በ# እና በስድስት ቁምፊዎች ይጻፉ፣ ለምሳሌ #5A2A1A።',
  'Give both latitude and longitude, or neither.': 'ኬክሮስና ኬንትሮስ ሁለቱንም ይስጡ ወይም ሁለቱንም ይተዉ።',
  'Give the start as well as the end.': 'መጀመሪያውንም መጨረሻውንም ይስጡ።',
  'The latitude lies between -90 and 90.': 'ኬክሮስ በ-90 እና በ90 መካከል ነው።',
  'The longitude lies between -180 and 180.': 'ኬንትሮስ በ-180 እና በ180 መካከል ነው።',
  'When does it begin? Visitors read {1} until you write a time, or tick that it is not fixed yet.':
    'መቼ ይጀምራል? ሰዓት እስኪጽፉ ወይም ገና አልተወሰነም ብለው ምልክት እስኪያደርጉ ድረስ ጎብኚዎች {1} ያነባሉ።',
  'Write the time as hours and minutes of a 24-hour clock, such as 17:00.':
    'ሰዓቱን በ24 ሰዓት አቆጣጠር በሰዓትና በደቂቃ ይጻፉ፣ ለምሳሌ 17:00።',
  'Write the time zone by region and city, such as Africa/Addis_Ababa or America/Chicago.':
    'የሰዓት ክልሉን በአህጉርና በከተማ ይጻፉ፣ ለምሳሌ Africa/Addis_Ababa ወይም America/Chicago።',
  'Please write a percentage below 100 with at most two decimals, such as 2.9.':
    'እባክዎ ከ100 በታች መቶኛ ቢበዛ በሁለት አስርዮሽ ይጻፉ፣ ለምሳሌ 2.9።',
  'Please write an IBAN or an account number.': 'እባክዎ IBAN ወይም የሂሳብ ቁጥር ይጻፉ።',
  'Please write the BIC in capitals, with 8 or 11 characters.': 'እባክዎ BIC በትላልቅ ፊደላት፣ በ8 ወይም 11 ቁምፊዎች ይጻፉ።',
  'The check digits of this IBAN do not fit. Please compare it with a statement of the bank.':
    'የዚህ IBAN ማረጋገጫ ቁጥሮች አይስማሙም። እባክዎ ከባንክ መግለጫ ጋር ያወዳድሩ።',
  'A holiday cannot last a whole year.': 'በዓል ሙሉ ዓመት ሊቆይ አይችልም።',
  'Choose the first and the last day.': 'የመጀመሪያውንና የመጨረሻውን ቀን ይምረጡ።',
  'The last day cannot be before the first.': 'የመጨረሻው ቀን ከመጀመሪያው ሊቀድም አይችልም።',
  'The words cannot be read on the main colour: the contrast is {1} and must be at least {2}.':
    'ጽሑፉ በዋናው ቀለም ላይ አይነበብም፦ ንጽጽሩ {1} ነው፤ ቢያንስ {2} መሆን አለበት።',
  'Write the short name in small letters without spaces, such as "meskel".':
    'አጭሩን ስም በትናንሽ ፊደላት ያለ ክፍተት ይጻፉ፣ ለምሳሌ "meskel"።',
  '{{1}} stands for nothing. These can be filled in: {2}.': '{{1}} ምንም አይተካም። የሚሞሉት እነዚህ ናቸው፦ {2}።',
  'A panel has a number from 0 to 4.': 'ክፍል ከ0 እስከ 4 ቁጥር አለው።',
  'This address belongs to the site itself.': 'ይህ አድራሻ የድረ ገጹ ራሱ ነው።',
  'This address leads to {1} already.': 'ይህ አድራሻ አስቀድሞ ወደ {1} ይወስዳል።',
  'Visitors would go round in a circle: {1}.': 'ጎብኚዎች ሲሽከረከሩ ይኖራሉ፦ {1}።',
  'Write an address of this site, beginning with /, such as /gala.':
    'በ/ የሚጀምር የዚህ ድረ ገጽ አድራሻ ይጻፉ፣ ለምሳሌ /gala።',
  'A claim is a whole number, as it was counted.': 'አሃዝ እንደተቆጠረው ሙሉ ቁጥር ነው።',
  'Write an email address, such as hello@example.org.': 'የኢሜይል አድራሻ ይጻፉ፣ ለምሳሌ hello@example.org።',
  'Write the phone number with + and the country, such as +251 900 000 000.':
    'ስልኩን በ+ እና በአገር ቁጥር ይጻፉ፣ ለምሳሌ +251 900 000 000።',
  'Write the year with four digits, such as 2022.': 'ዓመቱን በአራት አሃዝ ይጻፉ፣ ለምሳሌ 2022።',
} as const satisfies AmharicWords;
