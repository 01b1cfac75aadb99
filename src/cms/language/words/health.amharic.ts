import type { AmharicWords } from '../translate.ts';

/** The page "Is everything well?". */
export const healthWords = {
  'What runs by itself': 'በራሱ የሚሠራው',
  What: 'ምን',
  'Last done': 'መጨረሻ የተሠራው',
  Next: 'ቀጣይ',
  'How it went': 'እንዴት እንደሄደ',
  'looking for due jobs': 'ጊዜያቸው የደረሰ ሥራዎችን መፈለግ',
  'forgetting unconfirmed addresses': 'ያልተረጋገጡ አድራሻዎችን መሰረዝ',
  'taking out addresses suspended for a year': 'ለአንድ ዓመት የታገዱ አድራሻዎችን ማስወገድ',
  'forgetting plans that are long over': 'ያለፉ ዕቅዶችን መሰረዝ',
  'emptying the bin of what is 30 days old': '30 ቀን የሞላቸውን ከቆሻሻ መጣያው ማስወገድ',
  'removing issues in which nothing was written': 'ምንም ያልተጻፈባቸውን የዜና መልእክት እትሞች ማስወገድ',
  'sealing signed forms with the present secret': 'የተፈረሙ ቅጾችን በአሁኑ ሚስጥር ማሸግ',
  'forgetting approvals that are long over': 'ያለፉ የማጽደቅ ጥያቄዎችን መሰረዝ',
  'summing up figures of old days': 'ያለፉ ቀናትን ቁጥሮች መደመር',
  'sealing scans of documents with the present secret': 'የሰነድ ቅጂዎችን በአሁኑ ሚስጥር ማሸግ',
  'forgetting words of old bank statements': 'የቆዩ የባንክ መግለጫ ጽሑፎችን መሰረዝ',
  'sweeping sessions and links that are over': 'ጊዜያቸው ያለፈ መግቢያዎችንና አገናኞችን ማጽዳት',
  'asking payment services': 'የክፍያ አገልግሎቶችን መጠየቅ',
  'asking all payment services on request': 'በተጠየቀ ጊዜ ሁሉንም የክፍያ አገልግሎቶች መጠየቅ',
  'looking for attacks on giving': 'በልገሳ ላይ የሚደረጉ ጥቃቶችን መፈለግ',
  'tidying the outbox': 'ወጪ ሳጥንን ማስተካከል',
  'sending mail': 'ኢሜይል መላክ',
  'reading mail that came back': 'ተመልሶ የመጣ ኢሜይል ማንበብ',
  'listing who left, for restores': 'መረጃቸው የተሰረዘላቸውን ለመልሶ ማቋቋም መዘርዘር',
  'nightly backup': 'የሌሊት የመጠባበቂያ ቅጂ',
  'restore drill': 'የመልሶ ማቋቋም ልምምድ',
  'keeping the archive of the last days': 'የማኅደረ መዝገቡን ቅጂ መያዝ',
  'telling admins of backups': 'ስለ መጠባበቂያ ቅጂዎች ማሳወቅ',
  'copying backups': 'የመጠባበቂያ ቅጂዎችን ማባዛት',
  'not yet': 'ገና',
  'failed {1}×: {2}': '{1} ጊዜ አልተሳካም፦ {2}',
  well: 'ደህና',
  'Backups lie in {1}': 'የመጠባበቂያ ቅጂዎች ያሉት በ {1}',
  'Yes: everything runs.': 'አዎ፣ ሁሉም ይሠራል።',
  'Yes: everything runs, and giving is under attack.': 'አዎ፣ ሁሉም ይሠራል፤ ነገር ግን ልገሳ ጥቃት ላይ ነው።',
  '{1} of {2} parts need a look.': 'ከ{2} ክፍሎች {1} መታየት አለባቸው።',
  'Secrets to take away': 'ከማሽኑ መወሰድ ያለባቸው ሚስጥሮች',
  'None lies on the machine.': 'በማሽኑ ላይ ምንም የለም።',
  'A key or a password lies in a file on the machine. Whoever breaks into the machine can read it, and open the backups with such a key.':
    'ቁልፍ ወይም የይለፍ ቃል በማሽኑ ላይ ባለ ፋይል ውስጥ አለ። ወደ ማሽኑ ሰብሮ የገባ ሰው ሊያነበው፣ በቁልፉም የመጠባበቂያ ቅጂዎችን ሊከፍት ይችላል።',
  'Whoever looks after the server copies what is in the file to two safe places away from the machine. Then an admin confirms it here, which removes the file.':
    'ማሽኑን የሚከታተለው በፋይሉ ውስጥ ያለውን ከማሽኑ ውጭ ወደ ሁለት አስተማማኝ ቦታዎች ይቅዳ። ከዚያ አስተዳዳሪ እዚህ ያረጋግጣል፤ ፋይሉም ይሰረዛል።',
  'What is in {1} is stored in two places away from this machine.':
    'በ{1} ውስጥ ያለው ከዚህ ማሽን ውጭ በሁለት ቦታዎች ተቀምጧል።',
  'I have taken it away': 'ወስጄዋለሁ',
  'The file was removed.': 'ፋይሉ ተሰርዟል።',
  'The file could not be removed. Whoever looks after the server removes it on the machine.':
    'ፋይሉን መሰረዝ አልተቻለም። ማሽኑን የሚከታተለው በማሽኑ ላይ ይሰርዘው።',
  'Back up now': 'አሁን ቅጂ ይሥሩ',
  'A backup is being made. Open this page again to see how it went.':
    'የመጠባበቂያ ቅጂ እየተሠራ ነው። እንዴት እንደሄደ ለማየት ገጹን እንደገና ይክፈቱ።',
  'It begins within a minute. Open this page again to see how it went.':
    'በአንድ ደቂቃ ውስጥ ይጀምራል። እንዴት እንደሄደ ለማየት ገጹን እንደገና ይክፈቱ።',
  Well: 'ደህና',
  'Have a look': 'ይመልከቱት',
  'Act now': 'አሁን ይሥሩ',
  Database: 'የመረጃ ቋት',
  'It answers.': 'ይመልሳል።',
  Backups: 'የመጠባበቂያ ቅጂ',
  'One was made last night, read again from the disk, and is encrypted.':
    'ትናንት ማታ ተሠርቷል፣ ከዲስኩ እንደገና ተነቧል፣ ተመስጥሯልም።',
  'Backups elsewhere': 'በሌላ ቦታ ያለ ቅጂ',
  'Copies of the backups are in a second place, where a broken disk of the website cannot reach them.':
    'የድረ ገጹ ዲስክ ቢበላሽ የማይጠፉበት ቦታም ቅጂዎች አሉ።',
  'The last minutes elsewhere': 'የመጨረሻዎቹ ደቂቃዎች በሌላ ቦታ',
  'What staff write reaches the second place within minutes. Any moment of the last days can be restored.':
    'የተጻፈው በደቂቃዎች ውስጥ ወደ ሁለተኛው ቦታ ይደርሳል፤ ካለፉት ቀናት ማንኛውንም ጊዜ መመለስ ይቻላል።',
  'Trying a backup out': 'የቅጂ ሙከራ',
  'A backup was restored as a test within the last two weeks, and was complete.':
    'ባለፉት ሁለት ሳምንታት ቅጂ ለሙከራ ተመልሷል፤ ሙሉ ነበር።',
  'A mail server is set, and mail leaves.': 'የኢሜይል አገልጋይ ተዘጋጅቷል፤ ኢሜይል ይላካል።',
  'Things planned for a certain time': 'ለተወሰነ ጊዜ የታቀዱ',
  'Planned posts and issues go out on time.': 'የታቀዱ ዜናዎችና እትሞች በጊዜያቸው ይወጣሉ።',
  'Tidying up': 'ጽዳት',
  'What is no longer needed is deleted on time.': 'የማያስፈልገው በጊዜው ይሰረዛል።',
  'Room on the disk': 'የዲስክ ቦታ',
  'There is enough.': 'በቂ ነው።',
  'Tell whoever looks after the server, and show them this page.': 'ማሽኑን ለሚከታተል ሰው ይንገሩና ይህን ገጽ ያሳዩ።',
  'tell whoever looks after the server, and show them this page.': 'ማሽኑን ለሚከታተል ሰው ይንገሩና ይህን ገጽ ያሳዩ።',
  'The database isn’t answering. Visitors still see pages that are cached, but nothing can be saved.':
    'የመረጃ ቋቱ አይመልስም። ጎብኚዎች ከዚህ በፊት የታዩ ገጾችን ያያሉ፤ ምንም ማስቀመጥ ግን አይቻልም።',
  '{1} Restarting the software usually helps.': '{1*} ሶፍትዌሩን እንደገና ማስጀመር አብዛኛውን ጊዜ ያስተካክለዋል።',
  'One database account does everything: whoever breaks into one part of the software gets the whole database.':
    'አንድ የመረጃ ቋት መለያ ሁሉንም ያደርጋል፤ ወደ አንዱ ክፍል የገባ ሁሉንም ያገኛል።',
  'Whoever looks after the server runs "npm run database-accounts" and sets what it prints.':
    'ማሽኑን የሚከታተለው "npm run database-accounts" ያስኬድና የሚያወጣውን ያዘጋጅ።',
  'No automatic backups are being made.': 'የመጠባበቂያ ቅጂ በራሱ አይሠራም።',
  'Whoever looks after the server sets BACKUP_NIGHTLY=on, or makes sure that something else saves everything.':
    'ማሽኑን የሚከታተለው BACKUP_NIGHTLY=on ያዘጋጅ፣ ወይም ሌላ ነገር ሁሉንም እንደሚያስቀምጥ ያረጋግጥ።',
  'There is no backup yet.': 'ገና የመጠባበቂያ ቅጂ የለም።',
  'On a new installation the first one comes tonight. Otherwise press the button below and look here again in ten minutes.':
    'አዲስ ከሆነ የመጀመሪያው ዛሬ ማታ ይሠራል። ካልሆነ ከታች ያለውን አዝራር ይጫኑና ከአሥር ደቂቃ በኋላ እንደገና ይመልከቱ።',
  'The server can’t read the backup folder.': 'የመጠባበቂያ ቅጂዎች አቃፊ ሊነበብ አይችልም።',
  '{1} The folder is named below.': '{1*} አቃፊው ከታች ተጽፏል።',
  'The last backup failed. The server will try again by itself.':
    'የመጨረሻው የመጠባበቂያ ቅጂ አልተሳካም። በራሱ እንደገና ይሞከራል።',
  '{1} The reason is shown below.': '{1*} ምክንያቱ ከታች ተጽፏል።',
  'The last backup is more than two days old.': 'የመጨረሻው የመጠባበቂያ ቅጂ ከተሠራ ከሁለት ቀናት በላይ ሆኖታል።',
  'Press the button below and look here again in ten minutes. When nothing changes: {1}':
    'ከታች ያለውን አዝራር ይጫኑና ከአሥር ደቂቃ በኋላ እንደገና ይመልከቱ። ካልተለወጠ፦ {1*}',
  'Some pictures of the library were missing on the disk, so new backups don’t have them.':
    'በስብስቡ ያሉ አንዳንድ ፎቶዎች በዲስኩ ላይ ስላልነበሩ በአዲስ ቅጂ ውስጥ የሉም።',
  'An older backup may hold them. {1}': 'የቀድሞ ቅጂ ሊይዛቸው ይችላል። {1*}',
  'Backups are made but not encrypted: whoever gets hold of a file can read all of it.':
    'ቅጂዎች ይሠራሉ፤ ግን አልተመሰጠሩም፦ ፋይል ያገኘ ሁሉ ሊያነበው ይችላል።',
  'Whoever looks after the server sets BACKUP_KEY (npm run backup -- --make-key), and two people keep the key.':
    'ማሽኑን የሚከታተለው BACKUP_KEY ያዘጋጅ (npm run backup -- --make-key)፤ ሁለት ሰዎች ቁልፉን ይያዙ።',
  'Without backups nothing can be copied.': 'ያለ መጠባበቂያ ቅጂ የሚገለበጥ የለም።',
  'See "Backups".': '"የመጠባበቂያ ቅጂ" የሚለውን ይመልከቱ።',
  'All backups are on the disk of the website. If it breaks or burns, they are lost too.':
    'ሁሉም ቅጂዎች በድረ ገጹ ዲስክ ላይ ናቸው፤ ዲስኩ ቢበላሽ ወይም ቢቃጠል አብረው ይጠፋሉ።',
  'Whoever looks after the server names a second place, on another disk or in a bucket: BACKUP_COPY_TO.':
    'ማሽኑን የሚከታተለው ሁለተኛ ቦታ ይወስን፣ በሌላ ዲስክ ወይም ማከማቻ፦ BACKUP_COPY_TO።',
  'No backup has been copied to the second place yet.': 'ገና ወደ ሁለተኛው ቦታ የተገለበጠ ቅጂ የለም።',
  'Look here again in half an hour. You don’t need to do anything until then.':
    'ከግማሽ ሰዓት በኋላ እንደገና ይመልከቱ። እስከዚያ የሚሠራ የለም።',
  'Backups could not be copied to the second place. The server will try again by itself.':
    'ቅጂዎች ወደ ሁለተኛው ቦታ ሊገለበጡ አልቻሉም። በራሱ እንደገና ይሞከራል።',
  'No backup has been copied to the second place for more than two days.':
    'ከሁለት ቀናት በላይ ወደ ሁለተኛው ቦታ የተገለበጠ ቅጂ የለም።',
  'If the machine is lost, everything written since the last nightly backup is lost too.':
    'ማሽኑ ቢጠፋ ከመጨረሻው የማታ ቅጂ በኋላ የተጻፈው ሁሉ ይጠፋል።',
  '{1} The guide on backups says what keeps the last minutes from being copied.':
    '{1*} የመጨረሻዎቹ ደቂቃዎች እንዳይገለበጡ የሚያግደውን የመጠባበቂያ ቅጂ መመሪያው ይናገራል።',
  'The last minutes could not be copied to the second place. The server will try again by itself.':
    'የመጨረሻዎቹ ደቂቃዎች ወደ ሁለተኛው ቦታ ሊገለበጡ አልቻሉም። በራሱ እንደገና ይሞከራል።',
  '{1} The disk of the website fills up until it works again.': '{1*} እስኪሠራ ድረስ የድረ ገጹ ዲስክ ይሞላል።',
  'Nothing has been copied to the second place for more than five minutes, although staff have written something.':
    'የተጻፈ ነገር ቢኖርም ከአምስት ደቂቃ በላይ ወደ ሁለተኛው ቦታ ምንም አልተገለበጠም።',
  'If this is still shown in ten minutes: {1}': 'ከአሥር ደቂቃ በኋላም ይህ ከታየ፦ {1*}',
  'Without backups there is nothing to test.': 'ያለ መጠባበቂያ ቅጂ የሚሞከር የለም።',
  'The test of the last backup failed. It may be useless.': 'የመጨረሻው ቅጂ ለሙከራ ሊመለስ አልቻለም። ምንም ላይጠቅም ይችላል።',
  '{1} The reason is shown below. Do not delete older backups.': '{1*} ምክንያቱ ከታች ተጽፏል። የቀድሞ ቅጂዎችን አይሰርዙ።',
  'No backup has been tested yet.': 'ገና የተሞከረ ቅጂ የለም።',
  'The first test comes within a week. You don’t need to do anything until then.':
    'የመጀመሪያው በሳምንት ውስጥ ይሞከራል። እስከዚያ የሚሠራ የለም።',
  'No backup has been tested for two weeks.': 'ለሁለት ሳምንታት የተሞከረ ቅጂ የለም።',
  'The software that sends mail and makes backups is not running.':
    'ኢሜይል የሚልከውና የመጠባበቂያ ቅጂ የሚሠራው ፕሮግራም አይሠራም።',
  '{1} Nothing is lost: mail waits in the outbox.': '{1*} ምንም አልጠፋም፦ ኢሜይል በወጪ ሳጥን ይጠብቃል።',
  'Mails stay in the outbox. No mail server is set, so nobody outside gets them.':
    'ኢሜይሎች በወጪ ሳጥን ተይዘዋል። የኢሜይል አገልጋይ ስላልተዘጋጀ ማንም አይደርሰውም።',
  'Whoever looks after the server sets SMTP_URL and MAIL_FROM and restarts the software. Then an admin sends the held mails from the outbox.':
    'ማሽኑን የሚከታተለው SMTP_URL እና MAIL_FROM ያዘጋጅና ሶፍትዌሩን እንደገና ያስጀምር። ከዚያ አስተዳዳሪ በወጪ ሳጥን የተያዙትን ይለቃል።',
  'Mail has been waiting for more than two hours: the mail server does not accept it.':
    'ኢሜይል ከሁለት ሰዓት በላይ ይጠብቃል፦ የኢሜይል አገልጋዩ አይቀበለውም።',
  '{1} The outbox shows what the mail server said.': '{1*} አገልጋዩ ያለውን የወጪ ሳጥኑ ያሳያል።',
  'Some mails of the last week were refused, or we stopped trying.':
    'ካለፈው ሳምንት ኢሜይሎች አንዳንዶቹ ተመልሰዋል ወይም ተትተዋል።',
  'The outbox shows each with its reason. An address that is wrong can be deleted from the readers.':
    'የወጪ ሳጥኑ እያንዳንዱን ከነምክንያቱ ያሳያል። የተሳሳተ አድራሻ ከአንባቢዎች ሊሰረዝ ይችላል።',
  'Plans are not being carried out: posts and issues do not go out on time.':
    'የታቀደውን የሚከታተል የለም፦ ዜናዎችና እትሞች በጊዜያቸው አይወጡም።',
  '{1} Until then publish by hand.': '{1*} እስከዚያ በእጅ ያትሙ።',
  'Something planned did not happen on time.': 'የታቀደ ነገር በጊዜው አልሆነም።',
  'Check whether posts or issues are late, and publish them by hand.': 'የዘገዩ ዜናዎች ወይም እትሞች ካሉ አይተው በእጅ ያትሙ።',
  'Something planned could not be done.': 'የታቀደ ነገር ሊሠራ አልቻለም።',
  'Look on the dashboard under "Planned", which says why, and at newsletter issues that are due. Publish by hand what is late.':
    'በመነሻው "የታቀደ" የሚለው ምክንያቱን ይናገራል፤ መላክ ያለባቸውንም እትሞች ይመልከቱ። የዘገየውን በእጅ ያትሙ።',
  'Some tidying up failed. The server will try again by itself.': 'አንዳንድ ጽዳት አልተሳካም። በራሱ እንደገና ይሞከራል።',
  'If this is still shown tomorrow: {1}': 'ነገም ይህ ከታየ፦ {1*}',
  'Some tidying up is late.': 'አንዳንድ ጽዳት ዘግይቷል።',
  'The disk is filling up.': 'ዲስኩ እየሞላ ነው።',
  '{1} It will last some weeks, not months.': '{1*} የቀሩት ሳምንታት እንጂ ወራት አይደሉም።',
  'The disk is nearly full. Soon nothing can be saved.': 'ዲስኩ ሞልቷል። በቅርቡ ምንም ማስቀመጥ አይቻልም።',
  '{1} Today.': '{1*} ዛሬውኑ።',
  'answered in {1} ms': 'በ{1} ሚሊ ሰከንድ መልሷል',
  'last {1}, {2}': 'መጨረሻ {1*}፣ {2*}',
  '{1} kept': '{1} ተቀምጠዋል',
  'copied to {1}': 'ወደ {1} ተገልብጧል',
  'last {1}': 'መጨረሻ {1*}',
  '{1} waiting': '{1} በመጠበቅ ላይ',
  '{1} refused this week': 'በዚህ ሳምንት {1} ተመልሰዋል',
  '{1} kept for staff to look at': 'ሠራተኞች እንዲያዩ {1} ተይዘዋል',
  '{1} late': '{1} ዘግይተዋል',
  '{1} given up': '{1} ተትተዋል',
  '{1} of {2} free': 'ከ{2} {1} ነፃ ነው',
  '{1} bytes': '{1} ባይት',
  '{1} seconds ago': 'ከ{1} ሰከንድ በፊት',
  '{1} second ago': 'ከ{1} ሰከንድ በፊት',
  '{1} minutes ago': 'ከ{1} ደቂቃ በፊት',
  '{1} minute ago': 'ከ{1} ደቂቃ በፊት',
  '{1} hours ago': 'ከ{1} ሰዓት በፊት',
  '{1} hour ago': 'ከ{1} ሰዓት በፊት',
  '{1} days ago': 'ከ{1} ቀን በፊት',
  '{1} day ago': 'ከ{1} ቀን በፊት',
  'in {1} seconds': 'ከ{1} ሰከንድ በኋላ',
  'in {1} second': 'ከ{1} ሰከንድ በኋላ',
  'in {1} minutes': 'ከ{1} ደቂቃ በኋላ',
  'in {1} minute': 'ከ{1} ደቂቃ በኋላ',
  'in {1} hours': 'ከ{1} ሰዓት በኋላ',
  'in {1} hour': 'ከ{1} ሰዓት በኋላ',
  'in {1} days': 'ከ{1} ቀን በኋላ',
  'in {1} day': 'ከ{1} ቀን በኋላ',
} as const satisfies AmharicWords;
