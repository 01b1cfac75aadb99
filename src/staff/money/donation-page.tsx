import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatMoney } from '#core/money.ts';
import { findPaidTickets } from '#features/tickets/orders/paid-back.ts';
import { deskClock } from '#money/bookkeeping/desk/answer-desk.ts';
import { listPurposeNames, listRefundStaff } from '#money/bookkeeping/desk/desk-settings.ts';
import { type DonationDetails, findDonationDetails } from '#money/bookkeeping/donations/donation-details.ts';
import { parsePaymentReference, printPaymentReference } from '#money/domain/payment-reference.ts';
import { openProviders } from '#money/payments/payment-providers.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import page from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { Actions, Submit } from '../parts/buttons.tsx';
import { Card } from '../parts/card.tsx';
import { Notice } from '../parts/notice.tsx';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import styles from './donation.module.css';
import { DonationFacts, DonationStory } from './donation-details.tsx';
import { namePurpose } from './donations-page.tsx';
import { RefundForms, RefundsMade } from './refunds.tsx';

/** One donation: its facts, what can be done with it, and its history. */
export async function DonationPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donations desk');
  const { payload, params, initPageResult } = props;
  const reference = parsePaymentReference(String(params?.segments?.[1] ?? ''));
  const details = reference ? await findDonationDetails(payload, reference) : null;
  if (!details) notFound();
  const { donation, history, staff, counted } = details;
  const [purposes, doers] = await Promise.all([listPurposeNames(payload), listRefundStaff(payload)]);
  const provider = openProviders(payload, deskClock).find(({ id }) => id === donation.method);
  const lists = provider?.listsRefunds ?? false;
  const { admin, api } = payload.config.routes;
  return (
    <DeskFrame
      {...props}
      title={say('Gift {reference}', { reference: printPaymentReference(donation.reference) })}
      back={{ href: `${admin}/gifts`, label: say('All gifts') }}
    >
      <div className={styles.gift}>
        <div className={styles.facts}>
          <DonationFacts details={details} purpose={namePurpose(donation, purposes)} />
          {details.cameAs && <CameAs of={details.cameAs} here={donation.reference} />}
        </div>
        <div className={styles.acts}>
          {counted?.needsSecond && counted.confirmed === null && (
            <DecideForm
              api={api}
              reference={donation.reference}
              isOwn={counted.enteredBy === initPageResult.req.user?.id}
            />
          )}
          <RefundsMade api={api} details={details} lists={lists} />
          <RefundForms
            {...{ api, details, doers }}
            by={initPageResult.req.user?.id}
            tickets={await findPaidTickets({ payload }, donation.reference)}
          />
          {details.wasBegun && (
            <ActForm action={`${api}/donations/ask`}>
              <input type="hidden" name="reference" value={donation.reference} />
              <Submit look="quiet">{say('Ask the payment service now')}</Submit>
            </ActForm>
          )}
        </div>
        <section className={styles.told} aria-labelledby="story">
          <h2 id="story">{say('Everything that happened')}</h2>
          <p className={styles.zone}>{say('Days and times are in UTC, as in the books.')}</p>
          <DonationStory donation={donation} history={history} staff={staff} />
        </section>
      </div>
    </DeskFrame>
  );
}

/** Links the announced donation and the one that arrived, where the currencies differ. */
function CameAs({ of, here }: { of: NonNullable<DonationDetails['cameAs']>; here: string }) {
  const say = sayHere();
  const { announced, total, came } = of;
  const money = formatMoney(total, 'en');
  return (
    <p data-came-as={came}>
      {here === came
        ? say('The donor announced {money}.', { money })
        : say('It arrived in another currency, as this gift:')}{' '}
      <a href={here === came ? announced : came}>{printPaymentReference(here === came ? announced : came)}</a>
    </p>
  );
}

type DecideFormProps = { api: string; reference: string; isOwn: boolean };

/** The second person confirms or rejects the count; whoever entered it is told to ask somebody else. */
function DecideForm({ api, reference, isOwn }: DecideFormProps) {
  const say = sayHere();
  if (isOwn)
    return (
      <Notice tone="wait">
        {say('You entered this. Another bookkeeper or admin has to confirm it before it is in the books.')}
      </Notice>
    );
  return (
    <Card title={say('Second person')}>
      <p>{say('Please count it yourself before you confirm.')}</p>
      <ActForm action={`${api}/donations/counted/decide`} className={page.form}>
        <input type="hidden" name="reference" value={reference} />
        <label>
          {say('Reason, if you reject it')}
          <input name="reason" maxLength={500} />
        </label>
        <Actions>
          <Submit name="answer" value="confirm">
            {say('Confirm')}
          </Submit>
          <Submit look="danger" name="answer" value="reject">
            {say('Reject')}
          </Submit>
        </Actions>
      </ActForm>
    </Card>
  );
}
