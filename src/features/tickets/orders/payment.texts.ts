import type { Locale } from '#core/locale.ts';

/** Texts of paying for tickets. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const paymentTexts = {
  en: {
    ownPrice: 'What you pay for one ticket: {kind}',
    ownPriceHint: 'Everybody pays what they can. If that is nothing, write 0.',
    gift: 'A gift beside the tickets',
    giftHint: 'If you like: it is paid together with the tickets, and has a receipt of its own.',
    method: 'How do you want to pay?',
    total: 'Altogether {amount}',
    orderAndPay: 'Order and pay',
    orderAndPaySum: 'Order and pay {amount}',
    noMethod: 'These tickets cannot be paid here at the moment. Please write to us.',
    noAmount: 'Please write an amount as a number, such as 25',
    title: 'Tickets of {name}',
    open: 'These tickets are not paid yet. We hold the places for you until {until}.',
    openReleased:
      'These tickets are not paid. We held the places until {until}; if they are still free, you can pay now and get them.',
    waiting:
      'Your payment is on its way. As soon as it is confirmed, the places are yours, and we write to you.',
    transfer:
      'We hold these places for you until {until}. They are yours as soon as your transfer arrives; please give the reference with it.',
    transferUnproven:
      'We hold these places for you until {until}. Open the mail that we have just sent to the address you gave, and press Confirm: then we hold them for up to five days, until your transfer arrives.',
    transferConfirm:
      'We hold these places for you until {until}. Press Confirm, and we hold them for up to five days, until your transfer arrives.',
    transferLapsed:
      'We held these places until {until}, and nobody confirmed them. Press Confirm: if they are still free, we hold them for up to five days, until your transfer arrives.',
    failed: 'The payment did not go through. Nothing was taken from you, and you can try again.',
    paid: 'Paid',
    price: 'Price of the tickets',
    ofGift: 'Gift',
    pay: 'Pay {amount}',
    unplaced:
      'We have received {amount}, but these places could not be given to you: they were taken meanwhile, or the tickets were cancelled or paid already. Nothing is lost. What should become of the money?',
    unplacedByMail:
      'We have received {amount}, but these places were no longer free. We have written to you: with the link in that mail you choose whether the money stays as a gift or comes back.',
    cancelledPart: '{amount} was paid for tickets that are cancelled. What should become of the money?',
    cancelledByMail:
      '{amount} was paid for tickets that are cancelled. We have written to you: with the link in that mail you choose whether the money stays as a gift or comes back.',
    asGift: 'Leave it as a gift',
    asGiftHint: 'It goes toward medicines for children. You get a receipt for it by mail.',
    asRefund: 'Pay it back to me',
    leftAsGift: 'Thank you: {amount} stays as a gift. The receipt comes by mail.',
    refundComes: 'We pay {amount} back the way it came. That can take a few days.',
    refunded: 'We have paid the money back.',
    chosen: 'This was decided already. The page shows what was chosen.',
    payOver:
      'These tickets can no longer be paid, because the event has begun or has changed, or they need no payment.',
    payFull: 'These places were not held any longer, and others have taken them. Nothing was paid.',
    noProvider:
      'The payment service does not answer, or does not take this amount. Nothing was paid: please try again, or choose another way to pay.',
    tooOften: 'Many payments are beginning in your network right now. Please try again in ten minutes.',
    heldOften:
      'Many tickets were ordered from your network today, so we cannot hold these places again. Nothing was paid: please write to us, and we will help.',
    slowed: 'Many people are paying at the moment. Please wait a moment and press again.',
    mixed:
      'These tickets have prices in different currencies, and cannot be paid together. What you wrote is still here: please order those of one currency first.',
    tooDear:
      'That is more than can be paid at once. What you wrote is still here: please choose a smaller amount.',
  },
  am: {
    ownPrice: 'ለአንድ ትኬት የሚከፍሉት፦ {kind}',
    ownPriceHint: 'ሁሉም የሚችለውን ይከፍላል። ምንም ካልሆነ 0 ብለው ይጻፉ።',
    gift: 'ከትኬቶቹ በተጨማሪ ልገሳ',
    giftHint: 'ከፈለጉ፦ ከትኬቶቹ ጋር አብሮ ይከፈላል፤ የራሱ ደረሰኝ አለው።',
    method: 'እንዴት መክፈል ይፈልጋሉ?',
    total: 'በጠቅላላ {amount}',
    orderAndPay: 'ይዘዙና ይክፈሉ',
    orderAndPaySum: 'ይዘዙና {amount} ይክፈሉ',
    noMethod: 'እነዚህን ትኬቶች አሁን እዚህ መክፈል አይቻልም። እባክዎ ይጻፉልን።',
    noAmount: 'እባክዎ መጠኑን በቁጥር ይጻፉ፤ ለምሳሌ 25',
    title: 'የ{name} ትኬቶች',
    open: 'የእነዚህ ትኬቶች ክፍያ ገና አልተፈጸመም። ቦታዎቹን ይዘንልዎታል፤ ይህም የሚያበቃው {until} ነው።',
    openReleased:
      'የእነዚህ ትኬቶች ክፍያ አልተፈጸመም። ቦታዎቹን ይዘንልዎት ነበር፤ ይህም ያበቃው {until} ነበር። አሁንም ክፍት ከሆኑ ከፍለው ማግኘት ይችላሉ።',
    waiting: 'ክፍያዎ በሂደት ላይ ነው። እንደተረጋገጠ ቦታዎቹ የእርስዎ ይሆናሉ፤ እንጽፍልዎታለን።',
    transfer: 'እነዚህን ቦታዎች ይዘንልዎታል፤ ይህም የሚያበቃው {until} ነው። ዝውውርዎ እንደደረሰ የእርስዎ ይሆናሉ፤ እባክዎ የማጣቀሻ ቁጥሩን ይጻፉበት።',
    transferUnproven:
      'እነዚህን ቦታዎች ይዘንልዎታል፤ ይህም የሚያበቃው {until} ነው። አሁን ወደ ሰጡት አድራሻ የላክነውን ኢሜይል ከፍተው “ያረጋግጡ” የሚለውን ይጫኑ፤ ከዚያ ዝውውርዎ እስኪደርስ ድረስ እስከ አምስት ቀን እንይዝልዎታለን።',
    transferConfirm:
      'እነዚህን ቦታዎች ይዘንልዎታል፤ ይህም የሚያበቃው {until} ነው። “ያረጋግጡ” የሚለውን ሲጫኑ ዝውውርዎ እስኪደርስ ድረስ እስከ አምስት ቀን እንይዝልዎታለን።',
    transferLapsed:
      'እነዚህን ቦታዎች ይዘንልዎት ነበር፤ ይህም ያበቃው {until} ነበር። ማንም አላረጋገጣቸውም። “ያረጋግጡ” የሚለውን ሲጫኑ አሁንም ክፍት ከሆኑ ዝውውርዎ እስኪደርስ ድረስ እስከ አምስት ቀን እንይዝልዎታለን።',
    failed: 'ክፍያው አልተሳካም። ምንም ገንዘብ አልተወሰደብዎትም፤ እንደገና መሞከር ይችላሉ።',
    paid: 'የተከፈለ',
    price: 'የትኬቶቹ ዋጋ',
    ofGift: 'ልገሳ',
    pay: '{amount} ይክፈሉ',
    unplaced:
      '{amount} ደርሶናል፤ ነገር ግን እነዚህን ቦታዎች ልንሰጥዎ አልቻልንም፤ በመካከል ተይዘዋል፣ ወይም ትኬቶቹ ተሰርዘዋል ወይም ቀድሞ ተከፍለዋል። ምንም አልጠፋም። ገንዘቡ ምን ይሁን?',
    unplacedByMail:
      '{amount} ደርሶናል፤ ነገር ግን እነዚህ ቦታዎች ከእንግዲህ ክፍት አልነበሩም። ጽፈንልዎታል፤ በኢሜይሉ ውስጥ ባለው አገናኝ ገንዘቡ በልገሳ እንዲቀር ወይም እንዲመለስ ይመርጣሉ።',
    cancelledPart: 'ለተሰረዙ ትኬቶች {amount} ተከፍሏል። ገንዘቡ ምን ይሁን?',
    cancelledByMail:
      'ለተሰረዙ ትኬቶች {amount} ተከፍሏል። ጽፈንልዎታል፤ በኢሜይሉ ውስጥ ባለው አገናኝ ገንዘቡ በልገሳ እንዲቀር ወይም እንዲመለስ ይመርጣሉ።',
    asGift: 'በልገሳ ይቅር',
    asGiftHint: 'ለሕፃናት መድኃኒት ይውላል። ደረሰኙን በኢሜይል ያገኛሉ።',
    asRefund: 'ይመለስልኝ',
    leftAsGift: 'እናመሰግናለን፤ {amount} በልገሳ ይቀራል። ደረሰኙ በኢሜይል ይደርስዎታል።',
    refundComes: '{amount} በመጣበት መንገድ እንመልስልዎታለን። ጥቂት ቀናት ሊወስድ ይችላል።',
    refunded: 'ገንዘቡን መልሰናል።',
    chosen: 'ይህ ቀድሞ ተወስኗል። የተመረጠውን ገጹ ያሳያል።',
    payOver: 'ዝግጅቱ ስለጀመረ ወይም ስለተለወጠ፣ ወይም ክፍያ ስለማያስፈልጋቸው እነዚህን ትኬቶች ከእንግዲህ መክፈል አይቻልም።',
    payFull: 'እነዚህ ቦታዎች ተይዘው መቆየታቸው አብቅቶ ሌሎች ወስደዋቸዋል። ምንም አልተከፈለም።',
    noProvider:
      'የክፍያ አገልግሎቱ ምላሽ እየሰጠ አይደለም፣ ወይም ይህን መጠን አይቀበልም። ምንም አልተከፈለም፤ እባክዎ እንደገና ይሞክሩ ወይም ሌላ የክፍያ መንገድ ይምረጡ።',
    tooOften: 'አሁን ከእርስዎ ኔትወርክ ብዙ ክፍያዎች እየተጀመሩ ነው። እባክዎ ከአሥር ደቂቃ በኋላ እንደገና ይሞክሩ።',
    heldOften: 'ዛሬ ከእርስዎ ኔትወርክ ብዙ ትኬቶች ስለታዘዙ እነዚህን ቦታዎች እንደገና መያዝ አንችልም። ምንም አልተከፈለም፤ እባክዎ ይጻፉልን፣ እንረዳዎታለን።',
    slowed: 'በአሁኑ ጊዜ ብዙ ሰዎች እየከፈሉ ነው። እባክዎ ጥቂት ጠብቀው እንደገና ይጫኑ።',
    mixed:
      'የእነዚህ ትኬቶች ዋጋ በተለያዩ የገንዘብ ዓይነቶች ስለሆነ አብሮ መክፈል አይቻልም። የጻፉት እዚሁ አለ፤ እባክዎ በመጀመሪያ የአንዱን የገንዘብ ዓይነት ትኬቶች ይዘዙ።',
    tooDear: 'ይህ በአንድ ጊዜ ሊከፈል ከሚችለው በላይ ነው። የጻፉት እዚሁ አለ፤ እባክዎ አነስ ያለ መጠን ይምረጡ።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
