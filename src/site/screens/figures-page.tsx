import { FigureChart } from '#features/figures/figure-chart.tsx';
import { type PublicGrain, publicGrains } from '#features/figures/periods.rules.ts';
import type { PublicFigures } from '#features/figures/public-figures.queries.ts';
import { publicFiguresTexts } from '#features/figures/public-figures.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section, SectionHead } from '#ui/layout/section.tsx';
import css from './figures-page.module.css';

type FiguresPageProps = { figures: PublicFigures; frame: Frame };

/** Which calendar comes first. */
const calendars: Record<'en' | 'am', readonly PublicGrain[]> = {
  en: publicGrains,
  am: publicGrains.toReversed(),
};

/** The public figures: visits by month in each calendar, then views by part and language, and goals. */
export function FiguresPage({ figures, frame }: FiguresPageProps) {
  const { locale } = frame.renderContext;
  const texts = publicFiguresTexts[locale];
  const { months, parts, languages, goals } = figures;
  const sums = [
    { id: 'parts', rows: parts, heads: [texts.headPart, texts.views] },
    { id: 'languages', rows: languages, heads: [texts.headLanguage, texts.views] },
    { id: 'goals', rows: goals, heads: [texts.headGoal, texts.visits] },
  ] as const;
  const charts = [
    ...calendars[locale].map(by => ({
      id: by,
      rows: months[by],
      heads: [texts.headMonth, texts.visits] as const,
      note: undefined,
    })),
    ...sums.map(sum => ({ ...sum, note: texts.inTwelveMonths })),
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      {charts.length === 0 && (
        <Section>
          <StateMessage
            kind="empty"
            words={texts.none}
            action={<ButtonLink href={frame.to('/reports')}>{texts.noneAction}</ButtonLink>}
          />
        </Section>
      )}
      {charts.map(({ id, rows, heads, note }, at) => (
        <Section key={id} titleId={id} ground={at % 2 === 0 ? 'plain' : 'wash'}>
          <FigureChart
            id={id}
            title={texts[id]}
            {...(note && { note })}
            heads={heads}
            rows={rows}
            locale={locale}
            texts={texts}
          />
        </Section>
      ))}
      <HowWeCount frame={frame} />
    </>
  );
}

function HowWeCount({ frame }: { frame: Frame }) {
  const texts = publicFiguresTexts[frame.renderContext.locale];
  return (
    <Section ground="lilac" titleId="how">
      <SectionHead id="how" title={{ text: texts.how }} />
      <div className={css.how}>
        <p>{texts.visit}</p>
        <p>{texts.notCounted}</p>
        <p>{texts.hidden}</p>
        <p>
          <TextLink href={frame.to('/legal/privacy')}>{texts.privacy}</TextLink>
        </p>
      </div>
    </Section>
  );
}
