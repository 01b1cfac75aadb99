import type { Locale } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { type NightScene, Scene } from '#ui/components/scene.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { problemTexts, problemWords } from './problem.texts.ts';
import css from './scene-page.module.css';

type ProblemPageProps = {
  locale: Locale;
  home: string;
  status: number;
  /** The real message, on the machine of whoever works on the site (ruling 23). */
  message?: string;
  /** The first part of the path that was asked for, such as `team`. */
  area?: string | undefined;
  /** What the visitor quotes and the log holds. */
  reference?: string;
};

/** Where an address of this area leads nowhere, the area's own people wait, at night. */
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

/** Night whatever the theme: a fault is mended; a missing page is looked for with a lantern. */
function sceneOf(status: number, area = ''): NightScene {
  if (status >= 500) return 'scene-mending';
  return ownValue(areaScenes, area) ?? 'scene-missing';
}

/** The night scene with one sentence and a way on: for addresses that lead nowhere and for what went wrong. */
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
      <Scene night={sceneOf(status, area)} className={css.scene} />
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
