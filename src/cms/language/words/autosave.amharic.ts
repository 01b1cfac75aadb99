import type { AmharicWords } from '../translate.ts';

/** What a form that saves itself says beside its buttons. */
export const autosaveWords = {
  'Save Draft': 'ረቂቅ ያስቀምጡ',
  Compare: 'ያነጻጽሩ',
  'Sign in in another tab': 'በሌላ ትር ይግቡ',
  'Saving…': 'በማስቀመጥ ላይ…',
  'Not saved yet: somebody saved this in between.': 'ገና አልተቀመጠም፦ በመካከል ሌላ ሰው አስቀምጦታል።',
  'a moment ago': 'ከአፍታ በፊት',
  'a minute ago': 'ከአንድ ደቂቃ በፊት',
  '{1} minutes ago': 'ከ{1} ደቂቃ በፊት',
  'at {1}': 'በ{1}',
  'Saved {1}.': '{1*} ተቀምጧል።',
  'Saved {1}. Visitors see it once you publish.': '{1*} ተቀምጧል። ሲያትሙት ጎብኚዎች ያዩታል።',
  'Your words are kept on this device.': 'የጻፉት በዚህ መሣሪያ ላይ ተቀምጧል።',
  'Please leave this page open.': 'እባክዎ ይህን ገጽ ክፍት ይተዉት።',
  'Not saved yet: no connection. {1}': 'ገና አልተቀመጠም፦ ግንኙነት የለም። {1*}',
  'Not saved yet: the server does not answer. {1}': 'ገና አልተቀመጠም፦ አገልጋዩ አይመልስም። {1*}',
  'Not saved yet. {1}': 'ገና አልተቀመጠም። {1*}',
  'Sign in again to go on saving.': 'ማስቀመጥ ለመቀጠል እንደገና ይግቡ።',
  'The server refused it.': 'አገልጋዩ አልተቀበለውም።',
  'It is then saved as a draft. Look through the form before you publish.':
    'ከዚያ እንደ ረቂቅ ይቀመጣል። ከማተምዎ በፊት ቅጹን ይመልከቱ።',
  'An autosave did not say what it began from.': 'በራሱ የተቀመጠው ከምን እንደጀመረ አልተናገረም።',
  'Reload this form: it does not know what it began from.': 'ይህን ቅጽ እንደገና ይክፈቱ፦ ከምን እንደጀመረ አያውቅም።',
  'A form would have been saved in another language than its own.': 'ቅጹ ከራሱ ቋንቋ በሌላ ቋንቋ ሊቀመጥ ነበር።',
  'Not saved: this form shows English texts and would have saved them as Amharic. Reload it.':
    'አልተቀመጠም፦ ይህ ቅጽ የእንግሊዝኛ ጽሑፎችን ያሳያል፣ እንደ አማርኛ ሊያስቀምጣቸው ነበር። እንደገና ይክፈቱት።',
  'Not saved: this form shows Amharic texts and would have saved them as English. Reload it.':
    'አልተቀመጠም፦ ይህ ቅጽ የአማርኛ ጽሑፎችን ያሳያል፣ እንደ እንግሊዝኛ ሊያስቀምጣቸው ነበር። እንደገና ይክፈቱት።',
} as const satisfies AmharicWords;
