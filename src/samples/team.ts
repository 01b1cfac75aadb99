import type { SampleSet } from './store-set.ts';

/** The team by roles: the organisation enters the names of real people. */
export function sampleTeam(): SampleSet {
  return {
    collection: 'team-members',
    knownBy: 'name',
    documents: [
      member('Medical director', 'የሕክምና ዳይሬክተር', {
        role: 'Medicine',
        description: 'Decides with doctors on site which treatment is needed, and by when.',
        par1: 'The medical director reads every request that comes from a clinic and answers the medical questions in it.',
        par2: 'Which medicine, how much, by which day, and what if it cannot be found: the medical director decides this together with the doctors who see the child. The medical director also trains volunteers before they work with families.',
        am: {
          role: 'ሕክምና',
          description: 'የትኛው ሕክምና፣ እስከ መቼ እንደሚያስፈልግ በቦታው ካሉ ሐኪሞች ጋር ይወስናል።',
          par1: 'የሕክምና ዳይሬክተሩ ከክሊኒኮች የሚመጣውን እያንዳንዱን ጥያቄ አንብቦ ለሕክምና ነክ ጥያቄዎች መልስ ይሰጣል።',
          par2: 'የትኛው መድኃኒት፣ ምን ያህል፣ እስከ የትኛው ቀን፣ ባይገኝስ ምን ይደረግ፦ እነዚህ ውሳኔዎች ልጁን ከሚያዩ ሐኪሞች ጋር እዚህ ይወሰናሉ። ዳይሬክተሩ በጎ ፈቃደኞችንም ከቤተሰቦች ጋር መሥራት ከመጀመራቸው በፊት ያሠለጥናል።',
        },
      }),
      member('Program lead', 'የፕሮግራም ኃላፊ', {
        role: 'Programs',
        description: 'Follows every medicine to the child.',
        par1: 'The program lead always knows where a parcel is and who is waiting for it.',
        par2: 'The program lead looks after requests, partners, deliveries and follow-up. When something is late, the family hears it from them first.',
        am: {
          role: 'ፕሮግራሞች',
          description: 'የእያንዳንዱን መድኃኒት ጉዞ ከጥያቄው እስከ ልጁ ይከታተላል።',
          par1: 'የፕሮግራም ኃላፊው ጥቅሉ የት እንደደረሰና ማን እየጠበቀው እንዳለ ሁልጊዜ ያውቃል።',
          par2: 'ጥያቄዎች፣ አጋሮች፣ ርክክብና ክትትል እዚህ ይገናኛሉ። አንድ ነገር ሲዘገይ ቤተሰቡ መጀመሪያ የሚሰማው ከዚህ ነው።',
        },
      }),
      member('Family support lead', 'የቤተሰብ ድጋፍ ኃላፊ', {
        role: 'Families',
        description: 'Helps families earn their own living again.',
        par1: 'Family support begins with listening: what did the family live on before, and what would help them now?',
        par2: 'We agree on one step with each family, and look at it again together. This is also where we ask for consent to pictures and stories, never in a hurry.',
        am: {
          role: 'ቤተሰቦች',
          description: 'ቤተሰቦች በገንዘብ ራሳቸውን ወደ መቻል በሚያደርጉት ጉዞ አብሯቸው ይሄዳል።',
          par1: 'የቤተሰብ ድጋፍ በማዳመጥ ይጀምራል፦ ቤተሰቡ ቀድሞ በምን ይተዳደር ነበር? አሁንስ ምን ሊያኖረው ይችላል?',
          par2: 'ከእያንዳንዱ ቤተሰብ ጋር በአንድ እርምጃ እንስማማለን፤ ከዚያም አብረን መለስ ብለን እናየዋለን። ለሥዕልና ለታሪክ ፈቃድ የሚጠየቀውም እዚህ ነው፤ በፍጹም በጥድፊያ አይደለም።',
        },
      }),
      member('Pharmacist', 'የመድኃኒት ባለሙያ', {
        role: 'Medicine',
        description: 'Checks every medicine before it leaves, and explains how it is taken.',
        par1: 'Every medicine is checked before it leaves: name, strength, date, storage.',
        par2: 'The pharmacist writes down in plain words how it is taken, and is there for questions afterwards.',
        am: {
          role: 'ሕክምና',
          description: 'እያንዳንዱን መድኃኒት ከመላኩ በፊት ይመረምራል፤ አወሳሰዱንም ያስረዳል።',
          par1: 'እያንዳንዱ መድኃኒት ከመላኩ በፊት ይመረመራል፦ ስሙ፣ መጠኑ፣ የአገልግሎት ጊዜው፣ አቀማመጡ።',
          par2: 'የመድኃኒት ባለሙያው አወሳሰዱን በቀላል ቃላት ይጽፋል፤ ከዚያ በኋላ ለሚነሱ ጥያቄዎችም ዝግጁ ነው።',
        },
      }),
      member('Volunteer coordinator', 'የበጎ ፈቃደኞች አስተባባሪ', {
        role: 'Volunteers',
        description: 'Finds the right place for everyone who would like to help.',
        par1: 'If you would like to help, talk to the volunteer coordinator first.',
        par2: 'What do you enjoy, and how much time do you have? The coordinator finds you a place, and somebody who shows you the work.',
        am: {
          role: 'በጎ ፈቃደኞች',
          description: 'መርዳት ለሚፈልግ ሁሉ ተስማሚ ቦታ ይፈልጋል።',
          par1: 'መርዳት የሚፈልግ ሰው መጀመሪያ የሚያነጋግረው የበጎ ፈቃደኞች አስተባባሪውን ነው።',
          par2: 'ምን መሥራት ያስደስትዎታል? ምን ያህል ጊዜስ አለዎት? ከሁለቱ መልሶች ተስማሚ ቦታና ሥራውን የሚያሳይዎ ሰው ይገኛል።',
        },
      }),
      member('Treasurer', 'ገንዘብ ያዥ', {
        role: 'Finance',
        description: 'Keeps the books and writes the fiscal report of each year.',
        par1: 'The treasurer keeps the books, so that anybody can follow a gift to what it paid for.',
        par2: 'Once a year this becomes the fiscal report. Ask the treasurer about any number in it.',
        am: {
          role: 'ፋይናንስ',
          description: 'የሂሳብ መዝገቡን ይይዛል፤ የእያንዳንዱን ዓመት የሂሳብ ሪፖርትም ይጽፋል።',
          par1: 'እያንዳንዱ ልገሳ ለምን እንደዋለ መከታተል እንዲቻል ገንዘብ ያዡ መዝገቡን ይይዛል።',
          par2: 'ይህ በየዓመቱ አንድ ጊዜ የሂሳብ ሪፖርት ይሆናል። በሪፖርቱ ስላለ ቁጥር የሚነሳ ጥያቄ ከዚህ መልስ ያገኛል።',
        },
      }),
    ],
  };
}

type Words = { role: string; description: string; par1: string; par2: string };

function member(name: string, amharic: string, { am, ...words }: Words & { am: Words }) {
  return { data: { name, ...toTexts(words) }, am: { name: amharic, ...toTexts(am) } };
}

function toTexts({ role, description, par1, par2 }: Words) {
  return { role, description, disc: { par1, par2 } };
}
