import { ButtonLink } from '#ui/components/button.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Section } from '#ui/layout/section.tsx';
import { giveLineTexts } from './give-line.texts.ts';
import { GivingSection } from './giving-section.tsx';
import css from './page-parts.module.css';
import type { PartProps } from './part-section.tsx';

/** The form to give, or a sentence with the button that leads to giving wherever that is. */
export function GivingPart({ part: { table, words }, frame }: PartProps<'giving'>) {
  if (table) return <GivingSection table={table} frame={frame} outsidePage={frame.outsidePage} />;
  const texts = giveLineTexts[frame.renderContext.locale];
  return (
    <Section room="tight" ground="wash">
      <div className={css.giving}>
        <LocalizedText as="p" words={words.text ? words : { text: texts.page }} className={css.sentence} />
        <ButtonLink variant="go" {...frame.donate}>
          {texts.give}
        </ButtonLink>
      </div>
    </Section>
  );
}
