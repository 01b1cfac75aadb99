import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Partner, PartnerPage } from '#features/partners/partner.queries.ts';
import { partnerTexts } from '#features/partners/partner.texts.ts';
import { JoinPartners, PartnerCards, PartnerRows, PartnerScreen } from '#features/partners/partners.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { Others, Section } from '#ui/layout/section.tsx';
import { EmptyList } from './lists.tsx';

type PartnersSectionProps = {
  partners: readonly Partner[];
  locale: Locale;
  takesMeetings: boolean;
  /** The film, between the list and how to become a partner. */
  children: ReactNode;
};

/** The partners, or the text shown before there are any, and how to become one. */
export function PartnersSection({ partners, locale, takesMeetings, children }: PartnersSectionProps) {
  const texts = partnerTexts[locale];
  return (
    <>
      <Section>
        {partners.length > 0 ? (
          <PartnerRows partners={partners} locale={locale} />
        ) : (
          <EmptyList words={texts.empty} href={localePath(locale, '/about')} label={texts.about} />
        )}
      </Section>
      {children}
      <Section ground="wash" titleId="join">
        <JoinPartners locale={locale} takesMeetings={takesMeetings} />
      </Section>
    </>
  );
}

type WholePartnerProps = { partner: PartnerPage; others: readonly Partner[]; frame: Frame };

/** One partner, below it the others, and how to become one. */
export function WholePartner({ partner, others, frame }: WholePartnerProps) {
  const { locale } = frame.renderContext;
  return (
    <>
      <PartnerScreen partner={partner} locale={locale} />
      {others.length > 0 && (
        <Others title={partnerTexts[locale].others}>
          <PartnerCards partners={others} locale={locale} />
        </Others>
      )}
      <Section ground={others.length > 0 ? 'plain' : 'wash'} titleId="join">
        <JoinPartners locale={locale} takesMeetings={frame.takesMeetings} />
      </Section>
    </>
  );
}
