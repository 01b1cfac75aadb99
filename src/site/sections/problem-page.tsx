import type { Locale } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { problemTexts } from './problem.texts.ts';
import css from './problem-page.module.css';

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
  const isFault = status >= 500;
  const [title, words] =
    status === 404 ? [texts.missing, texts.missingWords] : [texts.malformed, texts.malformedWords];
  return (
    <div className={css.problem} data-problem={status}>
      <div className={css.scene}>
        <Drawing name="hero-wide-night" fit="bottom-right" first />
      </div>
      <Container className={css.words}>
        <Title as="h1" look="section">
          {isFault ? texts.fault : title}
        </Title>
        {isFault && message !== undefined && <p data-problem-message>{message || texts.noMessage}</p>}
        {isFault && reference && (
          <p>
            {texts.reference} <code className={css.reference}>{reference}</code>
          </p>
        )}
        {!isFault && <p>{words}</p>}
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
      </Container>
    </div>
  );
}
