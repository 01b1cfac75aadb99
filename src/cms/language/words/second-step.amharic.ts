import type { AmharicWords } from '../translate.ts';

/** The second step of signing in. */
export const secondStepWords = {
  'Second step': 'ሁለተኛ ደረጃ',
  'Sign in with a second step': 'በሁለተኛ ደረጃ ይግቡ',
  'After your password you show a passkey: a fingerprint, your face, the PIN of this device or a security key. A stolen password then opens nothing.':
    'ከይለፍ ቃልዎ በኋላ የይለፍ ቁልፍ ያሳያሉ፦ አሻራ፣ ፊት፣ የመሣሪያው ፒን ወይም የደኅንነት ቁልፍ። የተሰረቀ የይለፍ ቃል ያኔ ምንም አይከፍትም።',
  'Your account needs a second step before you can work here. Please add a passkey.':
    'እዚህ ከመሥራትዎ በፊት መለያዎ ሁለተኛ ደረጃ ያስፈልገዋል። እባክዎ የይለፍ ቁልፍ ይጨምሩ።',
  'You have no passkey yet.': 'ገና የይለፍ ቁልፍ የለዎትም።',
  'added {1}': 'የተጨመረው {1d}',
  'last used {1}': 'መጨረሻ ያገለገለው {1d}',
  'not used yet': 'ገና አላገለገለም',
  'Add a passkey': 'የይለፍ ቁልፍ ይጨምሩ',
  'Name of the new passkey': 'የአዲሱ የይለፍ ቁልፍ ስም',
  'Such as "Phone" or "Office computer".': 'ለምሳሌ "ስልክ" ወይም "የቢሮ ኮምፒዩተር"።',
  'Your current password': 'የአሁኑ የይለፍ ቃልዎ',
  'Add this device or key': 'ይህን መሣሪያ ወይም ቁልፍ ይጨምሩ',
  Remove: 'ያስወግዱ',
  'Remove {1}': '{1} ያስወግዱ',
  'Remove "{1}"?': '"{1}" ይወገድ?',
  'Keep it': 'ይቆይ',
  'Recovery codes': 'የመልሶ ማግኛ ኮዶች',
  '{1} of your recovery codes are left.': 'ከመልሶ ማግኛ ኮዶችዎ {1} ቀርተዋል።',
  'You have no recovery codes. Make some before you lose your passkey.':
    'የመልሶ ማግኛ ኮድ የለዎትም። የይለፍ ቁልፍዎ ከመጥፋቱ በፊት ያዘጋጁ።',
  'Each signs you in once without a passkey. New ones end the old ones.':
    'እያንዳንዱ ያለ የይለፍ ቁልፍ አንድ ጊዜ ያስገባዎታል። አዲሶቹ ሲዘጋጁ የቀድሞዎቹ አይሠሩም።',
  'Make ten recovery codes': 'አሥር የመልሶ ማግኛ ኮዶች ያዘጋጁ',
  'These codes are shown only now. Print them, or write them down, and keep them away from this device.':
    'እነዚህ ኮዶች የሚታዩት አሁን ብቻ ነው። ያትሟቸው ወይም ይጻፏቸው፤ ከዚህ መሣሪያ አርቀው ያስቀምጡ።',
  Print: 'ያትሙ',
  'I have kept them': 'አስቀምጫቸዋለሁ',
  'This person signs in with a password alone.': 'ይህ ሰው በይለፍ ቃል ብቻ ይገባል።',
  'This person signs in with a second step.': 'ይህ ሰው በሁለተኛ ደረጃ ይገባል።',
  'Remove the second step of this person': 'የዚህን ሰው ሁለተኛ ደረጃ ያስወግዱ',
  'For somebody who lost every passkey and code. They are told by mail, signed out everywhere, and add a new passkey at the next sign-in if their role needs one.':
    'የይለፍ ቁልፍና ኮድ ሁሉ ለጠፋበት ሰው። በኢሜይል ይነገረዋል፣ ከሁሉም ቦታ ይወጣል፣ የሥራ ድርሻው ካስፈለገው በሚቀጥለው ሲገባ አዲስ ይጨምራል።',
  'Go on to the admin': 'ወደ አስተዳደሩ ይቀጥሉ',
  'Sign out': 'ይውጡ',
  'Sign in: second step': 'መግቢያ፦ ሁለተኛ ደረጃ',
  'Your password was right. Now show that it is you.': 'የይለፍ ቃልዎ ትክክል ነው። አሁን እርስዎ መሆንዎን ያሳዩ።',
  'Use your passkey': 'የይለፍ ቁልፍዎን ይጠቀሙ',
  'Or type a recovery code': 'ወይም የመልሶ ማግኛ ኮድ ይጻፉ',
  'Recovery code': 'የመልሶ ማግኛ ኮድ',
  'Six groups of four letters and digits. Each code works once.':
    'አራት ፊደላትና ቁጥሮች ያሏቸው ስድስት ቡድኖች። እያንዳንዱ ኮድ አንዴ ይሠራል።',
  'Sign in with the code': 'በኮዱ ይግቡ',
  'Start again with email and password': 'በኢሜይልና በይለፍ ቃል እንደገና ይጀምሩ',
  'This browser has no passkeys. Please use another browser, or a recovery code.':
    'ይህ አሳሽ የይለፍ ቁልፍ የለውም። እባክዎ ሌላ አሳሽ ወይም የመልሶ ማግኛ ኮድ ይጠቀሙ።',
  'This device already has a passkey for your account.': 'ይህ መሣሪያ ለመለያዎ የይለፍ ቁልፍ አስቀድሞ አለው።',
  'That did not work. Please check your connection and try again.': 'አልተሳካም። እባክዎ ግንኙነትዎን ያረጋግጡና እንደገና ይሞክሩ።',
  'No passkey was used. Please try again.': 'የይለፍ ቁልፍ አልተጠቀሙም። እባክዎ እንደገና ይሞክሩ።',
  'The passkey is added.': 'የይለፍ ቁልፉ ተጨምሯል።',
  'The passkey is removed.': 'የይለፍ ቁልፉ ተወግዷል።',
  'The second step is removed.': 'ሁለተኛው ደረጃ ተወግዷል።',
  'Please fill in what is asked for.': 'እባክዎ የተጠየቀውን ይሙሉ።',
  'Please sign in first.': 'እባክዎ መጀመሪያ ይግቡ።',
  'Only admins may do this for somebody else.': 'ይህን ለሌላ ሰው የሚያደርጉት አስተዳዳሪዎች ብቻ ናቸው።',
  'That took too long. Please sign in again with email and password.':
    'ብዙ ጊዜ ወስዷል። እባክዎ በኢሜይልና በይለፍ ቃል እንደገና ይግቡ።',
  'This did not work. Please try again, or use a recovery code.':
    'አልተሳካም። እባክዎ እንደገና ይሞክሩ ወይም የመልሶ ማግኛ ኮድ ይጠቀሙ።',
  'This code is wrong or was used before. Please check it, or try another.':
    'ይህ ኮድ ትክክል አይደለም ወይም አገልግሏል። እባክዎ ያረጋግጡት ወይም ሌላ ይሞክሩ።',
  'Please type your current password.': 'እባክዎ የአሁኑን የይለፍ ቃልዎን ይጻፉ።',
  'This is not your current password.': 'ይህ የአሁኑ የይለፍ ቃልዎ አይደለም።',
  'You signed in more than an hour ago. Please sign out and in again, then try once more.':
    'ከገቡ ከአንድ ሰዓት በላይ ሆኗል። እባክዎ ወጥተው እንደገና ይግቡና ይሞክሩ።',
  'Passkeys need an https address, and the admin has none.': 'የይለፍ ቁልፍ የhttps አድራሻ ያስፈልገዋል፤ አስተዳደሩ የለውም።',
  'Please name the passkey, with at most 60 characters.': 'እባክዎ የይለፍ ቁልፉን በ60 ቁምፊዎች ውስጥ ይሰይሙ።',
  'You have as many passkeys as there may be. Remove one first.':
    'የሚፈቀደውን ያህል የይለፍ ቁልፍ አለዎት። መጀመሪያ አንዱን ያስወግዱ።',
  'The passkey could not be checked. Please try again.': 'የይለፍ ቁልፉ ሊረጋገጥ አልቻለም። እባክዎ እንደገና ይሞክሩ።',
  'There is no such passkey.': 'እንዲህ ያለ የይለፍ ቁልፍ የለም።',
  'This is your only passkey, and your account needs one. Add another first.':
    'ያለዎት የይለፍ ቁልፍ ይህ ብቻ ነው፤ መለያዎም ያስፈልገዋል። መጀመሪያ ሌላ ይጨምሩ።',
  'Add a passkey first: recovery codes stand in for it.': 'መጀመሪያ የይለፍ ቁልፍ ይጨምሩ፦ ኮዶቹ እሱን የሚተኩ ናቸው።',
  'Remove your own passkeys one by one.': 'የራስዎን የይለፍ ቁልፎች አንድ በአንድ ያስወግዱ።',
  Invitation: 'ግብዣ',
  Invited: 'ተጋብዟል',
  Revoked: 'ተሰርዟል',
  'They get a mail with a link, and choose their password themselves. You never know it.':
    'አገናኝ ያለው ኢሜይል ይደርሳቸዋል፤ የይለፍ ቃላቸውን ራሳቸው ይመርጣሉ። እርስዎ አያውቁትም።',
  'The invitation was revoked. Nobody can open this account.': 'ግብዣው ተሰርዟል። ይህን መለያ ማንም መክፈት አይችልም።',
  'They have not chosen a password, and no link works.': 'የይለፍ ቃል አልመረጡም፤ የሚሠራ አገናኝም የለም።',
  'They have a mail with a link, and can choose their password until {1}.':
    'አገናኝ ያለው ኢሜይል ደርሷቸዋል፤ እስከ {1d} የይለፍ ቃላቸውን መምረጥ ይችላሉ።',
  'No mail leaves from here: hand them the link yourself. It works until {1}.':
    'ከዚህ ኢሜይል አይወጣም፦ አገናኙን ራስዎ ይስጧቸው። እስከ {1d} ይሠራል።',
  'The link. It is shown only now, works once, and only for this account.':
    'አገናኙ። የሚታየው አሁን ብቻ ነው፤ አንድ ጊዜ ብቻ፣ ለዚህ መለያ ብቻ ይሠራል።',
  'Send a new link': 'አዲስ አገናኝ ይላኩ',
  'Show a new link': 'አዲስ አገናኝ ያሳዩ',
  'Revoke the invitation': 'ግብዣውን ይሰርዙ',
  'Only admins can invite people.': 'ሰዎችን መጋበዝ የሚችሉ አስተዳዳሪዎች ብቻ ናቸው።',
  'They have chosen their password already.': 'የይለፍ ቃላቸውን አስቀድመው መርጠዋል።',
  'You have invited many people at once. Please try again in an hour.':
    'በአንድ ጊዜ ብዙ ሰዎችን ጋብዘዋል፤ እባክዎ ከአንድ ሰዓት በኋላ እንደገና ይሞክሩ።',
} as const satisfies AmharicWords;
