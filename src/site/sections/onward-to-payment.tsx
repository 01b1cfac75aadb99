import type { GivingTexts } from '#features/giving/giving.texts.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { Section } from '#ui/layout/section.tsx';

/** Shown for the moment in which the browser is led to the page of the payment service. */
export function OnwardToPayment({ address, texts }: { address: string; texts: GivingTexts }) {
  return (
    <Section titleId="onward">
      <Title as="h1" variant="section" id="onward" words={{ text: texts.onward }} />
      <p>{texts.onwardWords}</p>
      <ButtonLink variant="go" href={address}>
        {texts.toPay}
      </ButtonLink>
    </Section>
  );
}
