import type { Stored } from './pictures.ts';
import type { SampleSet } from './store-set.ts';

/** Two stories under changed names: one with a valid consent, and one whose consent has ended and which nobody sees. */
export function sampleStories({ pictures, consents }: Stored): SampleSet {
  return {
    collection: 'stories',
    knownBy: 'heading',
    documents: [
      {
        data: {
          heading: 'A bird for every month',
          firstName: 'Liya',
          nameChanged: true,
          identifiable: 'yes',
          consent: consents.valid,
          img: pictures.impact,
          disc: {
            par1: 'Liya is eight and draws everything that has wings. When she fell ill, her mother came home from the hospital with a prescription that the family could not pay for.',
            par2: 'A health worker told us what Liya needed. The medicine reached the clinic, and her mother kept working while the treatment went on. “There is a new bird on her wall for every month,” she says. “I have stopped counting the tablets. I count the birds.”',
          },
        },
        am: {
          heading: 'ለእያንዳንዱ ወር አንድ ወፍ',
          firstName: 'ልያ',
          disc: {
            par1: 'ልያ የስምንት ዓመት ልጅ ናት፤ ክንፍ ያለውን ሁሉ መሣል ትወዳለች። በታመመች ጊዜ እናቷ ከሆስፒታል ይዛ የተመለሰችው ቤተሰቡ ሊከፍለው የማይችለውን የመድኃኒት ማዘዣ ነበር።',
            par2: 'ልያ የሚያስፈልጋትን የጤና ባለሙያ ነገረን። መድኃኒቱ ክሊኒኩ ደረሰ፤ ሕክምናው ሲቀጥል እናቷም ሥራዋን አላቋረጠችም። “በግድግዳዋ ላይ ለእያንዳንዱ ወር አዲስ ወፍ አለ” ትላለች። “ኪኒኖቹን መቁጠር ትቻለሁ። የምቆጥረው ወፎቹን ነው።”',
          },
        },
      },
      {
        data: {
          heading: 'The shop on the corner',
          firstName: 'Sara',
          nameChanged: true,
          identifiable: 'yes',
          consent: consents.expired,
          img: pictures.testimonial,
          disc: {
            par1: 'Sara knows the price of everything in her father’s shop. While she was in treatment he had to close it, and the savings went on bus fares. With goods from the Family Fund he opened again. “She tells me what to order,” he says.',
          },
        },
        am: {
          heading: 'የጥጉ ሱቅ',
          firstName: 'ሣራ',
          disc: {
            par1: 'ሣራ በአባቷ ሱቅ ያለውን ዕቃ ዋጋ ሁሉ ታውቃለች። እሷ በሕክምና ላይ ሳለች አባቷ ሱቁን ለመዝጋት ተገደደ፤ ያጠራቀሙትም በመጓጓዣ አለቀ። ከቤተሰብ ፈንድ ባገኘው ዕቃ እንደገና ከፈተ። “ምን እንደማዝ የምትነግረኝ እሷ ናት” ይላል።',
          },
        },
      },
    ],
  };
}

/** Two testimonials by role, without a name. */
export function sampleTestimonials({ pictures }: Stored): SampleSet {
  return {
    collection: 'testimonials',
    knownBy: 'saidBy',
    documents: [
      {
        data: {
          saidBy: 'A parent',
          words:
            'My son takes his medicine every morning before school. I used to count what was left in the box. Now I know that the next one will be there.',
          identifiable: 'no',
          img: pictures['campaign-family-fund'],
        },
        am: {
          saidBy: 'ወላጅ',
          words:
            'ልጄ በየቀኑ ጠዋት ትምህርት ቤት ከመሄዱ በፊት መድኃኒቱን ይወስዳል። ቀድሞ በሳጥኑ ውስጥ የቀረውን እቆጥር ነበር። አሁን የሚቀጥለው እንደሚደርስ አውቃለሁ።',
        },
      },
      {
        data: {
          saidBy: 'A health worker',
          words:
            'I used to write a prescription and wonder whether the family could buy it. Now I write it, make a call, and tell the parents on which day to come back.',
          identifiable: 'no',
          img: pictures['diagnostic-work-up'],
        },
        am: {
          saidBy: 'የጤና ባለሙያ',
          words:
            'ቀድሞ ማዘዣ ጽፌ ቤተሰቡ ሊገዛው ይችል ይሆን እያልኩ እጨነቅ ነበር። አሁን ማዘዣውን እጽፋለሁ፣ ስልክ እደውላለሁ፣ በየትኛው ቀን ተመልሰው እንደሚመጡም ለወላጆቹ እነግራለሁ።',
        },
      },
    ],
  };
}

/** Text for the dialog that announces the next event. */
export function sampleAnnouncements(): SampleSet {
  return {
    collection: 'announcements',
    knownBy: 'title',
    documents: [
      {
        data: {
          title: 'What’s cooking?',
          message: 'Something is coming up, and there’s a place at the table for you.',
        },
        am: { title: 'ምን እየተዘጋጀ ነው?', message: 'አንድ ዝግጅት እየመጣ ነው፤ ለእርስዎም ቦታ አለ።' },
      },
    ],
  };
}

/** Suggestions for new subscribers. */
export function sampleStarterLinks({ pictures }: Stored): SampleSet {
  const link = (
    title: string,
    label: string,
    path: string,
    img: number,
    am: { title: string; label: string },
  ) => ({
    data: { title, label, link: path, img },
    am,
  });
  return {
    collection: 'starter-links',
    knownBy: 'title',
    documents: [
      link('What the mission does', 'Read more about us', '/about', pictures['about-highlands'], {
        title: 'ድርጅታችን ምን ይሠራል',
        label: 'ስለ እኛ ያንብቡ',
      }),
      link('What is coming up', 'See our events', '/events', pictures['event-evening'], {
        title: 'በቅርቡ ያሉ ዝግጅቶች',
        label: 'ዝግጅቶችን ይመልከቱ',
      }),
      link('What is new', 'Read the news', '/news', pictures['child-in-bloom'], {
        title: 'አዲስ ነገር',
        label: 'ዜናውን ያንብቡ',
      }),
      link('Thirty minutes with us', 'Schedule a meeting', '/meet', pictures['meet-coffee-table'], {
        title: 'ሠላሳ ደቂቃ ከእኛ ጋር',
        label: 'ቀጠሮ ይያዙ',
      }),
    ],
  };
}
