import { defaultHolidays } from '#features/holidays/default-holidays.rules.ts';
import type { SampleSet } from './store-set.ts';

type Greeting = { message: string; am: { name: string; message: string } };

const greetings: Record<string, Greeting> = {
  thanksgiving: {
    message: 'Thank you for standing beside the children this year. We wish you a warm Thanksgiving.',
    am: { name: 'የምስጋና ቀን', message: 'በዚህ ዓመት ከልጆቹ ጎን ስለቆሙ እናመሰግናለን። መልካም የምስጋና ቀን።' },
  },
  christmas: {
    message: 'We wish you a peaceful Christmas, and a table with room for one more.',
    am: { name: 'የፈረንጆች ገና', message: 'ሰላም የሞላበት የገና በዓል እንመኝልዎታለን።' },
  },
  enkutatash: {
    message: 'The Adey flowers are out. A happy New Year to every family.',
    am: { name: 'እንቁጣጣሽ', message: 'አደይ አበባ ፈክቷል። ለሁሉም ቤተሰብ መልካም አዲስ ዓመት።' },
  },
  meskel: {
    message: 'A bright Meskel to you and to everyone around your fire.',
    am: { name: 'መስቀል', message: 'ብሩህ የመስቀል በዓል ለእርስዎና በደመራው ዙሪያ ላሉ ሁሉ።' },
  },
  genna: {
    message: 'We wish you a joyful Genna, at home and with those who are far away.',
    am: { name: 'ገና', message: 'በቤትም በሩቅም ላሉ ሁሉ መልካም የገና በዓል።' },
  },
  timket: {
    message: 'A blessed Timket to you and your family.',
    am: { name: 'ጥምቀት', message: 'ለእርስዎና ለቤተሰብዎ መልካም የጥምቀት በዓል።' },
  },
  fasika: {
    message: 'Melkam Fasika. May your table be full, and somebody new sit at it.',
    am: { name: 'ፋሲካ', message: 'እንኳን ለትንሣኤ በዓል በሰላም አደረሰዎ። መልካም ፋሲካ ከመላው ቤተሰብዎ ጋር።' },
  },
};

/** The initial holidays, each with a greeting. */
export function sampleHolidays(): SampleSet {
  return {
    collection: 'holidays',
    knownBy: 'key',
    documents: defaultHolidays.map(({ id, name, startDate, endDate, yearly, reckoning, theme, weave }) => ({
      data: {
        key: id,
        name,
        message: greetings[id]?.message,
        date: { startDate, endDate },
        yearly,
        reckoning,
        theme,
        weave,
      },
      am: { ...greetings[id]?.am },
    })),
  };
}
