import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import type { ArtName } from '#ui/art/art.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { Title } from '#ui/components/title.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import css from './road.module.css';

/** Address of the donation page, as for the hero's button. */
export type DonateLink = { href: string; newTab: string | undefined };

const threadId = 'road-thread';

/** The thread through all six drawings, in units of the whole road (2400 x 720). */
const thread =
  'M0 560c50-40 60 100 140 90s40-130 60-184c14 54 40 194 140 194s130-20 180-20 50-100 72-170c28 70 48 194 148 190s120-10 150-20 50-80 66-160c24 80 64 170 154 176s120 34 220-36 190-60 130-120-130 0-94-60 54-80 90-140c44-50 104 50 184 70s40 130 50 190 70 100 110 80 30-80 38-160c12 80 42 190 122 184s80-24 94-144c16 80 66 160 166 130s70-60 66-90';

/** What a project has reached at each of the six drawings; passed in because it belongs to projects. */
export type RoadFacts = {
  at: readonly ReactNode[];
  /** Whose stations these are. */
  of: ReactNode;
};
type WithFacts = { locale: Locale; facts: RoadFacts | null };

type Station = { day: ArtName; night: ArtName; part: string };

/** What each drawing shows of the whole road: its left and upper edge, width and height. */
const stations: readonly Station[] = [
  { day: 'road-1-day', night: 'road-1-night', part: '0 204 392 480' },
  { day: 'road-2-day', night: 'road-2-night', part: '384 204 392 480' },
  { day: 'road-3-day', night: 'road-3-night', part: '758 204 392 480' },
  { day: 'road-4-day', night: 'road-4-night', part: '1080 120 720 560' },
  { day: 'road-5-day', night: 'road-5-night', part: '1700 204 392 480' },
  { day: 'road-6-day', night: 'road-6-night', part: '2008 204 392 480' },
];
const stepClasses = [css.first, css.second, css.third, css.fourth, css.fifth, css.sixth];

/** One station: its drawing, its piece of the thread, and its sentence. */
function StationOnRoad({ at, locale, facts, as: Tag = 'li' }: WithFacts & { at: number; as?: 'li' | 'div' }) {
  const station = stations[at];
  if (!station) return null;
  const { day, night, part } = station;
  return (
    <Tag className={classNames(css.station, stepClasses[at])}>
      <div className={css.scene} aria-hidden="true">
        <ThemedDrawing formats={[{ day, night }]} fit="middle" sizes="(width >= 768px) 33vw, 45vw" />
        <svg className={css.thread} viewBox={part} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href={`#${threadId}`} />
        </svg>
      </div>
      <div>
        <Title as="p" variant="tile" className={css.sentence}>
          {roadTexts[locale].stations[at]}
        </Title>
        {facts?.at[at]}
      </div>
    </Tag>
  );
}

/** From the prescription to the packing table, where the road begins. */
export function RoadBegins({ locale, facts }: WithFacts) {
  const { title, lede } = roadTexts[locale];
  return (
    <div className={css.chapter}>
      <SectionHead
        title={{ text: title }}
        beside={
          <p>
            {lede} {facts?.of}
          </p>
        }
      />
      <svg className={css.defined} aria-hidden="true">
        <path id={threadId} pathLength="1" d={thread} />
      </svg>
      <ol className={css.road}>
        {[0, 1, 2].map(at => (
          <StationOnRoad key={at} at={at} locale={locale} facts={facts} />
        ))}
      </ol>
    </div>
  );
}

/** Over the mountains: a single station, so not a list. */
export function RoadGoesOn({ locale, facts }: WithFacts) {
  return (
    <div className={classNames(css.chapter, css.crossing)}>
      <StationOnRoad as="div" at={3} locale={locale} facts={facts} />
    </div>
  );
}

/** At the child's door and at school, and the invitation to donate. */
export function RoadArrives({ locale, give, facts }: WithFacts & { give: DonateLink }) {
  const texts = roadTexts[locale];
  return (
    <div className={classNames(css.chapter, css.arrival)}>
      <ol className={css.road} start={5}>
        {[4, 5].map(at => (
          <StationOnRoad key={at} at={at} locale={locale} facts={facts} />
        ))}
      </ol>
      <div className={css.give}>
        <Title as="p" variant="card">
          {texts.next}
        </Title>
        <ButtonLink variant="go" href={give.href} newTab={give.newTab} data-opens="donate">
          {texts.give}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The road of one medicine, a sentence for each station. Amharic needs review by a native speaker. */
export const roadTexts = {
  en: {
    title: 'The road of one medicine',
    lede: 'Follow it from the doctor’s hand to a child’s door.',
    stations: [
      'It begins with a prescription in a mother’s hand.',
      'The pharmacist counts every dose.',
      'Volunteers pack it for the road.',
      'By truck, and then by mule, it crosses the mountains.',
      'At the door, a child is waiting for it.',
      'And one morning she walks to school again.',
    ],
    next: 'The next parcel isn’t packed yet.',
    give: 'Help to pack it',
  },
  am: {
    title: 'የአንድ መድኃኒት ጉዞ',
    lede: 'ከሐኪሙ እጅ እስከ ሕፃኑ ደጃፍ አብረውት ይጓዙ።',
    stations: [
      'ጉዞው የሚጀምረው በእናት እጅ በተያዘ የሐኪም ማዘዣ ነው።',
      'የመድኃኒት ባለሙያዋ እያንዳንዱን ፍሬ ትቆጥራለች።',
      'በጎ ፈቃደኞች ለመንገዱ ያሽጉታል።',
      'በጭነት መኪና፣ ከዚያም በበቅሎ ተራሮቹን ያቋርጣል።',
      'በደጃፉ ላይ አንዲት ሕፃን ትጠብቀዋለች።',
      'ከዚያም አንድ ማለዳ ልጅቷ እንደገና ወደ ትምህርት ቤት ትሄዳለች።',
    ],
    next: 'ቀጣዩ ጥቅል ገና አልታሸገም።',
    give: 'ለማሸግ ያግዙ',
  },
} as const satisfies Record<Locale, RoadTexts>;

type RoadTexts = {
  title: string;
  lede: string;
  /** From the prescription to school. */
  stations: readonly string[];
  next: string;
  give: string;
};
