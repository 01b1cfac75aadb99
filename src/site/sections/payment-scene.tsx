import type { ReactNode } from 'react';
import type { GivingTexts } from '#features/giving/giving.texts.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './scene-page.module.css';

/** success: the hill at dawn. failure: at dusk. */
export type PaymentTone = 'success' | 'failure';

/** A backdrop for words: on a phone its file of 480 pixels will do, with half the bytes. */
const sizes = '(width < 640px) 60vw, 100vw';

type PaymentSceneProps = {
  tone: PaymentTone;
  title: string;
  /** Where one can go from here. */
  ways: ReactNode;
  children: ReactNode;
};

/** The hill after a payment: a title, some words and the ways on. */
export function PaymentScene({ tone, title, ways, children }: PaymentSceneProps) {
  const paid = tone === 'success';
  return (
    <div
      className={classNames(css.problem, paid ? css.dawn : css.dusk)}
      data-payment={tone}
      {...(paid ? { 'data-on-art': '' } : { 'data-on-ink': '' })}
    >
      <Scene hour={paid ? 'day' : 'dusk'} />
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

function Scene({ hour }: { hour: 'day' | 'dusk' }) {
  return (
    <div className={css.scene}>
      <ThemedDrawing
        formats={[
          { media: '(width < 640px)', day: `hero-portrait-${hour}` },
          { media: '(width >= 1600px)', day: `hero-wide-${hour}` },
          { day: `hero-${hour}` },
        ]}
        fit="bottom-right"
        sizes={sizes}
        first
      />
    </div>
  );
}

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
