import type { AdminViewServerProps } from 'payload';
import { formatMoney } from '#core/money.ts';
import {
  type DeskSettings,
  listPurposeNames,
  readDeskSettings,
} from '#money/bookkeeping/desk/desk-settings.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { joinWithOr, sayHere } from '#staff/language/say.ts';
import { Submit } from '../parts/buttons.tsx';
import { DeskFrame, guardDesk } from './desk-frame.tsx';

/** The form for cash, cheques and goods that somebody brought. */
export async function EnterPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donations desk');
  const { payload } = props;
  const [{ currencies }, purposes] = await Promise.all([
    readDeskSettings(payload),
    listPurposeNames(payload),
  ]);
  return (
    <DeskFrame
      {...props}
      title={say('Enter cash, a cheque or goods')}
      back={{ href: `${payload.config.routes.admin}/gifts`, label: say('All gifts') }}
      about={say('What somebody brought or sent by post. It gets a receipt like any other gift.')}
    >
      {currencies.length === 0 ? (
        <p>{say('An admin has to enter the currencies in the giving settings first.')}</p>
      ) : (
        <ActForm action={`${payload.config.routes.api}/donations/counted`} className={styles.form}>
          <ReceivedFields currencies={currencies} />
          <label>
            {say('What it is for')}
            <select name="purpose" defaultValue="general">
              {[...purposes].map(([value, name]) => (
                <option key={value} value={value}>
                  {say(name)}
                </option>
              ))}
            </select>
          </label>
          <DonorFields />
          <Submit>{say('Enter')}</Submit>
        </ActForm>
      )}
    </DeskFrame>
  );
}

function ReceivedFields({ currencies }: Pick<DeskSettings, 'currencies'>) {
  const say = sayHere();
  const limits = currencies.flatMap(({ currency, twoAbove }) =>
    twoAbove === 0n ? [] : [formatMoney({ units: twoAbove, currency }, 'en')],
  );
  const always = currencies.flatMap(({ currency, twoAbove }) => (twoAbove === 0n ? [currency] : []));
  return (
    <>
      <label>
        {say('What was received')}
        <select name="method" defaultValue="cash">
          <option value="cash">{say('Cash')}</option>
          <option value="cheque">{say('A cheque')}</option>
          <option value="in-kind">{say('Goods (in kind)')}</option>
        </select>
      </label>
      <label>
        {say('Amount, or the value of the goods')}
        <input name="amount" inputMode="decimal" maxLength={20} required autoComplete="off" />
      </label>
      <label>
        {say('Currency')}
        <select name="currency">
          {currencies.map(({ currency }) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </label>
      {limits.length > 0 && (
        <p>{say('Above {limits} a second person confirms it.', { limits: joinWithOr(limits) })}</p>
      )}
      {always.length > 0 && (
        <p>
          {say('In {currencies} a second person confirms every amount.', {
            currencies: joinWithOr(always),
          })}
        </p>
      )}
      <label>
        {say('What the goods are')}
        <input name="description" maxLength={500} />
      </label>
      <label>
        {say('Day it was received')}
        <input type="date" name="receivedOn" required />
      </label>
      <label>
        {say('Who counted it')}
        <input name="countedBy" maxLength={100} required />
      </label>
    </>
  );
}

function DonorFields() {
  const say = sayHere();
  return (
    <fieldset>
      <legend>{say('Given by, for a receipt by email (optional)')}</legend>
      <label>
        {say('Name')}
        <input name="name" maxLength={100} autoComplete="off" />
      </label>
      <label>
        {say('Email address')}
        <input name="email" inputMode="email" maxLength={254} autoComplete="off" />
      </label>
      <label>
        {say('Receipt language')}
        <select name="language">
          <option value="en">{say('English')}</option>
          <option value="am">አማርኛ</option>
        </select>
      </label>
    </fieldset>
  );
}
