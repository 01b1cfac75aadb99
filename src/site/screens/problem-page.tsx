import type { Locale } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { type NightScene, Scene } from '#ui/components/scene.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import css from './scene-page.module.css';

/** The texts of refusals and faults; those of a fault are from the specification (ERR-12, ERR-14). */
const problemTexts = {
  en: {
    missing: 'This page doesn’t exist',
    missingWords:
      'The address may have changed, or it was never one of ours. Start again from the home page.',
    malformed: 'This address cannot be read',
    malformedWords: 'Part of it is not a valid address. Please check it, or start from the home page.',
    fault: 'Oops! Something went wrong:',
    noMessage: 'Unknown error occurred',
    reference: 'Please tell us this reference if it happens again:',
    reload: 'Reload the page',
    home: 'Back to the home page',
  },
  am: {
    missing: 'ይህ ገጽ እዚህ የለም',
    missingWords: 'አድራሻው ተቀይሮ ሊሆን ይችላል፣ ወይም የእኛ አልነበረም። ከመነሻ ገጹ እንደገና ይጀምሩ።',
    malformed: 'ይህ አድራሻ ሊነበብ አይችልም',
    malformedWords: 'በአድራሻው ውስጥ ስህተት አለ። እባክዎ ያረጋግጡ፣ ወይም ከመነሻው ይጀምሩ።',
    fault: 'ይቅርታ! የሆነ ችግር ተፈጥሯል፦',
    noMessage: 'ያልታወቀ ስህተት ተፈጥሯል',
    reference: 'እንደገና ከተከሰተ ይህን ቁጥር ይንገሩን፦',
    reload: 'ገጹን እንደገና ይጫኑ',
    home: 'ወደ መነሻ ገጽ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The title and text for a status: missing page, malformed address or fault. */
export function problemWords(status: number, locale: Locale): { title: { text: string }; words?: string } {
  const texts = problemTexts[locale];
  if (status >= 500) return { title: { text: texts.fault } };
  return status === 404
    ? { title: { text: texts.missing }, words: texts.missingWords }
    : { title: { text: texts.malformed }, words: texts.malformedWords };
}

type ProblemPageProps = {
  locale: Locale;
  home: string;
  status: number;
  /** The original error message, on localhost only. */
  message?: string;
  /** The first part of the path that was asked for, such as `team`. */
  area?: string | undefined;
  /** The code under which the fault is logged, for the visitor to quote. */
  reference?: string;
};

/** The night scene of a missing page, by the area of its address. */
const areaScenes: Record<string, NightScene> = {
  about: 'scene-about-night',
  contact: 'scene-contact-night',
  donate: 'scene-donate-night',
  events: 'scene-events-night',
  'latest-updates': 'scene-updates-night',
  news: 'scene-news-night',
  newsletter: 'scene-newsletter-night',
  partnership: 'scene-partners-night',
  projects: 'scene-projects-night',
  reports: 'scene-reports-night',
  sales: 'scene-tickets-night',
  team: 'scene-team-night',
};

/** Always a night scene: one scene for faults, and the area's own or a general one for missing pages. */
function chooseScene(status: number, area = ''): NightScene {
  if (status >= 500) return 'scene-mending';
  return ownValue(areaScenes, area) ?? 'scene-missing';
}

/** The page for missing addresses, malformed requests and faults: a night scene, one sentence and a link home. */
export function ProblemPage({ locale, home, status, area, message, reference }: ProblemPageProps) {
  const texts = problemTexts[locale];
  const { title, words } = problemWords(status, locale);
  const isFault = status >= 500;
  return (
    <div
      className={classNames(css.problem, isFault && css.alone)}
      data-problem={status}
      data-goal={status === 404 ? 'missing' : undefined}
      data-on-ink
    >
      <Scene night={chooseScene(status, area)} className={css.scene} />
      <Container className={css.inside}>
        <div className={css.words}>
          <Title as="h1" variant="section" words={title} />
          {words && <p>{words}</p>}
          {isFault && message !== undefined && (
            <LocalizedText
              as="p"
              words={message ? { text: message, lang: 'en' } : { text: texts.noMessage }}
              className={css.message}
            />
          )}
          {isFault && reference && (
            <p>
              {texts.reference} <code className={css.reference}>{reference}</code>
            </p>
          )}
          <div className={css.ways}>
            {isFault && (
              <Button icon="reload" onArt data-reload data-needs-script>
                {texts.reload}
              </Button>
            )}
            <ButtonLink href={home} onArt>
              {texts.home}
            </ButtonLink>
          </div>
        </div>
      </Container>
      <Tilet size="header" className={css.edge} />
    </div>
  );
}
