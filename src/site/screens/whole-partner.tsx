import type { Partner, PartnerPage } from '#features/partners/partner.queries.ts';
import { partnerTexts } from '#features/partners/partner.texts.ts';
import { JoinPartners, PartnerCards, PartnerScreen } from '#features/partners/partners.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { Section } from '#ui/layout/section.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';

type WholePartnerProps = { partner: PartnerPage; others: readonly Partner[]; frame: Frame };

/** One partner, below it the others, and how to become one. */
export function WholePartner({ partner, others, frame }: WholePartnerProps) {
  const { locale } = frame.renderContext;
  return (
    <>
      <PartnerScreen partner={partner} locale={locale} />
      {others.length > 0 && (
        <Section ground="wash" titleId="others">
          <SectionHead id="others" title={{ text: partnerTexts[locale].others }} />
          <PartnerCards partners={others} locale={locale} />
        </Section>
      )}
      <Section ground={others.length > 0 ? 'plain' : 'wash'} titleId="join">
        <JoinPartners locale={locale} />
      </Section>
    </>
  );
}
