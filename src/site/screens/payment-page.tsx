import { Paid } from '#features/tickets/paid.island.tsx';
import { ticketTexts } from '#features/tickets/tickets.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { PaymentScene, type PaymentTone } from '#site/screens/payment-scene.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Island } from '#ui/islands/island.tsx';

type PaymentPageProps = { outcome: PaymentTone; frame: Frame };

/**
 * Where a payment service leads back to: the hill at dawn, or at dusk with the ways to try again. Anybody can open these
 * addresses, and what else they carry is not read: so the first thanks without claiming that money has come.
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
      {paid && <Island name="Paid" of={Paid} when="load" props={{ locale: frame.renderContext.locale }} />}
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
