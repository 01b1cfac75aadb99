import type { Locale } from '#core/locale.ts';

/** `{when}` is a day and a time, `{size}` a size such as 84 KB, `{done}` and `{all}` are numbers of parts. */
export const offlineTexts = {
  en: {
    aboutCopy: 'About this copy',
    offlineCopyNote:
      'You are offline, or the connection is too slow. This is the page as you read it on {when}.',
    title: 'Read offline',
    intro:
      'Pages you read stay on this device for 30 days and open without a connection. Dates and days to go are always up to date.',
    notRead: 'You are offline',
    notReadText:
      'The page you asked for has not been read on this device yet. It opens when you are connected again.',
    tryAgain: 'Try again',
    readable: 'What you can read now',
    nothing: 'Nothing yet. Pages you read from now on appear here.',
    readOn: 'read on {when}, {size}',
    pack: 'Keep for offline',
    packText:
      'How to reach us, the events, the projects and who we are. Words and drawings; photos of people are left out, because a family may take a photo back at any time.',
    size: 'To download: {size}.',
    sizeUnknown: 'We can say how much there is to download once you are connected.',
    keep: 'Keep for offline',
    keepAgain: 'Download again',
    progress: '{done} of {all} saved',
    done: 'Saved on this device on {when}.',
    failed: 'The connection broke off. What arrived is saved; try again for the rest.',
    remove: 'Remove the saved pages',
    all: 'Remove everything',
    allText: 'This removes every copy of this site from this device. Pages you read later are saved again.',
    forget: 'Remove everything from this device',
    forgotten: 'Everything was removed.',
    saving: 'Your device is saving data, so nothing is stored unless you ask for it here.',
    unsupported:
      'This browser can’t save pages: it is too old, in a private window, or runs without scripts.',
  },
  am: {
    aboutCopy: 'ስለዚህ ቅጂ',
    offlineCopyNote: 'ከኢንተርኔት ውጭ ነዎት ወይም መስመሩ በጣም ዝግተኛ ነው፦ ይህ ገጽ በ{when} ያነበቡት ቅጂ ነው።',
    title: 'ያለ ኢንተርኔት ያንብቡ',
    intro:
      'ያነበቧቸው ገጾች ለ30 ቀናት በዚህ መሣሪያ ላይ ይቆያሉ፤ ኢንተርኔት በሌለበትም እንደገና ይከፈታሉ። ዛሬ ቀኑ ስንት እንደሆነና ዝግጅቱ ስንት ቀን እንደቀረው ሁልጊዜ እንደ አዲስ ይሰላል።',
    notRead: 'ከኢንተርኔት ውጭ ነዎት',
    notReadText: 'የጠየቁት ገጽ እስካሁን በዚህ መሣሪያ ላይ አልተነበበም። እንደገና ሲገናኙ ይከፈታል።',
    tryAgain: 'እንደገና ይሞክሩ',
    readable: 'አሁን ማንበብ የሚችሏቸው',
    nothing: 'ገና ምንም የለም። ከአሁን በኋላ የሚያነቧቸው ገጾች እዚህ ይዘረዘራሉ።',
    readOn: 'የተነበበው፦ {when}፣ {size}',
    pack: 'ያለ ኢንተርኔት ለማንበብ ያስቀምጡ',
    packText:
      'እኛን የሚያገኙበት መንገድ፣ ዝግጅቶች፣ ፕሮጀክቶች እና ስለ እኛ። ጽሑፍና ሥዕሎች ብቻ፤ የሰዎች ፎቶዎች አይካተቱም፤ ቤተሰቦች ፎቶውን በማንኛውም ጊዜ ሊያስነሱ ስለሚችሉ ነው።',
    size: 'የሚወርደው መጠን፦ {size}።',
    sizeUnknown: 'የሚወርደው መጠን የሚታወቀው ከኢንተርኔት ጋር ሲገናኙ ነው።',
    keep: 'ያለ ኢንተርኔት ለማንበብ አስቀምጥ',
    keepAgain: 'እንደገና አውርድ',
    progress: 'ከ{all} {done} ተቀምጧል',
    done: 'በዚህ መሣሪያ ላይ የተቀመጠው፦ {when}።',
    failed: 'ግንኙነቱ ተቋርጧል። የወረደው ተቀምጧል፤ ለቀሪው እንደገና ይሞክሩ።',
    remove: 'የተቀመጡትን ገጾች አስወግድ',
    all: 'ሁሉንም ማስወገድ',
    allText: 'የዚህ ድረ ገጽ ቅጂዎች በሙሉ ከዚህ መሣሪያ ይወገዳሉ። በኋላ የሚያነቧቸው ገጾች እንደገና ይቀመጣሉ።',
    forget: 'ሁሉንም ከዚህ መሣሪያ አስወግድ',
    forgotten: 'ሁሉም ተወግዷል።',
    saving: 'መሣሪያዎ ዳታ በመቆጠብ ላይ ስለሆነ እዚህ ካልጠየቁ በስተቀር ምንም አይቀመጥም።',
    unsupported: 'ይህ ማሰሻ ገጾችን ማስቀመጥ አይችልም፦ በጣም አሮጌ ነው፣ በግል መስኮት ነው ወይም ያለ ስክሪፕት ይሠራል።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
