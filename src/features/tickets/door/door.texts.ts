import type { Locale } from '#core/locale.ts';
import type { NoSale, Verdict } from './door.rules.ts';

type DoorTexts = Record<
  | 'title'
  | 'description'
  | 'needsScript'
  | 'starting'
  | 'choose'
  | 'noEvents'
  | 'nameOfDoor'
  | 'nameHint'
  | 'usualDoor'
  | 'start'
  | 'copyMissing'
  | 'signedOut'
  | 'signIn'
  | 'signOut'
  | 'otherEvent'
  | 'code'
  | 'codeHint'
  | 'check'
  | 'camera'
  | 'stopCamera'
  | 'noCamera'
  | 'cameraMissing'
  | 'byName'
  | 'nobody'
  | 'letIn'
  | 'undo'
  | 'online'
  | 'offline'
  | 'aside'
  | 'inside'
  | 'guests'
  | 'addGuest'
  | 'missing'
  | 'conflicts'
  | 'conflict'
  | 'before'
  | 'isFor'
  | 'partly'
  | 'paidBack'
  | 'cameNow'
  | 'last'
  | 'unnamed'
  | 'sell'
  | 'sellNote'
  | 'left'
  | 'oneMore'
  | 'oneLess'
  | 'total'
  | 'given'
  | 'change'
  | 'short'
  | 'noChange'
  | 'amountEach'
  | 'amount'
  | 'amountHint'
  | 'noAmount'
  | 'received'
  | 'free'
  | 'notNow'
  | 'paid'
  | 'sold'
  | 'undoSale'
  | 'undoAll'
  | 'undoAllFree'
  | 'undoOne'
  | 'cash'
  | 'over'
  | 'overLine',
  string
> & {
  verdicts: Record<Verdict, string>;
  next: Partial<Record<Verdict, string>>;
  noSale: Record<NoSale, string>;
};

