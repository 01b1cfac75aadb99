import { donationTexts } from '#money/donations/donation.texts.ts';
import { DonationForm, type DonationFormProps } from '#money/donations/form/donation-form.tsx';
import { DONOR_PATH } from '#money/donations/thanks-link.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import type { GivingTableData } from '#site/readers/read-giving.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './giving-section.module.css';

type GivingSectionProps = Pick<
  DonationFormProps,
  'values' | 'errors' | 'isRefused' | 'failure' | 'slowed' | 'titleAs'
> & {
  table: GivingTableData;
  frame: Frame;
  outsidePage: string;
};

/** The donation form, with a link to the external donation page below it if one is set. */
export function GivingSection({
  table: { providers, ...table },
  frame,
  outsidePage,
  ...state
}: GivingSectionProps) {
  const texts = donationTexts[frame.renderContext.locale];
  return (
    <Section ground="wash" titleId="give-title" className={css.giving}>
      <DonationForm {...table} {...state} />
      <p className={css.elsewhere}>
        <TextLink href={frame.to(DONOR_PATH)}>{donationTexts[frame.renderContext.locale].find}</TextLink>
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
