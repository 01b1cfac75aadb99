import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Payload, Where } from 'payload';
import sharp from 'sharp';
import type { Locale } from '#core/locale.ts';
import type { ConsentName } from './consents.ts';

type SamplePicture = {
  alt: Record<Locale, string>;
  /** Shown across most of a wide screen; the others are in cards and need fewer pixels. */
  wide?: true;
  /** The part to keep in view when cropped: the ground people stand on. */
  focus?: 'bottom';
  /** The consent for a picture in which somebody counts as recognisable; drawings represent real people. */
  consent?: ConsentName;
};

/** The pictures of the sample content, each rendered from a drawing in ui/art/source. */
export const samplePictures = {
  'about-highlands': {
    wide: true,
    alt: {
      en: 'Morning in the highlands: round houses under a large woven sun',
      am: 'ጠዋት በደጋማው አገር፦ ከትልቅ የተሸመነ ፀሐይ በታች ያሉ ጎጆ ቤቶች',
    },
  },
  'achievement-mesob': {
    alt: { en: 'A mesob, the woven basket table, among yellow flowers', am: 'በቢጫ አበቦች መካከል ያለ መሶብ' },
  },
  'campaign-appreciation': {
    alt: {
      en: 'Someone in a green shirt with a woven collar smiles at us',
      am: 'ጥበብ ያለው አረንጓዴ ሸሚዝ የለበሰ ሰው ፈገግ ብሎ ሲያየን',
    },
  },
  'campaign-family-fund': {
    wide: true,
    alt: { en: 'A mother, a father and their child stand close together', am: 'እናት፣ አባትና ልጃቸው ተቃቅፈው ቆመው' },
  },
  'campaign-holiday-gift': {
    wide: true,
    focus: 'bottom',
    alt: {
      en: 'A child with a knitted cap beside parcels larger than himself',
      am: 'ኮፍያ ያደረገ ልጅ ከቁመቱ ከሚበልጡ ጥቅሎች አጠገብ',
    },
  },
  'campaign-school-supplies': {
    focus: 'bottom',
    alt: {
      en: 'Two children on the way to school, one with a book, one with a flower',
      am: 'መጽሐፍና አበባ ይዘው ወደ ትምህርት ቤት የሚሄዱ ሁለት ልጆች',
    },
  },
  'child-in-bloom': {
    wide: true,
    alt: { en: 'A girl with raised arms among meskel flowers', am: 'በአደይ አበባ መካከል እጆቿን ወደ ላይ ያነሳች ልጅ' },
  },
  'clinic-wide': {
    wide: true,
    alt: {
      en: 'A father and his son are greeted by a health worker in front of the clinic',
      am: 'የጤና ባለሙያ አባትና ልጁን በክሊኒኩ ፊት ለፊት ሲቀበል',
    },
  },
  'diagnostic-work-up': {
    alt: {
      en: 'A health worker and a child with a knitted cap look at each other',
      am: 'የጤና ባለሙያና ኮፍያ ያደረገ ልጅ ሲተያዩ',
    },
  },
  'event-evening': {
    wide: true,
    alt: {
      en: 'Neighbours and children gather at dusk under paper lanterns',
      am: 'ጎረቤቶችና ልጆች አመሻሽ ላይ በፋኖሶች ሥር ተሰብስበው',
    },
  },
  impact: {
    alt: { en: 'A child with a coral headscarf looks at us', am: 'ብርቱካናማ ሻሽ ያሰረ ልጅ ሲያየን' },
    consent: 'valid',
  },
  'meet-coffee-table': {
    alt: {
      en: 'A steaming jebena and three cups, ready for guests',
      am: 'እንፋሎቱ የሚወጣ ጀበናና ለእንግዶች የተዘጋጁ ሲኒዎች',
    },
  },
  partners: {
    alt: {
      en: 'A health worker and a woman in blue hand over a parcel together',
      am: 'የጤና ባለሙያና ሰማያዊ የለበሰች ሴት ጥቅል ሲረካከቡ',
    },
  },
  'pediatric-outreach': {
    alt: {
      en: 'A health worker reaches out a hand to a child on a green hill',
      am: 'የጤና ባለሙያ በአረንጓዴ ኮረብታ ላይ ለልጅ እጅ ስትዘረጋ',
    },
  },
  'programs-medicine': {
    alt: { en: 'A parcel and medicine bottles on a woven cloth', am: 'በተሸመነ ጨርቅ ላይ ያሉ ጥቅልና የመድኃኒት ጠርሙሶች' },
  },
  testimonial: {
    alt: { en: 'A woman in a white netela looks at us', am: 'ነጭ ነጠላ የለበሰች ሴት ስታየን' },
    consent: 'expired',
  },
  volunteers: {
    alt: { en: 'Four volunteers stand hand in hand', am: 'እጅ ለእጅ የተያያዙ አራት በጎ ፈቃደኞች' },
  },
} as const satisfies Record<string, SamplePicture>;

