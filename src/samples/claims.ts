import type { PayloadRequest } from 'payload';
import { type SampleSet, storeSet } from './store-set.ts';

const title = 'The specification of this site';

/** Where the sample numbers come from: the specification names them, and no source. */
export function sampleSources(): SampleSet {
  return {
    collection: 'sources',
    knownBy: 'title',
    documents: [
      {
        data: {
          title,
          kind: 'unnamed',
          note: 'The specification names this number and gives no source for it. Replace it with a counted number before the site opens.',
        },
        am: {
          title: 'የዚህ ድረ ገጽ ዝርዝር መግለጫ',
          note: 'ዝርዝር መግለጫው ይህን ቁጥር ይጠቅሳል፤ ምንጩን ግን አይገልጽም። ድረ ገጹ ከመከፈቱ በፊት በተቆጠረ ቁጥር ይተካ።',
        },
      },
    ],
  };
}

const method = {
  en: 'Not known: the specification does not say how it was counted.',
  am: 'አይታወቅም፦ ዝርዝር መግለጫው እንዴት እንደተቆጠረ አይናገርም።',
};

/** The four numbers of the specification, which the samples state. They were last looked at on the day of seeding. */
export function sampleClaims(source: number, today: Date): SampleSet {
  const common = { source, method: method.en, state: 'known', every: '12', lookedAt: today.toISOString() };
  const claim = (
    key: string,
    number: { value: number; unit: string; kind: string },
    sentence: { en: string; am: string },
  ) => ({
    data: { key, ...number, ...common, sentence: sentence.en },
    am: { method: method.am, sentence: sentence.am },
  });
  return {
    collection: 'claims',
    knownBy: 'key',
    documents: [
      claim(
        'childrenHelped',
        { value: 160, unit: 'children', kind: 'counted' },
        { en: '{value} children helped this year.', am: 'በዚህ ዓመት {value} ልጆች እርዳታ አግኝተዋል።' },
      ),
      claim(
        'diagnosticWorkUp',
        { value: 75, unit: 'children', kind: 'more-than' },
        {
          en: 'More than {value} children helped with diagnostic work-up.',
          am: 'ከ{value} በላይ ልጆች የምርመራ እርዳታ አግኝተዋል።',
        },
      ),
      claim(
        'volunteersIncrease',
        { value: 25, unit: 'percent', kind: 'increase' },
        { en: '{value}% increase in volunteers.', am: 'የበጎ ፈቃደኞች ቁጥር በ{value}% ጨምሯል።' },
      ),
      claim(
        'donationsIncrease',
        { value: 40, unit: 'percent', kind: 'increase' },
        { en: '{value}% increase in donations.', am: 'ልገሳ በ{value}% አድጓል።' },
      ),
    ],
  };
}

/** Stores the missing sample numbers and their source. First of all, because other samples state them. */
export async function storeClaims(req: PayloadRequest, today: Date): Promise<void> {
  await storeSet(req, sampleSources());
  const { docs } = await req.payload.find({
    collection: 'sources',
    where: { title: { equals: title } },
    locale: 'en',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (docs[0]) await storeSet(req, sampleClaims(docs[0].id, today));
}
