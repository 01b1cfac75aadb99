import { randomUUID } from 'node:crypto';
import type { AdminViewServerProps } from 'payload';
import { Fragment } from 'react';
import { formatMoney, isCurrency } from '#core/money.ts';
import { type BankBalance, listBankBalances } from '#money/bookkeeping/books/bank-balances.ts';
import { listFunds } from '#money/bookkeeping/books/book-form.ts';
import { BANK_PATH } from '#money/bookkeeping/desk/answer-desk.ts';
import { readPage } from '#money/bookkeeping/desk/desk.schema.ts';
import { refusalNames } from '#money/bookkeeping/desk/desk.texts.ts';
import { listPurposeNames, readDeskSettings } from '#money/bookkeeping/desk/desk-settings.ts';
import {
  type ImportedStatement,
  linesAtOnce,
  listImported,
  listOpenLines,
} from '#money/bookkeeping/statements/bank-lines.ts';
import {
  type ListedStatement,
  listUploads,
  uploadDays,
} from '#money/bookkeeping/statements/uploaded-statements.ts';
import { listKinds } from '#money/ledger/spending-kinds.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { BankLines } from './bank-lines.tsx';
import { BankAgreement, StatementNumbers } from './bank-summaries.tsx';
import { namedKinds } from './book-forms.tsx';
import { DeskFrame, guardDesk, Pages } from './desk-frame.tsx';

/** Bank statements: upload, import, and decisions on each line before it is booked. */
export async function BankPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donations desk');
  const { payload, searchParams } = props;
  const reader = { payload };
  const [{ bankAccounts }, lines, purposes, funds, kinds, imported, upload, balances] = await Promise.all([
    readDeskSettings(payload),
    listOpenLines(reader),
    listPurposeNames(payload),
    listFunds(reader),
    listKinds(reader),
    listImported(reader, searchParams?.import),
    listUploads(reader),
    listBankBalances(reader),
  ]);
  const { admin, api } = payload.config.routes;
  const pages = Math.max(1, Math.ceil(lines.length / linesAtOnce));
  const page = Math.min(readPage(searchParams?.page), pages);
  const shown = lines.slice((page - 1) * linesAtOnce, page * linesAtOnce);
  return (
    <DeskFrame {...props} title={say('Bank statements')}>
      {imported.map(statement => (
        <Imported key={statement.account} statement={statement} />
      ))}
      {bankAccounts.length === 0 ? (
        <p>{say('An admin has to enter the bank account in the giving settings first.')}</p>
      ) : (
        <Upload api={api} accounts={bankAccounts} />
      )}
      <Uploads files={upload} link={`${admin}${BANK_PATH}/file`} />
      <Balances api={api} balances={balances} />
      <h2>{say('Lines waiting for a decision')}</h2>
      {lines.length > 0 && (
        <p>
          {say(
            '{lines, plural, one {# line is} other {# lines are}} waiting. Money in: {moneyIn}, money out: {moneyOut}. Probably imported before: {asked}.',
            {
              lines: lines.length,
              moneyIn: lines.filter(({ line }) => line.amount > 0).length,
              moneyOut: lines.filter(({ line }) => line.amount < 0).length,
              asked: lines.filter(({ same }) => same).length,
            },
          )}
        </p>
      )}
      <BankLines
        api={api}
        lines={shown}
        purposes={purposes}
        expenses={{ funds, kinds: namedKinds(kinds.filter(({ offered }) => offered)) }}
      />
      <Pages page={page} pages={pages} query={new URLSearchParams()} oldestFirst />
    </DeskFrame>
  );
}

/** The result of an import, with every refused entry. */
function Imported({ statement }: { statement: ImportedStatement }) {
  const say = sayHere();
  const { account, refusals } = statement;
  return (
    <section role="status" className={styles.done}>
      <p>{say('Imported for account {account}:', { account })}</p>
      <StatementNumbers counts={statement} />
      {refusals.length > 0 && (
        <details>
          <summary className={styles.unfold}>{say('Refused entries')}</summary>
          <ul>
            {refusals.map(({ place, reason }) => (
              <li key={place}>{`${say('Line {place}', { place })}: ${say(refusalNames[reason])}`}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Upload({ api, accounts }: { api: string; accounts: readonly BankAccount[] }) {
  const say = sayHere();
  return (
    <ActForm action={`${api}/donations/statement`} takesFile className={styles.form}>
      <h2>{say('Read a statement')}</h2>
      <label>
        {say('Account (a CAMT.053 file names its own)')}
        <select name="account">
          {accounts.map(({ account, bank, currency }) => (
            <option key={account} value={account}>{`${bank}, ${account} (${currency})`}</option>
          ))}
        </select>
      </label>
      <label>
        {say('Statement as CAMT.053 or CSV')}
        <input type="file" name="file" accept=".xml,.csv,.tsv,.txt,text/xml,text/csv" required />
      </label>
      <button type="submit">{say('Read the statement')}</button>
    </ActForm>
  );
}

function Uploads({ files, link }: { files: readonly ListedStatement[]; link: string }) {
  const say = sayHere();
  if (files.length === 0) return null;
  return (
    <section>
      <h2>{say('Files that are not imported yet')}</h2>
      <p>{say('Each is deleted {uploadDays} days after it was uploaded.', { uploadDays })}</p>
      <ul>
        {files.map(({ id, name, addedAt, by }) => (
          <li key={id}>
            <a href={`${link}?id=${id}`}>{name || say('A file without a name')}</a>
            {` ${addedAt}${by ? `, ${by}` : ''}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Bank and books compared, by currency. */
function Balances({ api, balances }: { api: string; balances: readonly BankBalance[] }) {
  const say = sayHere();
  const known = balances.filter(({ currency }) => isCurrency(currency));
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{say('The bank and the books')}</h2>
      {known.map(balance => (
        <Fragment key={balance.currency}>
          <BankAgreement balance={balance} />
          {balance.before !== 0n && (
            <ActForm action={`${api}/donations/books/opening`}>
              <input type="hidden" name="key" value={randomUUID()} />
              <input type="hidden" name="currency" value={balance.currency} />
              <button type="submit">
                {say('Book {money} as the opening balance', {
                  money: formatMoney({ units: balance.before, currency: balance.currency }, 'en'),
                })}
              </button>
            </ActForm>
          )}
        </Fragment>
      ))}
    </section>
  );
}