export type PictureName = keyof typeof samplePictures;

/** The ids of stored pictures and consents, for references. */
export type Stored = {
  pictures: Record<PictureName, number>;
  consents: Record<ConsentName, number>;
};

/** Each picture is resized thirteen times on several threads, so more at once gains nothing. */
const atOnce = 3;

/** Renders and stores the missing pictures; returns the id of each. */
export async function storePictures(
  payload: Payload,
  consents: Record<ConsentName, number>,
  draw = drawPicture,
): Promise<Record<PictureName, number>> {
  const ids = {} as Record<PictureName, number>;
  const waiting = Object.keys(samplePictures) as PictureName[];
  const storeNext = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      ids[name] = await storePicture(payload, name, consents, draw);
  };
  await Promise.all(Array.from({ length: atOnce }, storeNext));
  return ids;
}

async function storePicture(
  payload: Payload,
  name: PictureName,
  consents: Record<ConsentName, number>,
  draw: typeof drawPicture,
) {
  const { alt, consent, focus }: SamplePicture = samplePictures[name];
  const media = { collection: 'media', depth: 0, overrideAccess: true } as const;
  const where: Where = { and: [{ sample: { equals: true } }, { alt: { equals: alt.en } }] };
  const { docs } = await payload.find({ ...media, where, locale: 'en', limit: 1 });
  if (docs[0]) return docs[0].id;
  const people = consent
    ? { identifiable: 'yes' as const, consent: consents[consent] }
    : { identifiable: 'no' as const };
  const focalPoint = focus ? { focalX: 50, focalY: 100 } : {};
  const data = { alt: alt.en, credit: 'Drawn for the mission', sample: true, ...people, ...focalPoint };
  const created = await payload.create({ ...media, locale: 'en', data, file: await draw(name) });
  await payload.update({ ...media, id: created.id, locale: 'am', data: { alt: alt.am } });
  return created.id;
}

/** Two of the library's widths (cms/media/picture-sizes.ts); resizing the larger one takes twice as long. */
const pictureWidths = { wide: 1600, card: 1200 };

/** The default resolution of SVG rendering. */
const unitsPerInch = 72;

/** Renders a drawing as a bitmap for upload, because the library refuses SVG. */
async function drawPicture(name: PictureName) {
  const picture: SamplePicture = samplePictures[name];
  const pixels = picture.wide ? pictureWidths.wide : pictureWidths.card;
  const drawing = await readFile(resolve('src/ui/art/source', `${name}.svg`));
  const { width } = await sharp(drawing).metadata();
  const density = (unitsPerInch * pixels) / width;
  const data = await sharp(drawing, { density })
    .resize({ width: pixels })
    .flatten({ background: '#FFFFFF' })
    .webp({ quality: 92, effort: 1 })
    .toBuffer();
  return { name: `${name}.webp`, data, mimetype: 'image/webp', size: data.length };
}
