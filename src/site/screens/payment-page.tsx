import type { ReactNode } from 'react';
import { Paid } from '#features/tickets/paid.island.tsx';
import { ticketTexts } from '#features/tickets/tickets.texts.ts';
import type { DonationTexts } from '#money/donations/donation.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Scene } from '#ui/components/scene.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Container, Section } from '#ui/layout/section.tsx';
import css from './scene-page.module.css';

type PaymentPageProps = { outcome: PaymentTone; frame: Frame };

/**
 * The page that ticket shops return to: the hill at dawn, or at dusk with links to try again. Anybody can open these
 * addresses, and their parameters are not read, so the first thanks without claiming that money has arrived.
 */
export function PaymentPage({ outcome, frame }: PaymentPageProps) {
  const texts = ticketTexts[frame.renderContext.locale];
  const paid = outcome === 'success';
  return (
    <PaymentScene
      tone={outcome}
      title={paid ? texts.paid : texts.notPaid}
      ways={paid ? <AfterPaying frame={frame} /> : <TryAgain frame={frame} />}
    >
      <p>{paid ? texts.paidWords : texts.notPaidWords}</p>
      {paid && (
        <Island>
          <Paid locale={frame.renderContext.locale} />
        </Island>
      )}
    </PaymentScene>
  );
}

function AfterPaying({ frame }: { frame: Frame }) {
  const texts = ticketTexts[frame.renderContext.locale];
  return (
    <>
      <ButtonLink href={frame.to('/events')} onArt>
        {texts.events}
      </ButtonLink>
      <ButtonLink href={frame.to('/contact')} onArt>
        {texts.contact}
      </ButtonLink>
      <ButtonLink href={frame.paths.home} onArt>
        {texts.home}
      </ButtonLink>
    </>
  );
}

/** Tickets and donations are paid on other sites: links to try either again, and to contact us. */
function TryAgain({ frame }: { frame: Frame }) {
  const texts = ticketTexts[frame.renderContext.locale];
  return (
    <>
      <ButtonLink href={frame.to('/cart')} onArt>
        {texts.retryTickets}
      </ButtonLink>
      <ButtonLink href={frame.to('/donate')} onArt>
        {texts.retryDonation}
      </ButtonLink>
      <ButtonLink href={frame.to('/contact')} onArt>
        {texts.contact}
      </ButtonLink>
    </>
  );
}

/** success: a family at dawn. failure: a man who waits with his mule at dusk. */
export type PaymentTone = 'success' | 'failure';

type PaymentSceneProps = {
  tone: PaymentTone;
  title: string;
  /** The links after the text. */
  ways: ReactNode;
  children: ReactNode;
};

/** The layout of pages after a payment: a scene, a title, text and links. */
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

/** Shown while the browser is redirected to the page of the payment service. */
export function PaymentRedirect({ address, texts }: { address: string; texts: DonationTexts }) {
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
