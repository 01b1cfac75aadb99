import { randomUUID } from 'node:crypto';
import type { AdminViewServerProps } from 'payload';
import { Fragment } from 'react';
import { shownDay } from '#core/message.ts';
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
  listPromised,
  type OpenLine,
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
import { ActionLink, Submit } from '../parts/buttons.tsx';
import { Card, CardGrid } from '../parts/card.tsx';
import { Field } from '../parts/field.tsx';
import { Figure } from '../parts/figure.tsx';
import { FileInput } from '../parts/file-input.tsx';
import { Notice } from '../parts/notice.tsx';
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
  const hasLines = lines.length > 0;
  return (
    <DeskFrame
      {...props}
      title={say('Bank statements')}
      about={say('What the bank says is matched with gifts and entries, line by line.')}
      action={
        hasLines &&
        bankAccounts.length > 0 && (
          <ActionLink href="#read-a-statement" icon="plus">
            {say('Read another statement')}
          </ActionLink>
        )
      }
    >
      {imported.map(statement => (
        <Imported key={statement.account} statement={statement} />
      ))}
      <Unexplained lines={lines} balances={balances} />
      <Balances api={api} balances={balances} />
      {!hasLines && <Statements {...{ api, accounts: bankAccounts, files: upload, admin }} />}
      <h2>{say('Lines waiting for a decision')}</h2>
      {hasLines && (
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
        admin={admin}
        lines={shown}
        promised={await listPromised(reader, shown)}
        purposes={purposes}
        expenses={{ funds, kinds: namedKinds(kinds.filter(({ offered }) => offered)) }}
      />
      <Pages page={page} pages={pages} query={new URLSearchParams()} oldestFirst />
      {hasLines && <Statements {...{ api, accounts: bankAccounts, files: upload, admin }} />}
    </DeskFrame>
  );
}

type UnexplainedProps = { lines: readonly OpenLine[]; balances: readonly BankBalance[] };

/** What is left to explain: lines without a decision, and the difference between bank and books in each currency. */
function Unexplained({ lines, balances }: UnexplainedProps) {
  const say = sayHere();
  const known = balances.filter(({ currency }) => isCurrency(currency));
  if (lines.length === 0 && known.length === 0) return null;
  const suggested = lines.filter(({ result, same }) => result === 'matched' && !same).length;
  return (
    <CardGrid>
      <Figure
        label={say('Lines to explain')}
        value={lines.length}
        note={
          suggested > 0 &&
          say('{count, plural, one {# is matched} other {# are matched}}: only to be confirmed', {
            count: suggested,
          })
        }
      />
      {known.map(({ currency, bank, books, day }) => (
        <Figure
          key={currency}
          label={say('Difference between bank and books, {currency}', { currency })}
          value={formatMoney({ units: bank - books, currency }, 'en')}
          note={say(bank === books ? 'They agree, on {day}' : 'Left to explain, on {day}', {
            day: shownDay(day),
          })}
        />
      ))}
    </CardGrid>
  );
}

type StatementsProps = {
  api: string;
  admin: string;
  accounts: readonly BankAccount[];
  files: readonly ListedStatement[];
};

/** Where statements come in: before the lines while there are none, below them otherwise. */
function Statements({ api, admin, accounts, files }: StatementsProps) {
  const say = sayHere();
  return (
    <div id="read-a-statement" className={styles.stack}>
      {accounts.length === 0 ? (
        <Notice tone="wait">
          {say('An admin has to enter the bank account in the giving settings first.')}
        </Notice>
      ) : (
        <Upload api={api} accounts={accounts} />
      )}
      <Uploads files={files} link={`${admin}${BANK_PATH}/file`} />
    </div>
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
    <Card title={say('Read a statement')}>
      <ActForm action={`${api}/donations/statement`} takesFile className={styles.form}>
        <Field name="account" label={say('Account (a CAMT.053 file names its own)')}>
          <select name="account">
            {accounts.map(({ account, bank, currency }) => (
              <option key={account} value={account}>{`${bank}, ${account} (${currency})`}</option>
            ))}
          </select>
        </Field>
        <Field name="file" label={say('Statement as CAMT.053 or CSV')}>
          <FileInput name="file" accept=".xml,.csv,.tsv,.txt,text/xml,text/csv" required />
        </Field>
        <Submit>{say('Read the statement')}</Submit>
      </ActForm>
    </Card>
  );
}

function Uploads({ files, link }: { files: readonly ListedStatement[]; link: string }) {
  const say = sayHere();
  if (files.length === 0) return null;
  return (
    <Card title={say('Files that are not imported yet')}>
      <p>{say('Each is deleted {uploadDays} days after it was uploaded.', { uploadDays })}</p>
      <ul>
        {files.map(({ id, name, addedAt, by }) => (
          <li key={id}>
            <a href={`${link}?id=${id}`}>{name || say('A file without a name')}</a>
            {` ${say(shownDay(addedAt))}${by ? `, ${by}` : ''}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Bank and books compared, by currency. */
function Balances({ api, balances }: { api: string; balances: readonly BankBalance[] }) {
  const say = sayHere();
  const known = balances.filter(({ currency }) => isCurrency(currency));
  if (known.length === 0) return null;
  return (
    <Card title={say('The bank and the books')}>
      {known.map(balance => (
        <Fragment key={balance.currency}>
          <BankAgreement balance={balance} />
          {balance.before !== 0n && (
            <ActForm action={`${api}/donations/books/opening`}>
              <input type="hidden" name="key" value={randomUUID()} />
              <input type="hidden" name="currency" value={balance.currency} />
              <Submit>
                {say('Book {money} as the opening balance', {
                  money: formatMoney({ units: balance.before, currency: balance.currency }, 'en'),
                })}
              </Submit>
            </ActForm>
          )}
        </Fragment>
      ))}
    </Card>
  );
}
