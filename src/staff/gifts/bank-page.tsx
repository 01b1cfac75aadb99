import type { AdminViewServerProps } from 'payload';
import type { ColumnMap } from '#features/giving/bank/column-map.rules.ts';
import { findColumns, findStatement, listOpenLines } from '#features/giving/desk/bank-lines.ts';
import { type BankAccount, listPurposeNames, readDeskSettings } from '#features/giving/desk/desk-settings.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from './act-form.tsx';
import { BankLines } from './bank-lines.tsx';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import styles from './gifts.module.css';

/** Statements of the bank: read, compared with the gifts that wait, and booked once a person has decided. */
export async function BankPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'gifts desk');
  const { payload, searchParams } = props;
  const [{ bankAccounts }, lines, purposes, statement] = await Promise.all([
    readDeskSettings(payload),
    listOpenLines({ payload }),
    listPurposeNames(payload),
    findStatement({ payload }, searchParams?.statement),
  ]);
  const remembered = await Promise.all(bankAccounts.map(({ account }) => findColumns({ payload }, account)));
  const { api } = payload.config.routes;
  return (
    <DeskFrame {...props} title={say('Bank statements')}>
      {statement && (
        <p role="status">
          {say(
            `${statement.lines} lines of money that came in: ${statement.added} new, ${statement.lines - statement.added} here before.`,
          )}
        </p>
      )}
      {bankAccounts.length === 0 && (
        <p>{say('First an admin has to enter the bank account in the giving settings.')}</p>
      )}
      {bankAccounts.map((account, index) => (
        <Upload key={account.account} api={api} account={account} columns={remembered[index] ?? null} />
      ))}
      <BankLines api={api} lines={lines} purposes={purposes} />
    </DeskFrame>
  );
}

type UploadProps = { api: string; account: BankAccount; columns: ColumnMap | null };

function Upload({ api, account: { account, bank, currency }, columns }: UploadProps) {
  const say = sayHere();
  return (
    <ActForm action={`${api}/gifts/statement`} takesFile className={styles.form}>
      <h2>{`${bank}, ${account} (${currency})`}</h2>
      <input type="hidden" name="account" value={account} />
      <label>
        {say('Statement as CAMT.053 or CSV')}
        <input type="file" name="file" accept=".xml,.csv,.txt,text/xml,text/csv" required />
      </label>
      <details open={columns !== null && columns.bookedOn !== ''}>
        <summary>{say('Columns of a CSV file')}</summary>
        <Columns columns={columns} />
      </details>
      <button type="submit">{say('Read the statement')}</button>
    </ActForm>
  );
}

/** The names in the first line of the bank's file, as they were written last. */
function Columns({ columns }: { columns: ColumnMap | null }) {
  const say = sayHere();
  const amount = columns?.amount;
  const fields: [string, string, string | undefined][] = [
    ['bookedOn', 'Day', columns?.bookedOn],
    ['amount', 'Amount, if it is one column', amount && 'signed' in amount ? amount.signed : ''],
    ['credit', 'Money in, if it is two', amount && 'credit' in amount ? amount.credit : ''],
    ['debit', 'Money out, if it is two', amount && 'credit' in amount ? amount.debit : ''],
    ['name', 'Name of who paid', columns?.name],
    ['words', 'Words of the transfer', columns?.words[0]],
    ['reference', 'Reference, if it has a column', columns?.reference],
  ];
  return (
    <div className={styles.form}>
      {fields.map(([name, label, value]) => (
        <label key={name}>
          {say(label)}
          <input name={name} maxLength={60} defaultValue={value} />
        </label>
      ))}
      <label>
        {say('Days are written')}
        <select name="dates" defaultValue={columns?.dates ?? 'day-first'}>
          <option value="day-first">31.12.2026</option>
          <option value="iso">2026-12-31</option>
        </select>
      </label>
      <label>
        {say('Amounts are written')}
        <select name="decimal" defaultValue={columns?.decimal ?? '.'}>
          <option value=".">1,000.50</option>
          <option value=",">1.000,50</option>
        </select>
      </label>
    </div>
  );
}
