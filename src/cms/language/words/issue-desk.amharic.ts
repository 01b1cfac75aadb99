import type { AmharicWords } from '../translate.ts';

/** The desk beside an issue of the newsletter: preview, test, sending, progress. */
export const deskPanelWords = {
  'Write a subject and save the draft. The preview and the button to send it then appear here.':
    'ርዕሰ ጉዳይ ይጻፉና ረቂቁን ያስቀምጡ፤ ቅድመ እይታውና መላኪያው እዚህ ይመጣሉ።',
  'The mail is too long: {1} KB in {2}. Gmail shows 102 KB and cuts off the rest, and the link to leave with it. Shorten it, or link to the rest.':
    'ኢሜይሉ በጣም ረጅም ነው፦ በ{2*} {1} ኪሎ ባይት። Gmail 102 ኪሎ ባይት ብቻ ያሳያል፣ የቀረውን ከመውጫው አገናኝ ጋር ይቆርጣል። ያሳጥሩት፣ ወይም ወደ ቀሪው አገናኝ ያስገቡ።',
  'The mail is almost too long: {1} KB in {2}. Gmail shows 102 KB and cuts off the rest, and the link to leave with it.':
    'ኢሜይሉ ከመጠን በላይ ሊረዝም ነው፦ በ{2*} {1} ኪሎ ባይት። Gmail 102 ኪሎ ባይት ብቻ ያሳያል፣ የቀረውን ከመውጫው አገናኝ ጋር ይቆርጣል።',
  'Preview and sending': 'ቅድመ እይታና መላክ',
  'Saving what you wrote…': 'የጻፉትን በማስቀመጥ ላይ…',
  'Would go to {1}.': 'የሚደርሰው ለ{1*}።',
  'It cannot go out yet': 'ገና ሊላክ አይችልም',
  'The mail as readers get it': 'ለአንባቢዎች እንደሚደርስ',
  'Look at it in a window of its own': 'በራሱ መስኮት ይመልከቱት',
  Language: 'ቋንቋ',
  Edition: 'የእትም ዓይነት',
  Full: 'ሙሉ',
  Light: 'ቀላል',
  'Send now': 'አሁን ይላኩ',
  'Yes, send it now': 'አዎ፣ አሁን ይላክ',
  'Take it back to change it': 'ለማስተካከል ይመልሱት',
  'Yes, stop it': 'አዎ፣ ይቋረጥ',
  'Mails that have not gone out never will. Whoever has the mail already keeps it.':
    'ያልተላኩ ኢሜይሎች ከእንግዲህ አይላኩም። የደረሳቸው ግን ይቀርላቸዋል።',
  'Send…': 'ይላኩ…',
  Send: 'ይላኩ',
  'Send later…': 'በኋላ ይላኩ…',
  'Send later': 'በኋላ ይላኩ',
  'Yes, schedule it': 'አዎ፣ ይታቀድ',
  'Day and time, on your own clock': 'ቀንና ሰዓት፣ በእርስዎ ሰዓት',
  'It will go out just as it is now. Today it would go to {1}. You can take it back until then.':
    'አሁን እንዳለ በዚያ ጊዜ ይላካል። ዛሬ ቢላክ ለ{1*} ይደርስ ነበር። እስከዚያ መመለስ ይችላሉ።',
  'This goes to': 'የሚደርሰው ለ',
  ', once each. What is sent cannot be called back.': '፣ ለእያንዳንዱ አንድ ጊዜ። የተላከ ሊመለስ አይችልም።',
  'Not yet': 'ገና',
  'Send a test to': 'ሙከራ ይላኩ ወደ',
  As: 'እንደ',
  'English, full': 'እንግሊዝኛ፣ ሙሉ',
  'English, light': 'እንግሊዝኛ፣ ቀላል',
  'Amharic, full': 'አማርኛ፣ ሙሉ',
  'Amharic, light': 'አማርኛ፣ ቀላል',
  'Send a test': 'ሙከራ ይላኩ',
  'Goes out {1}, as it looks below.': '{1d} ይላካል፣ ከታች እንደሚታየው።',
  'Goes out soon, as it looks below.': 'በቅርቡ ይላካል፣ ከታች እንደሚታየው።',
  'Sent so far': 'እስካሁን የተላከ',
  of: '/',
  '· begun {1}': '· የተጀመረው {1d}',
  'See the mails': 'ኢሜይሎቹን ይመልከቱ',
  Draft: 'ረቂቅ',
  Scheduled: 'ታቅዷል',
  'On its way': 'በመላክ ላይ',
  'Kept in the outbox': 'በወጪ ሳጥን ተይዟል',
  Paused: 'ለጊዜው ቆሟል',
  Stopped: 'ተቋርጧል',
  Sent: 'ተልኳል',
  'Send what was kept': 'የተያዘውን ይላኩ',
  '{1} will get it now.': 'አሁን ለ{1*} ይደርሳል።',
  'Nothing is held back any more.': 'ከእንግዲህ የተያዘ የለም።',
  '1 mail is': '1 ኢሜይል',
  '{1} mails are': '{1} ኢሜይሎች',
  '{1} kept in the outbox while no mail server was set. One is set now: press "{2}".':
    'የኢሜይል አገልጋይ ሳይኖር {1*} በወጪ ሳጥን ተይዘዋል። አሁን ተዘጋጅቷል፦ "{2*}" የሚለውን ይጫኑ።',
  '{1} kept in the outbox, because no mail server is set. Whoever looks after the server sets SMTP_URL and MAIL_FROM and starts the software again; then you can send what was kept from here. Nothing is lost until then.':
    'የኢሜይል አገልጋይ ስላልተዘጋጀ {1*} በወጪ ሳጥን ተይዘዋል። ማሽኑን የሚከታተለው SMTP_URL እና MAIL_FROM ያዘጋጅና ሶፍትዌሩን እንደገና ያስጀምር፤ ከዚያ የተያዘውን ከዚህ መላክ ይችላሉ። እስከዚያ ምንም አይጠፋም።',
  '{1} waiting, because the software that sends mail is not running. Tell whoever looks after the server; sending continues by itself once it runs. Nothing is lost until then.':
    'ኢሜይል የሚልከው ፕሮግራም ስለማይሠራ {1*} ይጠብቃሉ። ማሽኑን ለሚከታተል ሰው ይንገሩ፤ ሲሠራ መላኩ በራሱ ይቀጥላል። እስከዚያ ምንም አይጠፋም።',
  'No mail server is set: what you send is kept in the outbox, and nobody gets it yet. Whoever looks after the server sets SMTP_URL and MAIL_FROM.':
    'የኢሜይል አገልጋይ አልተዘጋጀም፦ የሚልኩት በወጪ ሳጥን ይያዛል፣ ገና ለማንም አይደርስም። ማሽኑን የሚከታተለው SMTP_URL እና MAIL_FROM ያዘጋጅ።',
  'The software that sends mail is not running: what you send waits until it is. Tell whoever looks after the server.':
    'ኢሜይል የሚልከው ፕሮግራም አይሠራም፦ የሚልኩት እስኪሠራ ይጠብቃል። ማሽኑን ለሚከታተል ሰው ይንገሩ።',
  Pause: 'ለጊዜው ያቁሙ',
  'Go on sending': 'መላኩን ይቀጥሉ',
  'Stop for good': 'ለዘለዓለም ያቋርጡ',
  'It has no subject in English. Write one, at the top of the form.': 'በእንግሊዝኛ ርዕሰ ጉዳይ የለውም። በቅጹ አናት ይጻፉ።',
  'It is empty. Write an opening, or add a part.': 'ገና ምንም አይናገርም። የመክፈቻ ቃላት ይጻፉ ወይም ክፍል ይጨምሩ።',
  'The {1} "{2}" may not be sent: visitors cannot see it, or the people it tells of did not agree to the newsletter. Publish it first, or take it out.':
    '"{2}" ሊላክ አይችልም፦ ጎብኚዎች ሊያዩት አይችሉም፣ ወይም የሚናገርላቸው ሰዎች ለዜና መልእክት አልፈቀዱም። መጀመሪያ ያትሙት ወይም ያውጡት።',
  'It tells of a person who can be recognised, and no consent covers the website and the newsletter.':
    'ሊታወቅ ስለሚችል ሰው ይናገራል፤ ድረ ገጹንና የዜና መልእክቱን የሚያካትት ፈቃድ የለም።',
  'A picture may not be sent: its consent does not cover the website and the newsletter.':
    'አንድ ፎቶ ሊላክ አይችልም፦ ፈቃዱ ድረ ገጹንና የዜና መልእክቱን አያካትትም።',
  '{1} pictures may not be sent: their consent does not cover the website and the newsletter.':
    '{1} ፎቶዎች ሊላኩ አይችሉም፦ ፈቃዳቸው ድረ ገጹንና የዜና መልእክቱን አያካትትም።',
  'Nobody would get it: no confirmed reader fits what you chose under "For readers".':
    'ለማንም አይደርስም፦ ለአንባቢዎች ከመረጡት ጋር የሚስማማ የተረጋገጠ አንባቢ የለም።',
  'There is no Amharic subject: {1} will get English where Amharic is missing.':
    'የአማርኛ ርዕሰ ጉዳይ የለም፦ አማርኛ በሌለበት {1*} እንግሊዝኛ ይደርሳቸዋል።',
  'The picture of a post or event is left out: its consent does not cover the newsletter.':
    'የአንድ ዜና ወይም ዝግጅት ፎቶ ቀርቷል፦ ፈቃዱ የዜና መልእክትን አያካትትም።',
  '{1} pictures of posts or events are left out: their consent does not cover the newsletter.':
    'የዜናዎች ወይም የዝግጅቶች {1} ፎቶዎች ቀርተዋል፦ ፈቃዳቸው የዜና መልእክትን አያካትትም።',
  'There is no preview line. Inboxes will show the first words instead.':
    'የቅድመ እይታ መስመር የለም። በምትኩ የመጀመሪያዎቹ ቃላት ይታያሉ።',
  '{1} in English, {2} in Amharic': '{1} በእንግሊዝኛ፣ {2} በአማርኛ',
  '{1} in English': '{1} በእንግሊዝኛ',
  '{1} in Amharic': '{1} በአማርኛ',
  '1 person': '1 ሰው',
  '{1} people': '{1} ሰዎች',
  '1 person: {1}': '1 ሰው (በ{1*})',
  '{1} people: {2}': '{1} ሰዎች ({2*})',
  '1 in English': 'እንግሊዝኛ',
  '1 in Amharic': 'አማርኛ',
  Waiting: 'በመጠበቅ ላይ',
  'Kept, no mail server': 'ተይዟል፣ አገልጋይ የለም',
  Bounced: 'ተመልሷል',
  Failed: 'አልተሳካም',
  'Not sent': 'አልተላከም',
  'Please check the address and the time.': 'እባክዎ አድራሻውንና ሰዓቱን ያረጋግጡ።',
  'A test is on its way to {1}.': 'ሙከራ ወደ {1} በመላክ ላይ ነው።',
  'This issue no longer exists.': 'ይህ እትም ከእንግዲህ የለም።',
  'There is no such issue.': 'እንዲህ ያለ እትም የለም።',
  'There is no such mail.': 'እንዲህ ያለ ኢሜይል የለም።',
  'It is on its way to {1}.': 'ለ{1*} በመላክ ላይ ነው።',
  'It goes out {1}.': '{1d} ይላካል።',
  'It is a draft again.': 'እንደገና ረቂቅ ሆኗል።',
  'It is already on its way.': 'አስቀድሞ በመላክ ላይ ነው።',
  'It is too late for that.': 'ከእንግዲህ ይህን ማድረግ አይቻልም።',
  'Paused. Nothing more goes out until you go on.': 'ለጊዜው ቆሟል። እስኪቀጥሉ ድረስ ምንም አይላክም።',
  'Sending continues.': 'ቀጥሏል።',
  'Stopped for good.': 'ለዘለዓለም ተቋርጧል።',
  'It is already on its way. Nothing was sent twice.': 'አስቀድሞ በመላክ ላይ ነው። ምንም ሁለቴ አልተላከም።',
  'That time has passed. Choose a later one, or send it now.': 'ያ ጊዜ አልፏል። የሚመጣ ጊዜ ይምረጡ ወይም አሁን ይላኩ።',
  'A test goes only to people who work here, and to readers who have confirmed.':
    'ሙከራ የሚላከው እዚህ ለሚሠሩና ላረጋገጡ አንባቢዎች ብቻ ነው።',
  'You have sent {1} tests. The next can go in {2} minutes.': '{1} ሙከራዎች ልከዋል። ቀጣዩ ከ{2} ደቂቃ በኋላ ሊላክ ይችላል።',
  'Only people who write here may do this.': 'ይህን የሚያደርጉት የሚጽፉ ብቻ ናቸው።',
} as const satisfies AmharicWords;
