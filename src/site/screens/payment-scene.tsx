import type { ReactNode } from 'react';
import type { DonationTexts } from '#features/donations/donation.texts.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Scene } from '#ui/components/scene.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './scene-page.module.css';

/** success: a family at dawn. failure: somebody who waits with the mule at dusk, and goes on afterwards. */
export type PaymentTone = 'success' | 'failure';

type PaymentSceneProps = {
  tone: PaymentTone;
  title: string;
  /** Where one can go from here. */
  ways: ReactNode;
  children: ReactNode;
};

/** What follows a payment: a title, some words and the ways on. */
export function PaymentScene({ tone, title, ways, children }: PaymentSceneProps) {
  const paid = tone === 'success';
  return (
    <div
      className={classNames(css.problem, paid ? css.dawn : css.dusk)}
      data-payment={tone}
      data-scene={paid || undefined}
      {...(paid ? { 'data-on-art': '' } : { 'data-on-ink': '' })}
    >
      {paid ? (
        <Scene name="thanks" className={css.scene} />
      ) : (
        <Scene night="scene-try-again" className={css.scene} />
      )}
      <Container className={css.inside}>
        <div className={css.words}>
          <Title as="h1" variant="mission" words={{ text: title }} />
          {children}
          <div className={css.ways}>{ways}</div>
        </div>
      </Container>
      <Tilet size="header" className={css.edge} />
    </div>
  );
}

/** Shown for the moment in which the browser is led to the page of the payment service. */
export function OnwardToPayment({ address, texts }: { address: string; texts: DonationTexts }) {
  return (
    <Section titleId="onward">
      <Title as="h1" variant="section" id="onward" words={{ text: texts.onward }} />
      <p data-goal="gift-begun">{texts.onwardWords}</p>
      <ButtonLink variant="go" href={address}>
        {texts.toPay}
      </ButtonLink>
    </Section>
  );
}
