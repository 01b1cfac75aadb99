import { givingTexts } from '#features/donations/donation.texts.ts';
import { GivingTable, type GivingTableProps } from '#features/donations/form/donation-form.tsx';
import { GIVERS_PATH } from '#features/donations/thanks-link.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import type { GivingTableData } from '#site/readers/read-giving.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './giving-section.module.css';

type GivingSectionProps = Pick<
  GivingTableProps,
  'values' | 'errors' | 'isRefused' | 'failure' | 'slowed' | 'titleAs'
> & {
  table: GivingTableData;
  frame: Frame;
  outsidePage: string;
};

/** The form to give, and below it the donation page elsewhere where one is set: it stays one of the ways (ruling 38). */
export function GivingSection({
  table: { ways, ...table },
  frame,
  outsidePage,
  ...state
}: GivingSectionProps) {
  const texts = givingTexts[frame.renderContext.locale];
  return (
    <Section ground="wash" titleId="give-title">
      <GivingTable {...table} {...state} />
      <p className={css.elsewhere}>
        <TextLink href={frame.to(GIVERS_PATH)}>{givingTexts[frame.renderContext.locale].find}</TextLink>
      </p>
      {outsidePage && (
        <p className={css.elsewhere}>
          <TextLink href={outsidePage} newTab={frame.texts.newTab} data-opens="donate">
            {texts.elsewhere.replace('{host}', new URL(outsidePage).hostname)}
          </TextLink>
        </p>
      )}
    </Section>
  );
}
