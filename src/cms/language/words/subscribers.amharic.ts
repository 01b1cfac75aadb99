import type { AmharicWords } from '../translate.ts';

/** Bringing in a list of people, and addresses from which mail comes back. */
export const subscriberWords = {
  'The export of another program, or a table of your own, saved as CSV. You see what was read before anything is stored.':
    'ከሌላ ፕሮግራም የወጣ ዝርዝር ወይም የራስዎ ሰንጠረዥ፣ እንደ CSV የተቀመጠ። ምንም ከመቀመጡ በፊት የተነበበውን ያያሉ።',
  'The list is in this window alone: nobody on it is stored before you bring them in. If you reload or leave this page, choose the file and its columns again.':
    'ዝርዝሩ ያለው በዚህ መስኮት ብቻ ነው፦ እስኪያስገቧቸው ድረስ በእሱ ላይ ያለ ማንም አይቀመጥም። ይህን ገጽ እንደገና ከጫኑ ወይም ከወጡ ፋይሉንና ዓምዶቹን እንደገና ይምረጡ።',
  File: 'ፋይል',
  'What the columns mean': 'ዓምዶቹ ምን ማለት እንደሆኑ',
  'The first row names the columns': 'የመጀመሪያው ረድፍ ዓምዶቹን ይሰይማል',
  'The first rows of the file': 'የፋይሉ የመጀመሪያ ረድፎች',
  'Column {1}': 'ዓምድ {1}',
  'Meaning of the column': 'የዓምዱ ትርጉም፦',
  'Not used': 'ጥቅም ላይ የማይውል',
  'Email address': 'የኢሜይል አድራሻ',
  'Whole name': 'ሙሉ ስም',
  'First name': 'ስም',
  'Middle name': 'የአባት ስም',
  'Last name': 'የአያት ስም',
  'Says who gets mail': 'ኢሜይል ማን እንደሚደርሰው ይናገራል',
  'Says who left': 'ማን እንደወጣ ይናገራል',
  'Language of the reader': 'የአንባቢው ቋንቋ',
  'Day they joined': 'የተመዘገቡበት ቀን',
  'How they agreed': 'እንዴት እንደተስማሙ',
  'What the words mean that say who still gets mail:': 'አሁንም ኢሜይል ማን እንደሚደርሰው የሚናገሩት ቃላት ትርጉም፦',
  '(nothing)': '(ምንም)',
  'rows: {1}': 'ረድፎች፦ {1}',
  'Please choose…': 'እባክዎ ይምረጡ…',
  'Gets mail': 'ኢሜይል ይደርሰዋል',
  'Has left, stays out': 'ወጥቷል፣ አይገባም',
  'Ask them by mail first': 'መጀመሪያ በኢሜይል ይጠየቁ',
  'There are too many different words: this column does not say who still gets mail.':
    'የተለያዩ ቃላት በዝተዋል፦ ይህ ዓምድ ኢሜይል ማን እንደሚደርሰው አይናገርም።',
  'How are days such as “{1}” written?': 'እንደ “{1}” ያሉ ቀናት እንዴት ነው የተጻፉት?',
  'Day, month, year': 'ቀን፣ ወር፣ ዓመት',
  'Month, day, year': 'ወር፣ ቀን፣ ዓመት',
  'Year, month, day': 'ዓመት፣ ወር፣ ቀን',
  'Language, where the file says none': 'ፋይሉ ቋንቋ ካልጠቀሰ',
  'How they agreed to get our newsletter, where the file does not say':
    'ፋይሉ ካልጠቀሰ የዜና መልእክታችን እንዲደርሳቸው እንዴት እንደተስማሙ',
  'On which day, where the file does not say': 'ፋይሉ ካልጠቀሰ በየትኛው ቀን',
  'Without both, each of them gets a mail that asks for confirmation, and no newsletter before that.':
    'ሁለቱም ከሌሉ እያንዳንዱ ማረጋገጫ የሚጠይቅ ኢሜይል ይደርሰዋል፤ ከዚያ በፊት የዜና መልእክት አይላክለትም።',
  'Take out those who left there and still get mail from here ({1})':
    'እዚያ ወጥተው ከዚህ ግን አሁንም ኢሜይል የሚደርሳቸውን ያውጡ ({1})',
  'Bring them in': 'ያስገቧቸው',
  'One moment…': 'አንድ ጊዜ…',
  'Done.': 'ተከናውኗል።',
  'Nothing has been changed yet. This is what would happen:': 'ገና ምንም አልተቀየረም። የሚሆነው ይህ ነው፦',
  'Rows read': 'የተነበቡ ረድፎች',
  'New, they agreed': 'አዲስ፣ ተስማምተዋል',
  'New, asked by mail': 'አዲስ፣ በኢሜይል የሚጠየቁ',
  'Here already': 'አስቀድመው ያሉ',
  'Left, stay out': 'የወጡ፣ የማይገቡ',
  'Twice in the file': 'በፋይሉ ሁለቴ ያሉ',
  Refused: 'ተቀባይነት ያላገኙ',
  'Open, please choose': 'ያልተወሰኑ፣ እባክዎ ይምረጡ',
  'Taken off our list, because they left there: {1}': 'እዚያ ስለወጡ ከዝርዝራችን የወጡ፦ {1}',
  'The rows one by one': 'ረድፎቹ አንድ በአንድ',
  'This file could not be read from your device. Choose it again.': 'ይህ ፋይል ከመሣሪያዎ ሊነበብ አልቻለም። እንደገና ይምረጡት።',
  'This could not be sent. Nothing you chose is lost: try again.':
    'ይህ ሊላክ አልቻለም። የመረጡት ምንም አልጠፋም፤ እንደገና ይሞክሩ።',
  'This could not be read. Choose the file again.': 'ይህ ሊነበብ አልቻለም። ፋይሉን እንደገና ይምረጡ።',
  'This file is too large: at most 4 MB at once.': 'ይህ ፋይል በጣም ትልቅ ነው፦ በአንድ ጊዜ ቢበዛ 4 ሜባ።',
  'There are too many people in this file: at most 20,000 at once.':
    'በዚህ ፋይል ያሉ ሰዎች በዝተዋል፦ በአንድ ጊዜ ቢበዛ 20,000።',
  'There is nobody in this file: it has no row but the one that names the columns.':
    'በዚህ ፋይል ማንም የለም፦ ዓምዶቹን ከሚሰይመው በቀር ረድፍ የለውም።',
  'This is a workbook. Open it, and save the sheet with the people as CSV.':
    'ይህ የሠንጠረዥ ፋይል (workbook) ነው። ይክፈቱትና ሰዎቹ ያሉበትን ገጽ እንደ CSV ያስቀምጡ።',
  'This is no list in CSV: the file holds something else than text.':
    'ይህ የCSV ዝርዝር አይደለም፦ ፋይሉ ጽሑፍ ያልሆነ ነገር ይዟል።',
  'There is nothing in this file.': 'በዚህ ፋይል ውስጥ ምንም የለም።',
  'A quotation mark is opened and never closed; see line {1}.': 'የተከፈተ የጥቅስ ምልክት አልተዘጋም፤ መስመር {1} ይመልከቱ።',
  'The column “{1}” says “{2}”.': 'ዓምድ “{1}” “{2}” ይላል።',
  'No column is chosen for the address.': 'ለአድራሻው ዓምድ አልተመረጠም።',
  'There is no address in this row.': 'በዚህ ረድፍ አድራሻ የለም።',
  '“{1}” is no email address.': '“{1}” የኢሜይል አድራሻ አይደለም።',
  'The name has no letter in it, or more than 120 characters.': 'ስሙ ፊደል የለውም፣ ወይም ከ120 ቁምፊዎች በላይ ነው።',
  'Say first what “{1}” means in the column “{2}”.': 'መጀመሪያ በ“{2}” ዓምድ “{1}” ምን ማለት እንደሆነ ይናገሩ።',
  'Say first in which order the days are written.': 'መጀመሪያ ቀናቱ በምን ቅደም ተከተል እንደተጻፉ ይናገሩ።',
  '“{1}” is no day that can be read.': '“{1}” ሊነበብ የሚችል ቀን አይደለም።',
  'The column “{1}” seems to say who left, and is not used.':
    'ዓምድ “{1}” ማን እንደወጣ የሚናገር ይመስላል፣ ግን ጥቅም ላይ አልዋለም።',
  '“{1}” (rows: {2}) is no language the newsletter is written in: they get the one chosen below.':
    '“{1}” (ረድፎች፦ {2}) የዜና መልእክቱ የሚጻፍበት ቋንቋ አይደለም፦ ከታች የተመረጠው ይደርሳቸዋል።',
  'Mail came back': 'ኢሜይል ተመልሷል',
  'So no newsletter is sent to this address. Confirmations, receipts and links to sign in are still sent when somebody asks for them.':
    'ስለዚህ ወደዚህ አድራሻ የዜና መልእክት አይላክም። ማረጋገጫዎች፣ ደረሰኞችና የመግቢያ አገናኞች ሰው ሲጠይቃቸው አሁንም ይላካሉ።',
  'See the mails that came back': 'የተመለሱትን ኢሜይሎች ይመልከቱ',
  'The right address': 'ትክክለኛው አድራሻ',
  'Change the address, and ask for confirmation': 'አድራሻውን ይቀይሩና ማረጋገጫ ይጠይቁ',
  'It works again: ask for confirmation': 'እንደገና ይሠራል፦ ማረጋገጫ ይጠይቁ',
  'Take it off the list…': 'ከዝርዝሩ ያውጡት…',
  'Yes, take it off the list': 'አዎ፣ ከዝርዝሩ ይውጣ',
  'This address is not suspended any more.': 'ይህ አድራሻ ከእንግዲህ የታገደ አይደለም።',
  'This is the address from which mail came back. Enter another, or ask again by mail.':
    'ኢሜይል የተመለሰው ከዚህ አድራሻ ነው። ሌላ ያስገቡ፣ ወይም እንደገና በኢሜይል ይጠይቁ።',
  'This address is on the list already. Take the suspended one out.': 'ይህ አድራሻ አስቀድሞ በዝርዝሩ አለ። የታገደውን ያውጡ።',
  'Whoever has this address has left the newsletter. They can only join again themselves.':
    'የዚህ አድራሻ ባለቤት ከዜና መልእክቱ ወጥቷል። እንደገና መመዝገብ የሚችለው ራሱ ብቻ ነው።',
  'The address is changed. A mail asks whoever has it to confirm.': 'አድራሻው ተቀይሯል። ባለቤቱ እንዲያረጋግጥ ኢሜይል ይጠይቀዋል።',
  'A mail is on its way that asks them to confirm. Until they do, they get no newsletter.':
    'እንዲያረጋግጡ የሚጠይቅ ኢሜይል ተልኳል። እስኪያረጋግጡ ድረስ የዜና መልእክት አይደርሳቸውም።',
  'The address is off the list.': 'አድራሻው ከዝርዝሩ ወጥቷል።',
  'Only admins and editors may.': 'የሚችሉት አስተዳዳሪዎችና አርታኢዎች ብቻ ናቸው።',
} as const satisfies AmharicWords;