/** Texts of the door. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const doorTexts: Record<Locale, DoorTexts> = {
  en: {
    title: 'Door',
    description: 'Checks tickets in at the door of an event. For staff.',
    needsScript: 'The door needs JavaScript, because it also works without a network.',
    starting: 'The door opens…',
    choose: 'Which event?',
    noEvents: 'No event with tickets of our own is today or in the next days.',
    nameOfDoor: 'Name of this door',
    nameHint: 'Others see it when a ticket is already in.',
    usualDoor: 'Main door',
    start: 'Open the door',
    copyMissing: 'The tickets could not be fetched. Check the network and press again.',
    signedOut:
      'You are signed out. Names and tickets are deleted from this phone; what it recorded is kept and sent once you sign in.',
    signIn: 'Sign in',
    signOut: 'Sign out',
    otherEvent: 'Another event',
    code: 'Code of the ticket',
    codeHint: 'Scan it, or type the eight characters and press Enter.',
    check: 'Check',
    camera: 'Scan with the camera',
    stopCamera: 'Stop the camera',
    noCamera: 'The camera cannot be used. Allow it in the settings of the browser, or type the code.',
    cameraMissing:
      'The camera needs a network to be started for the first time. Type the code of the ticket.',
    byName: 'Find by first name',
    nobody: 'Nobody by that name has a ticket.',
    letIn: 'Let in',
    undo: 'Undo',
    online: 'Connected',
    offline: 'No network: just go on. Not sent yet: {n}',
    aside: 'Not accepted by the server: {n}. Tell an admin.',
    inside: 'Inside: {n}',
    guests: 'Guests without a ticket',
    addGuest: 'Add a guest without a ticket',
    missing: 'Not here yet: {n}',
    conflicts: 'Let in twice: {n}',
    conflict: '{first} let this ticket in first; {second} let it in too.',
    before: 'In since {time}, at {door}',
    isFor: 'This ticket is for {event}.',
    partly: '{n} of {all} are in',
    paidBack:
      'The price of this ticket was paid back. It is still valid, so let them in, and tell the office.',
    cameNow: 'How many of them came now?',
    last: 'Last at this door',
    unnamed: 'Ticket',
    sell: 'Sell a ticket',
    sellNote: 'For cash. Whoever pays is let in at once.',
    left: 'Left: {n}',
    oneMore: 'One more: {kind}',
    oneLess: 'One less: {kind}',
    total: 'Altogether {amount}',
    given: 'Given, in {currency} (optional)',
    change: 'Change: {amount}',
    short: 'Still missing: {amount}',
    noChange: 'No change',
    amountEach: '{kind}: what they pay for each, in {currency}',
    amount: 'What they pay, in {currency}',
    amountHint: 'Everybody pays what they can. If that is nothing, write 0.',
    noAmount: 'Write a number, such as 100.',
    received: '{amount} received: let in',
    free: 'Let in, free of charge',
    notNow: 'Do not sell',
    paid: 'Paid in cash: {amount}',
    sold: 'Sold: {kind}',
    undoSale: 'Undo, and give the money back',
    undoAll: 'Undo the whole sale, and give {amount} back',
    undoAllFree: 'Undo the whole sale',
    undoOne: 'Undo only some of it',
    cash: 'Cash taken on this phone: {amount}',
    over: 'Sold although all places were taken: {n}',
    overLine:
      '{door} sold this ticket without a network. Its holder is inside. Tell the organiser that more people came.',
    verdicts: {
      in: 'Let in',
      already: 'Already in',
      'not-yet': 'Not yet',
      revoked: 'Old ticket',
      cancelled: 'Cancelled',
      unconfirmed: 'Not confirmed',
      'other-event': 'Another event',
      unknown: 'Unknown ticket',
      mistyped: 'Mistyped',
      foreign: 'Not a ticket of ours',
    },
    next: {
      already: 'Ask for the name, and look whether somebody shares the ticket.',
      'not-yet': 'The door is not open yet.',
      revoked: 'It was passed on. Only the newest ticket is valid.',
      cancelled: 'It was cancelled and its place given back.',
      unconfirmed: 'The order was not confirmed. Ask the organiser.',
      unknown: 'Ask the organiser. Without a network a new ticket is not known here yet.',
      mistyped: 'One character is wrong. Compare it with the ticket.',
      foreign: 'Look for the code on the ticket.',
    },
    noSale: {
      closed: 'This kind of ticket is not sold now. Nothing was sold: give the money back.',
      full: 'No place is left. Nothing was sold: give the money back.',
      price: 'The price has changed. Nothing was sold: look at the new price.',
      refused: 'It could not be sold. Give the money back, and tell an admin.',
    },
  },
  am: {
    title: 'መግቢያ',
    description: 'በዝግጅት መግቢያ ላይ ትኬቶችን ያረጋግጣል። ለሠራተኞች።',
    needsScript: 'መግቢያው ያለ ኔትወርክም ስለሚሠራ JavaScript ይፈልጋል።',
    starting: 'መግቢያው እየተከፈተ ነው…',
    choose: 'የትኛው ዝግጅት?',
    noEvents: 'ዛሬ ወይም በሚቀጥሉት ቀናት የራሳችን ትኬት ያለው ዝግጅት የለም።',
    nameOfDoor: 'የዚህ መግቢያ ስም',
    nameHint: 'አንድ ትኬት አስቀድሞ ከገባ ሌሎች ይህን ስም ያያሉ።',
    usualDoor: 'ዋና መግቢያ',
    start: 'መግቢያውን ይክፈቱ',
    copyMissing: 'ትኬቶቹን ማምጣት አልተቻለም። ኔትወርኩን አይተው እንደገና ይጫኑ።',
    signedOut: 'ወጥተዋል። ስሞችና ትኬቶች ከዚህ ስልክ ተሰርዘዋል፤ የተመዘገበው ግን ተቀምጧል፣ ሲገቡም ይላካል።',
    signIn: 'ይግቡ',
    signOut: 'ይውጡ',
    otherEvent: 'ሌላ ዝግጅት',
    code: 'የትኬቱ ኮድ',
    codeHint: 'ስካን ያድርጉ፣ ወይም ስምንቱን ፊደላት ጽፈው Enter ይጫኑ።',
    check: 'ያረጋግጡ',
    camera: 'በካሜራ ስካን ያድርጉ',
    stopCamera: 'ካሜራውን ያቁሙ',
    noCamera: 'ካሜራውን መጠቀም አልተቻለም። በአሳሹ ቅንብር ይፍቀዱ፣ ወይም ኮዱን ይጻፉ።',
    cameraMissing: 'ካሜራው ለመጀመሪያ ጊዜ እንዲከፈት ኔትወርክ ያስፈልገዋል። የትኬቱን ኮድ ይጻፉ።',
    byName: 'በስም ይፈልጉ',
    nobody: 'በዚህ ስም ትኬት ያለው የለም።',
    letIn: 'ያስገቡ',
    undo: 'ይመልሱት',
    online: 'ተገናኝቷል',
    offline: 'ኔትወርክ የለም፦ ዝም ብለው ይቀጥሉ። ያልተላከ፦ {n}',
    aside: 'ሰርቨሩ ያልተቀበላቸው፦ {n}። ለአስተዳዳሪ ይንገሩ።',
    inside: 'የገቡ፦ {n}',
    guests: 'ትኬት የሌላቸው እንግዶች',
    addGuest: 'ትኬት የሌለው እንግዳ ይጨምሩ',
    missing: 'ገና ያልመጡ፦ {n}',
    conflicts: 'ሁለት ጊዜ የገቡ፦ {n}',
    conflict: 'ይህን ትኬት መጀመሪያ {first} አስገባ፤ {second} ደግሞ አስገባው።',
    before: '{time} ላይ ገብቷል፣ በ{door}',
    isFor: 'ይህ ትኬት የ{event} ነው።',
    partly: 'ከ{all} ሰዎች {n} ገብተዋል',
    paidBack: 'የዚህ ትኬት ዋጋ ተመልሷል። ትኬቱ ግን አሁንም ስለሚሠራ ያስገቧቸው፤ ለቢሮው ይንገሩ።',
    cameNow: 'ከእነሱ አሁን የመጡት ስንት ናቸው?',
    last: 'በዚህ መግቢያ የመጨረሻዎቹ',
    unnamed: 'ትኬት',
    sell: 'ትኬት ይሽጡ',
    sellNote: 'በጥሬ ገንዘብ። የከፈለ ሰው ወዲያው ይገባል።',
    left: 'የቀሩ፦ {n}',
    oneMore: 'አንድ ይጨምሩ፦ {kind}',
    oneLess: 'አንድ ይቀንሱ፦ {kind}',
    total: 'በጠቅላላ {amount}',
    given: 'የሰጡት፣ በ{currency} (ካልፈለጉ ይለፉት)',
    change: 'መልስ፦ {amount}',
    short: 'የጎደለ፦ {amount}',
    noChange: 'መልስ የለም',
    amountEach: '{kind}፦ ለአንዱ የሚከፍሉት፣ በ{currency}',
    amount: 'የሚከፍሉት፣ በ{currency}',
    amountHint: 'ሁሉም የሚችለውን ይከፍላል። ምንም ካልሆነ 0 ይጻፉ።',
    noAmount: 'ቁጥር ይጻፉ፤ ለምሳሌ 100።',
    received: '{amount} ተቀብያለሁ፦ ያስገቡ',
    free: 'በነፃ ያስገቡ',
    notNow: 'አይሽጡ',
    paid: 'በጥሬ ገንዘብ የተከፈለ፦ {amount}',
    sold: 'የተሸጠ፦ {kind}',
    undoSale: 'ይመልሱት፣ ገንዘቡንም ይመልሱ',
    undoAll: 'ሽያጩን በሙሉ ይመልሱት፣ {amount} ይመልሱ',
    undoAllFree: 'ሽያጩን በሙሉ ይመልሱት',
    undoOne: 'ከፊሉን ብቻ ይመልሱ',
    cash: 'በዚህ ስልክ የተቀበሉት ጥሬ ገንዘብ፦ {amount}',
    over: 'ሁሉም ቦታዎች ተይዘው ሳለ የተሸጡ፦ {n}',
    overLine: 'ይህን ትኬት {door} ያለ ኔትወርክ ሸጠው። የገዛው ሰው ገብቷል። ከቦታው በላይ ሰው እንደመጣ ለአዘጋጁ ይንገሩ።',
    verdicts: {
      in: 'ይግቡ',
      already: 'አስቀድሞ ገብቷል',
      'not-yet': 'ገና ነው',
      revoked: 'የቆየ ትኬት',
      cancelled: 'የተሰረዘ',
      unconfirmed: 'ያልተረጋገጠ',
      'other-event': 'የሌላ ዝግጅት',
      unknown: 'የማይታወቅ ትኬት',
      mistyped: 'የተሳሳተ ኮድ',
      foreign: 'የእኛ ትኬት አይደለም',
    },
    next: {
      already: 'ስሙን ይጠይቁ፣ ትኬቱን ሌላ ሰው ተጠቅሞበት እንደሆነም ይመልከቱ።',
      'not-yet': 'መግቢያው ገና አልተከፈተም።',
      revoked: 'ለሌላ ሰው ተላልፏል። የሚያገለግለው አዲሱ ትኬት ብቻ ነው።',
      cancelled: 'ተሰርዟል፣ ቦታውም ተመልሷል።',
      unconfirmed: 'ትዕዛዙ አልተረጋገጠም። አዘጋጁን ይጠይቁ።',
      unknown: 'አዘጋጁን ይጠይቁ። ያለ ኔትወርክ አዲስ ትኬት እዚህ ገና አይታወቅም።',
      mistyped: 'አንድ ፊደል ተሳስቷል። ከትኬቱ ጋር ያነጻጽሩ።',
      foreign: 'በትኬቱ ላይ ያለውን ኮድ ይፈልጉ።',
    },
    noSale: {
      closed: 'ይህ የትኬት ዓይነት አሁን አይሸጥም። ምንም አልተሸጠም፦ ገንዘቡን ይመልሱ።',
      full: 'የቀረ ቦታ የለም። ምንም አልተሸጠም፦ ገንዘቡን ይመልሱ።',
      price: 'ዋጋው ተቀይሯል። ምንም አልተሸጠም፦ አዲሱን ዋጋ ይመልከቱ።',
      refused: 'መሸጥ አልተቻለም። ገንዘቡን ይመልሱ፣ ለአስተዳዳሪም ይንገሩ።',
    },
  },
};
