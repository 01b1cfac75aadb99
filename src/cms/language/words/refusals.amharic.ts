import type { AmharicWords } from '../translate.ts';

/** Why something was refused, or what came of it. */
export const refusalWords = {
  'That did not work. Please try again.': 'አልተሳካም። እባክዎ እንደገና ይሞክሩ።',
  'This could not be sent.': 'ሊላክ አልቻለም።',
  'Only admins may.': 'የሚችሉት አስተዳዳሪዎች ብቻ ናቸው።',
  'Publish the English first, or both: the site shows the English where Amharic is missing.':
    'መጀመሪያ እንግሊዝኛውን፣ ወይም ሁለቱንም ያትሙ፤ ድረ ገጹ አማርኛው በሌለበት እንግሊዝኛውን ያሳያል።',
  'Only people who write here may do this.': 'የሚችሉት እዚህ የሚጽፉ ብቻ ናቸው።',
  'Only editors and admins may.': 'የሚችሉት አዘጋጆችና አስተዳዳሪዎች ብቻ ናቸው።',
  'Only bookkeepers and admins may.': 'የሚችሉት የሂሳብ ሠራተኞችና አስተዳዳሪዎች ብቻ ናቸው።',
  'Change mail addresses and passwords one account at a time.': 'የኢሜይል አድራሻና የይለፍ ቃል በአንድ ጊዜ ለአንድ መለያ ይቀይሩ።',
  'Please fill in name, email, password and set-up code.': 'እባክዎ ስም፣ ኢሜይል፣ የይለፍ ቃልና የማዋቀሪያ ኮድ ይሙሉ።',
  'There is an admin already. Please ask them for an account.': 'አስተዳዳሪ አስቀድሞ አለ። እባክዎ መለያ ይጠይቋቸው።',
  'Not saved: a value does not fit its field. It is too large, of another kind, names what does not exist, or holds a character that cannot be stored.':
    'አልተቀመጠም፦ አንድ ዋጋ ለመስኩ አይስማማም። በጣም ትልቅ ነው፣ ሌላ ዓይነት ነው፣ የሌለ ነገር ይጠቅሳል፣ ወይም ሊቀመጥ የማይችል ፊደል አለው።',
  'This value has another shape than its field.': 'ይህ ዋጋ ከመስኩ ጋር የማይስማማ ቅርጽ አለው።',
  'Not saved. This value has another shape than its field.': 'አልተቀመጠም። ይህ ዋጋ ከመስኩ ጋር የማይስማማ ቅርጽ አለው።',
  'Nothing was saved, because one of the changes cannot be stored.': 'ምንም አልተቀመጠም፤ ከለውጦቹ አንዱ ሊቀመጥ አይችልም።',
  'This is no valid JSON.': 'ይህ ትክክለኛ JSON አይደለም።',
  'This request cannot be read: part of it is no valid JSON.': 'ይህ ጥያቄ ሊነበብ አይችልም፦ ከፊሉ ትክክለኛ JSON አይደለም።',
  'This set-up code is wrong, used or more than a day old. On the server itself, "npm run setup-code" makes a new one.':
    'ይህ የማዋቀሪያ ኮድ ትክክል አይደለም፣ አገልግሏል ወይም ከአንድ ቀን በላይ ሆኖታል። በማሽኑ ላይ "npm run setup-code" አዲስ ይሠራል።',
  'Too many attempts. Please try again in ten minutes.': 'ብዙ ሙከራ ተደርጓል። እባክዎ ከአሥር ደቂቃ በኋላ እንደገና ይሞክሩ።',
  'Welcome. You are the admin of this site.': 'እንኳን ደህና መጡ። የዚህ ድረ ገጽ አስተዳዳሪ እርስዎ ነዎት።',
  'This is the only admin; make someone else an admin first.':
    'ያለው አስተዳዳሪ ይህ ብቻ ነው፤ መጀመሪያ ሌላ ሰው አስተዳዳሪ ያድርጉ።',
  'Nobody stays signed in for more than {1} hours. Please sign in again.':
    'ማንም ከ{1} ሰዓት በላይ እንደገባ አይቆይም። እባክዎ እንደገና ይግቡ።',
  'There were too many tries. Please try again in a minute.': 'ብዙ ሙከራ ተደርጓል። እባክዎ ከአንድ ደቂቃ በኋላ እንደገና ይሞክሩ።',
  'There were too many tries. Please try again in {1} minutes.':
    'ብዙ ሙከራ ተደርጓል። እባክዎ ከ{1} ደቂቃ በኋላ እንደገና ይሞክሩ።',
  'A password has at least {1} characters.': 'የይለፍ ቃል ቢያንስ {1} ቁምፊዎች አሉት።',
  'This password is easy to guess. Use your own words, not your name, the name of this site or rows of keys.':
    'ይህ የይለፍ ቃል በቀላሉ ይገመታል፦ ስምዎን፣ የድርጅቱን ስም ወይም ተከታታይ ቁልፎችን ሳይሆን የራስዎን ቃላት ይጠቀሙ።',
  'Not saved. One field is marked.': 'አልተቀመጠም። አንድ መስክ ምልክት ተደርጎበታል።',
  'Not saved. {1} fields are marked.': 'አልተቀመጠም። {1} መስኮች ምልክት ተደርጎባቸዋል።',
  'You are signed out, so nothing was saved. Sign in again: what you wrote is stored in this browser and comes back in this form.':
    'ስለወጡ ምንም አልተቀመጠም። እንደገና ይግቡ፦ የጻፉት በዚህ አሳሽ ተቀምጧል፤ ወደዚህ ቅጽ ይመለሳል።',
  'The database isn’t answering right now, so nothing was saved. Leave this page open and try again in a moment.':
    'የመረጃ ቋቱ አሁን መመለስ ስላልቻለ ምንም አልተቀመጠም። ገጹን ሳይዘጉ ከትንሽ ቆይታ በኋላ እንደገና ይሞክሩ።',
  'The disk is full, so nothing was saved. Leave this page open, ask whoever looks after the server to make room, and save again.':
    'ዲስኩ ስለሞላ ምንም አልተቀመጠም። ገጹን ሳይዘጉ ማሽኑን የሚከታተለው ቦታ እንዲያስለቅቅ ይጠይቁና እንደገና ያስቀምጡ።',
  'there is no consent record for it': 'የፈቃድ መዝገብ የለውም',
  'the consent was withdrawn': 'ፈቃዱ ተነስቷል',
  'the consent has ended': 'ፈቃዱ አብቅቷል',
  'the consent does not cover the website': 'ፈቃዱ ድረ ገጹን አያካትትም',
  'This cannot be published: {1}.': 'ይህ ሊታተም አይችልም፦ {1*}።',
  'The picture "{1}" cannot be published: {2}.': 'ፎቶው "{1}" ሊታተም አይችልም፦ {2*}።',
  'Somebody can be recognised in this: whoever publishes it has to choose the consent record.':
    'በዚህ የሚታወቅ ሰው አለ፦ የሚያትመው ሰው የፈቃድ መዝገቡን መምረጥ አለበት።',
  'This picture cannot be shown: choose another one.': 'ይህ ፎቶ ሊታይ አይችልም፦ ሌላ ይምረጡ።',
  'The picture "{1}" is not shown to visitors yet: ask whoever publishes this to look at it.':
    'ፎቶው "{1}" ለጎብኚዎች ገና አይታይም፦ የሚያትመው ሰው እንዲያየው ይጠይቁ።',
  'This holds an invisible character that cannot be stored (NUL). Please type the words anew.':
    'ሊቀመጥ የማይችል የማይታይ ፊደል (NUL) አለበት። እባክዎ ቃላቱን እንደገና ይጻፉ።',
  'What was sent is damaged or incomplete. Please try again.': 'የተላከው የተበላሸ ወይም ያልተሟላ ነው። እባክዎ እንደገና ይሞክሩ።',
  'Files are uploaded, never fetched from an address.': 'ፋይሎች ይጫናሉ እንጂ ከአድራሻ አይመጡም።',
  'A consent record in use cannot be deleted.': 'በሥራ ላይ ያለ የፈቃድ መዝገብ ይቀራል።',
  'This consent record is still needed by: {1}. Choose another record there, or delete that first.':
    'ይህ የፈቃድ መዝገብ አሁንም ያስፈልጋል ለ፦ {1}። እዚያ ሌላ መዝገብ ይምረጡ ወይም መጀመሪያ ያንን ይሰርዙ።',
  'It goes out again.': 'እንደገና ይላካል።',
  'It cannot be sent again from here.': 'ከዚህ እንደገና ሊላክ አይችልም።',
  'Say which: failed or held.': 'የትኞቹ እንደሆኑ ይናገሩ፦ ያልተሳኩ ወይም የተያዙ።',
  'Not found': 'አልተገኘም',
  'This picture is larger than 12 MB; please save it smaller and try again.':
    'ይህ ፎቶ ከ12 MB ይበልጣል፤ እባክዎ አሳንሰው ያስቀምጡትና እንደገና ይሞክሩ።',
  'This picture has more than 50 megapixels; please save it smaller and try again.':
    'ይህ ፎቶ ከ50 ሜጋፒክስል ይበልጣል፤ እባክዎ አሳንሰው ያስቀምጡትና እንደገና ይሞክሩ።',
  'This is not a picture we can show; please use JPEG, PNG, WebP, AVIF or HEIC.':
    'ይህን ዓይነት ፎቶ ማሳየት አንችልም፤ እባክዎ JPEG፣ PNG፣ WebP፣ AVIF ወይም HEIC ይጠቀሙ።',
  'Moving pictures cannot be used here; please use a still JPEG, PNG, WebP or AVIF.':
    'ተንቀሳቃሽ ምስል እዚህ አይቻልም፤ እባክዎ የቆመ JPEG፣ PNG፣ WebP ወይም AVIF ይጠቀሙ።',
  'Part of this picture is missing or cannot be read; please take the original file from the phone or camera again.':
    'የዚህ ፎቶ ከፊሉ ጠፍቷል ወይም ሊነበብ አይችልም፤ እባክዎ ዋናውን ፋይል ከስልኩ ወይም ከካሜራው እንደገና ይውሰዱ።',
  'This HEIC photo cannot be converted; please send it as a JPEG. On an iPhone choose Settings, Camera, Formats, “Most Compatible”, or send the photo by mail; on a Samsung choose Camera, Settings, Advanced picture options and turn “High efficiency pictures” off.':
    'ይህን የHEIC ፎቶ መለወጥ አልተቻለም፤ እባክዎ በJPEG ይላኩት። በአይፎን Settings፣ Camera፣ Formats፣ “Most Compatible” ይምረጡ፣ ወይም ፎቶውን በኢሜይል ይላኩት፤ በሳምሰንግ Camera፣ Settings፣ Advanced picture options ውስጥ “High efficiency pictures”ን ያጥፉ።',
  'The disk has no room for this picture; ask whoever looks after the server to make some, and upload it again.':
    'ዲስኩ ለዚህ ፎቶ ቦታ የለውም፤ ማሽኑን የሚከታተለው ቦታ እንዲያስለቅቅ ይጠይቁና እንደገና ይጫኑ።',
  'This part of the picture cannot be cut out; please choose it again.':
    'ይህ የፎቶው ክፍል ሊቆረጥ አይችልም፤ እባክዎ እንደገና ይምረጡ።',
  'This film is larger than 100 MB; please save it smaller and try again.':
    'ይህ ፊልም ከ100 MB ይበልጣል፤ እባክዎ አሳንሰው ያስቀምጡትና እንደገና ይሞክሩ።',
  'This is not a film we can show; please use MP4 or WebM.':
    'ይህን ዓይነት ፊልም ማሳየት አንችልም፤ እባክዎ MP4 ወይም WebM ይጠቀሙ።',
  'This film tells where it was taken, and we do not change films; please save a copy without its location (phones ask for it under "Options" when you share a film) and upload that copy.':
    'ይህ ፊልም የት እንደተነሳ ይናገራል፤ እኛም ፊልሞችን አንቀይርም። እባክዎ ቦታውን ያልያዘ ቅጂ ያስቀምጡና (ስልኮች ፊልም ሲያጋሩ በ"Options" ይጠይቃሉ) ያንን ይጫኑ።',
  'The disk has no room for this film; ask whoever looks after the server to make some, and upload it again.':
    'ዲስኩ ለዚህ ፊልም ቦታ የለውም፤ ማሽኑን የሚከታተለው ቦታ እንዲያስለቅቅ ይጠይቁና እንደገና ይጫኑ።',
  'A film cannot be exchanged, because its consent belongs to it; please upload the other one as a new film.':
    'ፈቃዱ የፊልሙ ስለሆነ ፊልም ሊተካ አይችልም፤ እባክዎ ሌላውን እንደ አዲስ ፊልም ይጫኑ።',
  'This PDF is larger than 20 MB; please save it for the screen ("smallest size") and try again.':
    'ይህ PDF ከ20 MB ይበልጣል፤ እባክዎ ለማያ ገጽ ("smallest size") አሳንሰው ያስቀምጡትና እንደገና ይሞክሩ።',
  'This is not a PDF, or something stands before or after it; please save it again and try that copy.':
    'ይህ PDF አይደለም፣ ወይም ከፊቱ ወይም ከኋላው ሌላ ነገር አለ፤ እባክዎ እንደገና ያስቀምጡትና ያንን ቅጂ ይሞክሩ።',
  'This PDF is damaged or cut short; please save it again and try that copy.':
    'ይህ PDF ተበላሽቷል ወይም ተቆርጧል፤ እባክዎ እንደገና ያስቀምጡትና ያንን ቅጂ ይሞክሩ።',
  'This PDF is locked with a password or against changes; please save a copy without that.':
    'ይህ PDF በይለፍ ቃል ወይም ከለውጥ ተቆልፏል፤ እባክዎ ያልተቆለፈ ቅጂ ያስቀምጡ።',
  'This PDF can do more than be read: it holds scripts, other files, or something that starts by itself; please print it as a PDF and upload that copy.':
    'ይህ PDF ከመነበብ በላይ ይሠራል፦ ስክሪፕት፣ ሌሎች ፋይሎች ወይም በራሱ የሚጀምር ነገር ይዟል፤ እባክዎ እንደ PDF ያትሙትና ያንን ቅጂ ይጫኑ።',
  'The disk has no room for this PDF; ask whoever looks after the server to make some, and upload it again.':
    'ዲስኩ ለዚህ PDF ቦታ የለውም፤ ማሽኑን የሚከታተለው ቦታ እንዲያስለቅቅ ይጠይቁና እንደገና ይጫኑ።',
  'A PDF cannot be exchanged, because its consent belongs to it; please upload the other one as a new PDF and change the links.':
    'ፈቃዱ የPDFው ስለሆነ PDF ሊተካ አይችልም፤ እባክዎ ሌላውን እንደ አዲስ PDF ይጫኑና አገናኞቹን ይቀይሩ።',
  'It was deleted.': 'ተሰርዟል።',
  'Something went wrong (reference {1}). Publish it by hand.': 'ስህተት ተፈጥሯል (መለያ {1})። በእጅ ያትሙት።',
  'The account of the person who planned it is gone. Plan it again.': 'ያቀደው ሰው መለያ አሁን የለም። እንደገና ያቅዱ።',
  'The database did not answer at that moment. Publish it by hand.': 'በዚያ ጊዜ የመረጃ ቋቱ አልመለሰም። በእጅ ያትሙት።',
  'The person who planned it may not publish this any more. Plan it again.':
    'ያቀደው ሰው ከእንግዲህ ይህን ማተም አይችልም። እንደገና ያቅዱ።',
  'The reason is not known.': 'ምክንያቱ አይታወቅም።',
  'Choose a day and a time.': 'ቀንና ሰዓት ይምረጡ።',
  'That is no longer planned.': 'እንዲህ ያለ እቅድ ከእንግዲህ የለም።',
  'Only those who may publish this may plan it.': 'ይህን ማቀድ የሚችሉት ማተም የሚችሉ ብቻ ናቸው።',
  'Say what to take back.': 'የሚመለሰውን ይናገሩ።',
  'This no longer exists.': 'ይህ ከእንግዲህ የለም።',
  'Everything is published already. Save a change as a draft first.':
    'ሁሉም አስቀድሞ ታትሟል። መጀመሪያ ለውጥ እንደ ረቂቅ ያስቀምጡ።',
  'It is not on the site, so it cannot be taken off. Publish it first.':
    'በድረ ገጹ ላይ ስለሌለ ሊነሳ አይችልም። መጀመሪያ ያትሙት።',
  'That is more than five years away. Check the year.': 'ከአምስት ዓመት በላይ ይርቃል። ዓመቱን ያረጋግጡ።',
  'That time has passed. Choose a later one.': 'ያ ጊዜ አልፏል። የሚመጣ ጊዜ ይምረጡ።',
  'Plans are made beside the form.': 'እቅድ የሚያዘው ከቅጹ ጎን ነው።',
  'There is nothing of this name.': 'በዚህ ስም የሚገኝ ነገር የለም።',
  'There is no such page to preview.': 'ለቅድመ እይታ እንዲህ ያለ ገጽ የለም።',
  'This is not published.': 'ይህ አይታተምም።',
  'Say what is to be checked.': 'የሚመረመረውን ይናገሩ።',
  'There is no such document.': 'እንዲህ ያለ ሰነድ የለም።',
  'Say what to delete or to put back.': 'የሚሰረዘውን ወይም የሚመለሰውን ይናገሩ።',
  'It no longer exists.': 'ከእንግዲህ የለም።',
  'Please enter a valid email': 'እባክዎ ትክክለኛ ኢሜይል ያስገቡ',
  'An issue is published by sending it: press "Send" beside the form.':
    'እትም የሚታተመው ሲላክ ነው፦ ከቅጹ ጎን "ይላኩ" የሚለውን ይጫኑ።',
  'This issue is on its way to readers. Stop it first.': 'ይህ እትም ለአንባቢዎች በመላክ ላይ ነው። መጀመሪያ ያቋርጡት።',
  'This could not be read.': 'ሊነበብ አልቻለም።',
  'At most {1} people at once.': 'በአንድ ጊዜ ቢበዛ {1} ሰዎች።',
  'The first line has to name the columns: name, email.': 'የመጀመሪያው መስመር ዓምዶቹን መሰየም አለበት፦ name፣ email።',
  'Send this without compressing it.': 'ሳይታመቅ ይላኩት።',
  'This address is too long.': 'ይህ አድራሻ በጣም ረጅም ነው።',
  'This asks for too much at once. Remove some of the conditions.': 'ይህ በአንድ ጊዜ ብዙ ይጠይቃል። ጥቂት ማጣሪያዎችን ያንሱ።',
  'This is too large. Send less at once.': 'ይህ በጣም ትልቅ ነው። በአንድ ጊዜ ያነሰ ይላኩ።',
  'This address can only be read.': 'ይህ አድራሻ ለማንበብ ብቻ ነው።',
} as const satisfies AmharicWords;
