import type { Locale } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
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
  /** What the visitor quotes and the log holds. */
  reference?: string;
};

/** The night scene with one sentence and a way on: for addresses that lead nowhere and for what went wrong. */
export function ProblemPage({ locale, home, status, message, reference }: ProblemPageProps) {
  const texts = problemTexts[locale];
  const { title, words } = problemWords(status, locale);
  const isFault = status >= 500;
  return (
    <div className={classNames(css.problem, isFault && css.alone)} data-problem={status} data-on-ink>
      <ProblemScene />
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

/** The family under the moon, night whatever the theme: the place where somebody waits when an address leads nowhere. */
function ProblemScene() {
  return (
    <div className={css.scene}>
      <ThemedDrawing
        formats={[
          { media: '(width < 640px)', day: 'hero-portrait-night' },
          { media: '(width >= 1600px)', day: 'hero-wide-night' },
          { day: 'hero-night' },
        ]}
        fit="bottom-right"
        first
      />
    </div>
  );
}
