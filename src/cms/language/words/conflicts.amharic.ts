import type { AmharicWords } from '../translate.ts';

/** Two people in one form, and what is stored in the browser until it is saved. */
export const conflictWords = {
  'Saved in between': 'በመካከል የተቀመጠ',
  'Somebody saved this after you opened it, and what they saved could not be read just now.':
    'እርስዎ ከከፈቱት በኋላ ሌላ ሰው አስቀምጦታል፤ ያስቀመጠው አሁን ሊነበብ አልቻለም።',
  'Your words are still in the form and nothing was overwritten. Save again in a moment.':
    'የጻፉት አሁንም በቅጹ ውስጥ ነው፤ ምንም አልተሻረም። ከትንሽ ቆይታ በኋላ እንደገና ያስቀምጡ።',
  'Back to the form': 'ወደ ቅጹ ይመለሱ',
  'It touched nothing that you changed. Go on, and save again.': 'እርስዎ የቀየሩትን አልነካም። ይቀጥሉና እንደገና ያስቀምጡ።',
  'Put it into the form': 'ወደ ቅጹ ያስገቡት',
  'Not now': 'አሁን አይደለም',
  '{1} still to choose.': 'ገና {1} መመረጥ አለባቸው።',
  'Nothing is saved yet: look through the form, then save it.': 'ገና ምንም አልተቀመጠም፦ ቅጹን ይመልከቱና ያስቀምጡ።',
  Yours: 'የእርስዎ',
  'As it was': 'እንደነበረው',
  'Both, one after the other': 'ሁለቱም፣ አንዱ ከሌላው ቀጥሎ',
  Empty: 'ባዶ',
  Yes: 'አዎ',
  No: 'አይ',
  'What you write is stored in this browser until you save it.': 'የሚጽፉት እስኪያስቀምጡት በዚህ አሳሽ ውስጥ ይቀመጣል።',
  'Not saved yet. Stored in this browser a moment ago.': 'ገና አልተቀመጠም። ከአፍታ በፊት በዚህ አሳሽ ተቀምጧል።',
  'Not saved yet. Stored in this browser a minute ago.': 'ገና አልተቀመጠም። ከአንድ ደቂቃ በፊት በዚህ አሳሽ ተቀምጧል።',
  'Not saved yet. Stored in this browser {1} minutes ago.': 'ገና አልተቀመጠም። ከ{1} ደቂቃ በፊት በዚህ አሳሽ ተቀምጧል።',
  'Not saved yet. Stored in this browser at {1}.': 'ገና አልተቀመጠም። በ{1} በዚህ አሳሽ ተቀምጧል።',
  'Not saved yet': 'ገና አልተቀመጠም',
  'You wrote here on {1}, and it was not saved. This browser has it still.':
    'እዚህ {1d} የጻፉት አልተቀመጠም። ይህ አሳሽ አሁንም ይዞታል።',
  'Put it back into the form': 'ወደ ቅጹ ይመልሱት',
  'Throw it away': 'ይጣሉት',
  'Somebody saved this in between.': 'በመካከል ሌላ ሰው አስቀምጦታል።',
  'You, in another window,': 'እርስዎ፣ በሌላ መስኮት፣',
  'Something else': 'ሌላ ነገር',
  '{1} saved this at {2}, after you opened it. Nothing of yours is lost: choose what to take.':
    'እርስዎ ከከፈቱት በኋላ {1*} በ{2} ይህን አስቀምጧል። የእርስዎ ምንም አልጠፋም፦ የሚወስዱትን ይምረጡ።',
  '{1} saved this, after you opened it. Nothing of yours is lost: choose what to take.':
    'እርስዎ ከከፈቱት በኋላ {1*} ይህን አስቀምጧል። የእርስዎ ምንም አልጠፋም፦ የሚወስዱትን ይምረጡ።',
} as const satisfies AmharicWords;
