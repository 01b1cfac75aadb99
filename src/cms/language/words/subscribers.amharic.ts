import type { AmharicWords } from '../translate.ts';

/** Bringing in a list of people, and addresses from which mail comes back. */
export const subscriberWords = {
  'The export of another program, or a table of your own, saved as CSV. You see what was read before anything is stored.':
    'ከሌላ ፕሮግራም የወጣ ዝርዝር ወይም የራስዎ ሰንጠረዥ፣ እንደ CSV የተቀመጠ። ምንም ከመቀመጡ በፊት የተነበበውን ያያሉ።',
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
  'The name has no letter in it, or more than 120 characters.': 'ስሙ ፊደል የለውም፣ ወይም ከ120 ፊደላት በላይ ነው።',
  'Say first what “{1}” means in the column “{2}”.': 'መጀመሪያ በ“{2}” ዓምድ “{1}” ምን ማለት እንደሆነ ይናገሩ።',
  'Say first in which order the days are written.': 'መጀመሪያ ቀናቱ በምን ቅደም ተከተል እንደተጻፉ ይናገሩ።',
  '“{1}” is no day that can be read.': '“{1}” ሊነበብ የሚችል ቀን አይደለም።',
  'The column “{1}” seems to say who left, and is not used.':
    'ዓምድ “{1}” ማን እንደወጣ የሚናገር ይመስላል፣ ግን ጥቅም ላይ አልዋለም።',
  '“{1}” (rows: {2}) is no language the newsletter is written in: they get the one chosen below.':
    '“{1}” (ረድፎች፦ {2}) የዜና መልእክቱ የሚጻፍበት ቋንቋ አይደለም፦ ከታች የተመረጠው ይደርሳቸዋል።',
} as const satisfies AmharicWords;
