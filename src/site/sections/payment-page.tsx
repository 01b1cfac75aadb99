import type { Locale } from '#core/locale.ts';
import { ticketTexts } from '#features/tickets/tickets.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import css from './scene-page.module.css';

type PaymentPageProps = { outcome: 'success' | 'failure'; frame: Frame };

/** A backdrop for words: on a phone its file of 480 pixels will do, with half the bytes. */
const sizes = '(width < 640px) 60vw, 100vw';

/**
 * Where a payment service leads back to: the hill at dawn, or at dusk with the ways to try again. Anybody can open these
 * addresses, and what else they carry is not read: so the first thanks without claiming that money has come.
 */
export function PaymentPage({ outcome, frame }: PaymentPageProps) {
  const texts = ticketTexts[frame.renderContext.locale];
  const paid = outcome === 'success';
  return (
    <div
      className={classNames(css.problem, paid ? css.dawn : css.dusk)}
      data-payment={outcome}
      {...(paid ? { 'data-on-art': '' } : { 'data-on-ink': '' })}
    >
      <Scene hour={paid ? 'day' : 'dusk'} />
      <Container className={css.inside}>
        <div className={css.words}>
          <Title as="h1" variant="mission" words={{ text: paid ? texts.paid : texts.notPaid }} />
          <p>{paid ? texts.paidWords : texts.notPaidWords}</p>
          {paid && <TakenOut locale={frame.renderContext.locale} />}
          <div className={css.ways}>{paid ? <AfterPaying frame={frame} /> : <TryAgain frame={frame} />}</div>
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

/** What after-payment.browser.ts took out of the cart. */
function TakenOut({ locale }: { locale: Locale }) {
  const texts = ticketTexts[locale];
  return (
    <div role="status">
      <p hidden data-cart-paid>
        {texts.removed} <strong data-cart-paid-names />{' '}
        <Button size="small" onArt data-cart-undo>
          {texts.undo}
        </Button>
      </p>
    </div>
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

/** Tickets and donations are paid elsewhere, so there are two ways to try again, and somebody to tell. */
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
