import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatMoney } from '#core/money.ts';
import { deskClock } from '#money/bookkeeping/desk/answer-desk.ts';
import { listPurposeNames, listRefundStaff } from '#money/bookkeeping/desk/desk-settings.ts';
import { type DonationDetails, findDonationDetails } from '#money/bookkeeping/donations/donation-details.ts';
import { parsePaymentReference, printPaymentReference } from '#money/domain/payment-reference.ts';
import { openProviders } from '#money/payments/payment-providers.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import { DonationFacts, DonationHistory } from './donation-details.tsx';
import { purposeOf } from './donations-page.tsx';
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
  const { api } = payload.config.routes;
  return (
    <DeskFrame
      {...props}
      title={say('Gift {reference}', { reference: printPaymentReference(donation.reference) })}
    >
      <DonationFacts details={details} purpose={purposeOf(donation, purposes)} />
      {details.cameAs && <CameAs of={details.cameAs} here={donation.reference} />}
      {counted?.needsSecond && counted.confirmed === null && (
        <DecideForm
          api={api}
          reference={donation.reference}
          isOwn={counted.enteredBy === initPageResult.req.user?.id}
        />
      )}
      {details.wasBegun && (
        <ActForm action={`${api}/donations/ask`}>
          <input type="hidden" name="reference" value={donation.reference} />
          <button type="submit">{say('Ask the payment service now')}</button>
        </ActForm>
      )}
      <RefundsMade api={api} details={details} lists={lists} />
      <RefundForms api={api} details={details} doers={doers} by={initPageResult.req.user?.id} />
      <h2>{say('Everything that happened')}</h2>
      <DonationHistory history={history} currency={donation.currency} staff={staff} />
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
      <p>
        {say('You entered this. Another bookkeeper or admin has to confirm it before it is in the books.')}
      </p>
    );
  return (
    <section aria-labelledby="decide">
      <h2 id="decide">{say('Second person')}</h2>
      <p>{say('Please count it yourself before you confirm.')}</p>
      <ActForm action={`${api}/donations/counted/decide`} className={styles.form}>
        <input type="hidden" name="reference" value={reference} />
        <label>
          {say('Reason, if you reject it')}
          <input name="reason" maxLength={500} />
        </label>
        <button type="submit" name="answer" value="confirm">
          {say('Confirm')}
        </button>
        <button type="submit" name="answer" value="reject">
          {say('Reject')}
        </button>
      </ActForm>
    </section>
  );
}
