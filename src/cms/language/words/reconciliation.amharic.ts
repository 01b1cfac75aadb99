import type { AmharicWords } from '../translate.ts';

/** Asking the payment services at once, and what differs. */
export const reconciliationWords = {
  'What we have': 'እኛ ያለን',
  'What the service says': 'አገልግሎቱ የሚለው',
  'Since (UTC)': 'ከመቼ (UTC)',
  'Ask all payment services': 'ሁሉንም የክፍያ አገልግሎቶች ይጠይቁ',
  'Ask the providers now': 'አገልግሎቶቹን አሁን ይጠይቁ',
  '{1} had them asked on {2} (UTC) about {3} payments.': '{1} በ{2} (UTC) ስለ {3} ክፍያዎች አስጠይቋል።',
  'All of it was done.': 'ሁሉም ተጠናቅቋል።',
  'It stopped because of a fault, which is in the log. Please ask again.':
    'በስህተት ምክንያት ቆሟል፤ ስህተቱ በመዝገብ ላይ አለ። እባክዎ እንደገና ይጠይቁ።',
  'It was never finished, because the server stopped. Please ask again.':
    'አገልጋዩ ስለቆመ አልተጠናቀቀም። እባክዎ እንደገና ይጠይቁ።',
  'One gift was behind.': 'አንድ ልገሳ ወደኋላ ቀርቶ ነበር።',
  '{1} gifts were behind.': '{1} ልገሳዎች ወደኋላ ቀርተው ነበር።',
  '{1} answered about {2} payments.': '{1} ስለ {2} ክፍያዎች መልሷል።',
  '{1} {2}. {3} payments were not asked about.': '{1} {2*}። ስለ {3} ክፍያዎች አልተጠየቀም።',
  'could not be reached': 'ሊገኝ አልቻለም',
  'asks us to wait': 'እንድንጠብቅ ይጠይቃል',
  'refused to answer: its key may be wrong': 'መልስ አልሰጠም፦ ቁልፉ የተሳሳተ ሊሆን ይችላል',
  'gave an answer we cannot read': 'ሊነበብ የማይችል መልስ ሰጥቷል',
  'does not know what we asked about': 'የጠየቅነውን አያውቅም',
  'cannot be asked': 'ሊጠየቅ አይችልም',
  'is no longer set up here': 'ከእንግዲህ እዚህ አልተዘጋጀም',
  'Had all payment services asked': 'ሁሉንም የክፍያ አገልግሎቶች አስጠይቋል',
  'The payment service and the books show different amounts.': 'የክፍያ አገልግሎቱ ከመዝገቡ የተለየ መጠን አለው።',
  'Look the payment up at the payment service. If its amount is right, book the rest by hand.':
    'ክፍያውን በክፍያ አገልግሎቱ ይፈልጉ። የእሱ መጠን ትክክል ከሆነ ቀሪውን በእጅ ይመዝግቡ።',
  'The books have a payment that the payment service does not know.': 'መዝገቡ የክፍያ አገልግሎቱ የማያውቀው ክፍያ አለው።',
  'Check whether the account or its key was changed. If the payment never happened, return the gift here.':
    'መለያው ወይም ቁልፉ ተቀይሮ እንደሆነ ይመልከቱ። ክፍያው ፈጽሞ ካልነበረ ልገሳውን እዚህ ይመልሱ።',
  'Nobody reported this. It went into the books when we asked the services.':
    'ይህን ማንም አላሳወቀም ነበር። አገልግሎቶቹ ከተጠየቁ ወዲህ በመዝገቡ አለ።',
  'Nothing. If it happens often, check whether the payment service’s reports (webhooks) arrive.':
    'ምንም። ብዙ ጊዜ ከሆነ የክፍያ አገልግሎቱ መረጃዎች (webhooks) የሚደርሱ መሆናቸውን ይመልከቱ።',
  'Not paid yet': 'ገና አልተከፈለም',
  'Does not know it': 'አያውቀውም',
} as const satisfies AmharicWords;

/** What the browser says while a run goes on. */
export const runProgressWords = {
  'Payments asked about': 'የተጠየቀባቸው ክፍያዎች',
  '{1} of {2} payments were asked about.': 'ከ{2} ክፍያዎች ስለ {1} ተጠይቋል።',
  'Show how far it is': 'የት እንደደረሰ ያሳዩ',
} as const satisfies AmharicWords;
