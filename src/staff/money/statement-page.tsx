import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { shownDay } from '#core/message.ts';
import { formatMoney, isCurrency } from '#core/money.ts';
import { BANK_PATH } from '#money/bookkeeping/desk/answer-desk.ts';
import { problemTexts, refusalNames } from '#money/bookkeeping/desk/desk.texts.ts';
import { readDeskSettings } from '#money/bookkeeping/desk/desk-settings.ts';
import {
  type AccountReading,
  type ReadStatement,
  readUpload,
} from '#money/bookkeeping/statements/read-upload.ts';
import { findUpload, type UploadedStatement } from '#money/bookkeeping/statements/uploaded-statements.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { Submit } from '../parts/buttons.tsx';
import { type Row, Table } from '../parts/table.tsx';
import { StatementNumbers } from './bank-summaries.tsx';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import { StatementColumns } from './statement-columns.tsx';

/** Preview of a statement before its import: how it is read, what would be stored and what cannot be read. */
export async function StatementPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donations desk');
  const { payload, searchParams } = props;
  const { admin, api } = payload.config.routes;
  const upload = await findUpload({ payload }, searchParams?.id);
  if (!upload) redirect(`${admin}${BANK_PATH}?problem=statement-gone`);
  const { bankAccounts } = await readDeskSettings(payload);
  const read = await readUpload({ payload }, upload, bankAccounts);
  return (
    <DeskFrame
      {...props}
      title={say('Read a statement')}
      about={say('How the file is read, before anything is stored.')}
      back={{ href: `${admin}${BANK_PATH}`, label: say('Bank statements') }}
    >
      <p className={styles.fileName}>{upload.name}</p>
      <ActForm action={`${api}/donations/statement/read`} className={styles.stack}>
        <input type="hidden" name="file" value={upload.id} />
        {read.ok ? <Read upload={upload} statement={read.value} /> : <p>{say(problemTexts[read.problem])}</p>}
        <p className={styles.row}>
          {read.ok && (
            <Submit name="act" value="import">
              {say('Import the statement')}
            </Submit>
          )}
          {(!read.ok || read.value.table) && (
            <Submit look="quiet" name="act" value="read">
              {say('Read it again with these settings')}
            </Submit>
          )}
          <Submit look="danger" name="act" value="discard" formNoValidate>
            {say('Delete the file')}
          </Submit>
        </p>
      </ActForm>
    </DeskFrame>
  );
}

function Read({ upload, statement }: { upload: UploadedStatement; statement: ReadStatement }) {
  return (
    <>
      {statement.accounts.map((account, at) => (
        <Account key={account.reading.account || at} {...account} isTable={statement.table !== null} />
      ))}
      {statement.table && <StatementColumns choices={upload.choices} table={statement.table} />}
    </>
  );
}

/** What the import would store for one account. */
function Account({ account, reading, lines, counts, isTable }: AccountReading & { isTable: boolean }) {
  const say = sayHere();
  const { refused, opening, closing, gaps, currency } = reading;
  if (!account)
    return (
      <p className={styles.problem}>
        {say(
          '{entries, plural, one {Account {account} is not in the giving settings: its one entry is not imported.} other {Account {account} is not in the giving settings: its # entries are not imported.}}',
          { account: reading.account, entries: reading.entries },
        )}
      </p>
    );
  const money = (units: number, of: string) => formatMoney({ units: BigInt(units), currency: of }, 'en');
  const title = `${account.bank}, ${account.account}`;
  return (
    <section data-account={account.account}>
      <h2>{title}</h2>
      <StatementNumbers counts={counts} />
      {counts.asked > 0 && (
        <p>
          {say(
            '{count, plural, one {One of the lines was probably imported before. It is shown beside the earlier one, for you to decide.} other {# of the lines were probably imported before. Each is shown beside the earlier one, for you to decide.}}',
            { count: counts.asked },
          )}
        </p>
      )}
      {opening !== null && closing !== null && isCurrency(currency) && (
        <p>
          {say('The account held {opening} before this statement and {closing} after it.', {
            opening: money(opening, currency),
            closing: money(closing, currency),
          })}
        </p>
      )}
      {gaps > 0 && (
        <p className={styles.problem}>
          {say(
            '{places, plural, one {In one place the balance does not match the amounts. Please check with the bank.} other {In # places the balance does not match the amounts. Please check with the bank.}}',
            { places: gaps },
          )}
        </p>
      )}
      {refused.length > 0 && (
        <Table
          title={say('Entries that will be refused')}
          isCaptioned
          columns={[isTable ? 'Line in the file' : 'Entry in the file', 'Why', 'What it says']}
          rows={refused.slice(0, mostRefused).map(
            ({ place, reason, text }): Row => ({
              key: place,
              cells: [place, say(refusalNames[reason]), text],
            }),
          )}
        />
      )}
      {refused.length > mostRefused && (
        <p>{say('And {count} more.', { count: refused.length - mostRefused })}</p>
      )}
      {!isTable && (
        <Table
          title={say('The first lines as read')}
          isCaptioned
          columns={[{ day: 'Day' }, { money: 'Amount' }, 'Name', 'Description', 'Before']}
          rows={lines.slice(0, rowsShown).map(
            ({ line, is }): Row => ({
              key: line.id,
              cells: [
                say(shownDay(line.bookedOn)),
                money(line.amount, line.currency),
                line.name,
                line.words,
                say(beforeNames[is]),
              ],
            }),
          )}
        />
      )}
    </section>
  );
}

const mostRefused = 100;
const rowsShown = 20;
const beforeNames = { new: 'New', here: 'Already imported', asked: 'Probably imported before' };
