import type { AmharicWords } from '../translate.ts';

/** Signed forms of consent records, and scans of documents in the books. */
export const scanWords = {
  'Signed forms': 'የተፈረሙ ቅጾች',
  'Kept encrypted: only admins open or remove them, and each time is written down under “Who did what”.':
    'ተመስጥረው ተቀምጠዋል፦ የሚከፍቷቸውና የሚያስወግዷቸው አስተዳዳሪዎች ብቻ ናቸው፤ እያንዳንዱ ጊዜ “ማን ምን አደረገ” ውስጥ ይመዘገባል።',
  'Save the record first; then signed forms can be added.': 'መጀመሪያ መዝገቡን ያስቀምጡ፤ ከዚያ የተፈረሙ ቅጾችን መጨመር ይቻላል።',
  'There is none yet.': 'ገና ምንም የለም።',
  photo: 'ፎቶ',
  '{1}, {2}, added {3} by {4}': '{1*}፣ {2}፣ የጨመረው፦ {4*}፣ {3}',
  'an account that is gone': 'አሁን የሌለ መለያ',
  'A form that cannot be opened with the present secret': 'በአሁኑ ምስጢራዊ ቁልፍ ሊከፈት የማይችል ቅጽ',
  Download: 'ያውርዱ',
  'Remove…': 'ያስወግዱ…',
  'Remove it for good? Nobody can put it back.': 'ለዘለቄታው ይወገድ? ማንም ሊመልሰው አይችልም።',
  'Keep it': 'ይቆይ',
  'Remove for good': 'ለዘለቄታው ያስወግዱ',
  'Checking and sealing…': 'በመፈተሽና በማሸግ ላይ…',
  'The form is kept.': 'ቅጹ ተቀምጧል።',
  '{1} forms are kept.': '{1} ቅጾች ተቀምጠዋል።',
  'Add signed forms (PDF, JPEG, PNG, WebP or HEIC, up to 10 MB each)':
    'የተፈረሙ ቅጾችን ይጨምሩ (PDF፣ JPEG፣ PNG፣ WebP ወይም HEIC፣ እያንዳንዱ እስከ 10 MB)',
  'Only editors and admins may add signed forms.': 'የተፈረሙ ቅጾችን መጨመር የሚችሉት አዘጋጆችና አስተዳዳሪዎች ብቻ ናቸው።',
  'Only admins may open or remove signed forms.': 'የተፈረሙ ቅጾችን መክፈትና ማስወገድ የሚችሉት አስተዳዳሪዎች ብቻ ናቸው።',
  'Choose the file of a signed form.': 'የተፈረመ ቅጽ ፋይል ይምረጡ።',
  'This file is larger than 10 MB; please scan it with fewer dots and try again.':
    'ይህ ፋይል ከ10 MB ይበልጣል፤ እባክዎ በአነስተኛ ጥራት ስካን አድርገው እንደገና ይሞክሩ።',
  'This record has 20 signed forms already; remove one first.':
    'ይህ መዝገብ አስቀድሞ 20 የተፈረሙ ቅጾች አሉት፤ መጀመሪያ አንዱን ያስወግዱ።',
  'That were many files at once; please try again in some minutes.':
    'በአንድ ጊዜ ብዙ ፋይሎች ነበሩ፤ እባክዎ ከጥቂት ደቂቃዎች በኋላ እንደገና ይሞክሩ።',
  'This is not a signed form we can keep; please use PDF, JPEG, PNG, WebP or HEIC.':
    'ይህ ልናስቀምጠው የምንችለው ቅጽ አይደለም፤ እባክዎ PDF፣ JPEG፣ PNG፣ WebP ወይም HEIC ይጠቀሙ።',
  'This file is damaged and cannot be read; please try the original file again.':
    'ይህ ፋይል ተበላሽቷል፣ ሊነበብም አይችልም፤ እባክዎ ዋናውን ፋይል እንደገና ይሞክሩ።',
  'This PDF can do more than be read (it holds scripts, forms or other files); please print it, and scan or photograph the paper.':
    'ይህ PDF ከመነበብ በላይ ይሠራል (ፕሮግራም፣ ቅጽ ወይም ሌላ ፋይል ይዟል)፤ እባክዎ ያትሙትና ወረቀቱን ስካን ወይም ፎቶ ያንሱ።',
  'This PDF is protected by a password; please save a copy without one.':
    'ይህ PDF በይለፍ ቃል ተጠብቋል፤ እባክዎ ያለ ይለፍ ቃል ቅጂ ያስቀምጡ።',
  'This form was sealed with another PAYLOAD_SECRET; whoever looks after the server must name that one in FORMER_SECRETS.':
    'ይህ ቅጽ በሌላ PAYLOAD_SECRET ታሽጓል፤ አገልጋዩን የሚያስተዳድር ሰው ያንን በFORMER_SECRETS መጥቀስ አለበት።',
  'Added a signed form': 'የተፈረመ ቅጽ ጨመረ',
  'Opened a signed form': 'የተፈረመ ቅጽ ከፈተ',
  'Removed a signed form for good': 'የተፈረመ ቅጽ ለዘለቄታው አስወገደ',
  'Added the scan of a document': 'የሰነድ ስካን ጨመረ',
  'Opened the scan of a document': 'የሰነድ ስካን ከፈተ',
  'Open the scan': 'ስካኑን ይክፈቱ',
  'Open scan {1}': 'ስካን {1} ይክፈቱ',
  '{1} of entry {2}': '{1*}፣ ግቤት {2}',
  'Add the scan': 'ስካኑን ይጨምሩ',
  'Add another scan': 'ሌላ ስካን ይጨምሩ',
  '{1} to entry {2}': '{1*}፣ ግቤት {2}',
  'PDF, JPEG, PNG, WebP or HEIC, up to 10 MB. It stays: nobody can remove it.':
    'PDF፣ JPEG፣ PNG፣ WebP ወይም HEIC፣ እስከ 10 MB። ይቆያል፦ ማንም ሊያስወግደው አይችልም።',
  'Scan of the document: PDF, JPEG, PNG, WebP or HEIC, up to 10 MB (may come later)':
    'የሰነዱ ስካን፦ PDF፣ JPEG፣ PNG፣ WebP ወይም HEIC፣ እስከ 10 MB (በኋላም መጨመር ይቻላል)',
  'The scan is stored with its entry.': 'ስካኑ ከግቤቱ ጋር ተቀምጧል።',
  'Please choose the file of the scan.': 'እባክዎ የስካኑን ፋይል ይምረጡ።',
  'This file is empty. Please scan the document again.': 'ይህ ፋይል ባዶ ነው። እባክዎ ሰነዱን እንደገና ስካን ያድርጉ።',
  'This file is larger than 10 MB. Please scan it with fewer dots, and choose it again.':
    'ይህ ፋይል ከ10 MB ይበልጣል። እባክዎ በአነስተኛ ጥራት ስካን አድርገው እንደገና ይምረጡት።',
  'This file is damaged and cannot be read. Please scan the document again.':
    'ይህ ፋይል ተበላሽቷል፣ ሊነበብም አይችልም። እባክዎ ሰነዱን እንደገና ስካን ያድርጉ።',
  'This PDF can do more than be read: it holds scripts, forms or other files. Please print it, and scan the paper.':
    'ይህ PDF ከመነበብ በላይ ይሠራል፦ ፕሮግራም፣ ቅጽ ወይም ሌላ ፋይል ይዟል። እባክዎ ያትሙትና ወረቀቱን ስካን ያድርጉ።',
  'This PDF is protected by a password. Please save a copy without one.':
    'ይህ PDF በይለፍ ቃል ተጠብቋል። እባክዎ ያለ ይለፍ ቃል ቅጂ ያስቀምጡ።',
  'This is neither a PDF nor a picture. Please use PDF, JPEG, PNG, WebP or HEIC.':
    'ይህ PDF ወይም ሥዕል አይደለም። እባክዎ PDF፣ JPEG፣ PNG፣ WebP ወይም HEIC ይጠቀሙ።',
  'This picture is damaged, moves or has too many dots. Please take the photo again, or save it smaller.':
    'ይህ ሥዕል ተበላሽቷል፣ ይንቀሳቀሳል ወይም እጅግ ትልቅ ነው። እባክዎ ፎቶውን እንደገና ያንሱ፣ ወይም አሳንሰው ያስቀምጡት።',
  'This entry has five scans already, and they stay.': 'ይህ ግቤት አስቀድሞ አምስት ስካኖች አሉት፤ እነሱም ይቆያሉ።',
  'There is no such scan.': 'እንዲህ ያለ ስካን የለም።',
  'Only spending has a document and a kind. This entry is something else.':
    'ሰነድና ዓይነት ያለው ወጪ ብቻ ነው። ይህ ግቤት ሌላ ነገር ነው።',
  'This scan was sealed with another PAYLOAD_SECRET. Whoever looks after the server must name that one in FORMER_SECRETS.':
    'ይህ ስካን በሌላ PAYLOAD_SECRET ታሽጓል። አገልጋዩን የሚያስተዳድር ሰው ያንን በFORMER_SECRETS መጥቀስ አለበት።',
} as const satisfies AmharicWords;
