'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ColumnMeaning } from '#features/newsletter/lists/columns.rules.ts';
import type { ListAnswer } from '#features/newsletter/lists/import-subscribers.endpoint.ts';
import type { StatusMeaning } from '#features/newsletter/lists/status-words.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import buttons from '../parts/buttons.module.css';
import { FileInput } from '../parts/file-input.tsx';
import { ScriptButton } from '../script-button.tsx';
import {
  type ChosenDay,
  ColumnQuestions,
  ColumnsTable,
  DayOrderQuestion,
  ImportOutcome,
  StatusQuestions,
  UnusedColumns,
} from './import-steps.tsx';
import styles from './import-subscribers.module.css';

type Chosen = {
  /** The server's guess until somebody changes it. */
  header: boolean | undefined;
  columns: ColumnMeaning[] | undefined;
  statuses: { column: number; value: string; means: StatusMeaning }[];
  dayOrder: ChosenDay;
  language: string;
  agreement: { how: string; on: string };
  takeOut: boolean;
};

const nothingChosen: Chosen = {
  header: undefined,
  columns: undefined,
  statuses: [],
  dayOrder: null,
  language: 'en',
  agreement: { how: '', on: '' },
  takeOut: false,
};

/** The file is read once, so that moving or changing it does not affect what is shown. */
type ChosenFile = { name: string; base64: string };

/** Wait after a key press or choice before the preview is requested. */
const PAUSE_MS = 350;

/**
 * Imports a list of people. A preview appears as soon as a file is chosen and follows every choice. Only the last button
 * stores anything, because nobody on the list may be stored before staff say how they agreed. A failure keeps the file,
 * the choices and the last preview; the browser asks before the page is left with a list that was not imported.
 */
