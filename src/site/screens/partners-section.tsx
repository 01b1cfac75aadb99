import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Partner } from '#features/partners/partner.queries.ts';
import { partnerTexts } from '#features/partners/partner.texts.ts';
import { JoinPartners, PartnerRows } from '#features/partners/partners.tsx';
import { Section } from '#ui/layout/section.tsx';
import { EmptyList } from './empty-list.tsx';

type PartnersSectionProps = {
  partners: readonly Partner[];
  locale: Locale;
  /** The film, between the list and how to become a partner. */
  children: ReactNode;
};

/** The partners, or the text shown before there are any, and how to become one. */
export function PartnersSection({ partners, locale, children }: PartnersSectionProps) {
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
        <JoinPartners locale={locale} />
      </Section>
    </>
  );
}