export function ImportForm({ address }: { address: string }) {
  const say = useSay();
  const router = useRouter();
  const field = useId();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [chosen, setChosen] = useState<Chosen>(nothingChosen);
  const [answer, setAnswer] = useState<ListAnswer | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);

  const send = useCallback(
    async (look: boolean, from: ChosenFile, choices: Chosen) => {
      asked.current += 1;
      const mine = asked.current;
      setBusy(true);
      const outcome = await sendList(address, {
        ...choices,
        file: from.base64,
        fileName: from.name.slice(0, 300),
        look,
      });
      // Only the latest request counts: an earlier response may arrive after it.
      if (mine !== asked.current) return;
      setBusy(false);
      setProblem('problem' in outcome ? outcome.problem : '');
      if ('problem' in outcome) return;
      setAnswer(outcome);
      // The list below shows them at once.
      if (outcome.report.done) router.refresh();
    },
    [address, router],
  );

  useEffect(() => {
    if (!file) return;
    const timer = setTimeout(() => void send(true, file, chosen), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [file, chosen, send]);

  async function takeFile(given: File | undefined): Promise<void> {
    if (!given) return;
    try {
      const base64 = await readBase64(given);
      setAnswer(null);
      setProblem('');
      // Choices about columns do not apply to another file; how people agreed may.
      setChosen(({ language, agreement }) => ({ ...nothingChosen, language, agreement }));
      setFile({ name: given.name, base64 });
    } catch {
      setProblem('This file could not be read from your device. Choose it again.');
    }
  }

  const input = useRef<HTMLInputElement>(null);
  // A file may have been chosen before this script loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form begins to work
  useEffect(() => void takeFile(input.current?.files?.[0]), []);

  const waits = file !== null && !(answer?.report.done ?? false);
  useEffect(() => {
    if (!waits) return;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [waits]);

  const choose = (more: Partial<Chosen>) => setChosen(former => ({ ...former, ...more }));
  const chooseColumns = (columns: ColumnMeaning[]) => choose({ columns });
  const columns = chosen.columns ?? answer?.table.columns ?? [];
  const done = answer?.report.done ?? false;
  const mayImport = answer !== null && !done && answer.report.counts.open === 0 && problem === '' && !busy;

  return (
    <div className={styles.form}>
      <p>
        {say(
          'An export from another program or a table of your own, saved as CSV. You see what was read before anything is stored.',
        )}
      </p>
      <div className={styles.field}>
        <label htmlFor={`${field}-file`}>{say('File')}</label>
        <FileInput
          id={`${field}-file`}
          ref={input}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={event => void takeFile(event.currentTarget.files?.[0])}
        />
      </div>
      {waits && (
        <p>
          {say(
            'The list exists only in this window: nobody on it is stored until you import it. If you reload or leave this page, choose the file and its columns again.',
          )}
        </p>
      )}
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {say(problem)}
        </p>
      )}
      {answer && !done && (
        <Step title={say('What the columns mean')}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.header ?? answer.table.headings !== null}
              onChange={event => choose({ header: event.currentTarget.checked, columns: undefined })}
            />
            {say('The first row has the names of the columns')}
          </label>
          <ColumnsTable table={answer.table} columns={columns} onChange={chooseColumns} />
          <ColumnQuestions
            table={answer.table}
            columns={columns}
            samples={answer.samples}
            onChange={chooseColumns}
          />
          <StatusQuestions
            words={answer.statuses}
            headings={answer.table.headings}
            onChange={(word, means) =>
              choose({
                statuses: [
                  ...chosen.statuses.filter(each => each.column !== word.column || each.value !== word.value),
                  { column: word.column, value: word.value, means },
                ],
              })
            }
          />
          <DayOrderQuestion
            asked={answer.days.asked}
            order={chosen.dayOrder}
            onChange={dayOrder => choose({ dayOrder })}
          />
          {answer.notices.length > 0 && (
            <ul className={styles.notices}>
              {answer.notices
                .map(notice => say(notice))
                .map(notice => (
                  <li key={notice}>{notice}</li>
                ))}
            </ul>
          )}
          <UnusedColumns table={answer.table} columns={columns} samples={answer.samples} />
        </Step>
      )}
      {!done && (
        <Step title={say('How they agreed')}>
          <div className={styles.field}>
            <label htmlFor={`${field}-language`}>{say('Language, if the file has none')}</label>
            <select
              id={`${field}-language`}
              value={chosen.language}
              onChange={event => choose({ language: event.currentTarget.value })}
            >
              <option value="en">{say('English')}</option>
              <option value="am">አማርኛ</option>
            </select>
          </div>
          <div className={styles.field}>
            <label htmlFor={`${field}-how`}>
              {say('How they agreed to get our newsletter, if the file does not say')}
            </label>
            <textarea
              id={`${field}-how`}
              rows={2}
              maxLength={1000}
              value={chosen.agreement.how}
              onChange={event =>
                choose({ agreement: { ...chosen.agreement, how: event.currentTarget.value } })
              }
            />
          </div>
          <div className={styles.field}>
            <label htmlFor={`${field}-on`}>{say('Day they agreed, if the file does not say')}</label>
            <input
              id={`${field}-on`}
              type="date"
              value={chosen.agreement.on}
              onChange={event =>
                choose({ agreement: { ...chosen.agreement, on: event.currentTarget.value } })
              }
            />
          </div>
          <p>
            {say(
              'Without both, each of them gets a mail asking them to confirm, and no newsletter until they do.',
            )}
          </p>
        </Step>
      )}
      <div role="status" className={styles.outcome}>
        {busy && say('One moment…')}
        {answer && !busy && <ImportOutcome report={answer.report} />}
      </div>
      {answer && !done && answer.report.leftThere.found > 0 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.takeOut}
            onChange={event => choose({ takeOut: event.currentTarget.checked })}
          />
          {say('Remove people who unsubscribed there but still get mail from us ({count})', {
            count: answer.report.leftThere.found,
          })}
        </label>
      )}
      {!done && (
        <ScriptButton
          className={buttons.button}
          disabled={!mayImport}
          onClick={() => file && void send(false, file, chosen)}
        >
          {say('Import them')}
        </ScriptButton>
      )}
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.step}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function sendList(address: string, body: object): Promise<ListAnswer | { problem: string }> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const result = await answer.json();
    if (answer.ok) return result;
    return {
      problem: result.errors?.[0]?.message ?? 'This could not be sent. Nothing you chose is lost: try again.',
    };
  } catch {
    return { problem: 'This could not be sent. Nothing you chose is lost: try again.' };
  }
}
