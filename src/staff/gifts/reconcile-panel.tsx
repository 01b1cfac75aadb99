import { ownValue } from '#core/own-value.ts';
import { methodNames } from '#features/bookkeeping/desk/desk.texts.ts';
import { serviceProblemTexts } from '#features/bookkeeping/reconciliation/difference.texts.ts';
import type {
  AskedService,
  Reconciliation,
} from '#features/bookkeeping/reconciliation/find-reconciliation.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from './act-form.tsx';
import styles from './gifts.module.css';
import { RunProgress } from './run-progress.tsx';

type ReconcilePanelProps = { run: Reconciliation | null; by: string | undefined; api: string };

/** The button that has all payment services asked, how far a run is, and what each service answered in the last one. */
export function ReconcilePanel({ run, by, api }: ReconcilePanelProps) {
  const say = sayHere();
  const isOpen = run !== null && run.endedAt === null;
  return (
    <section className={styles.sections} aria-labelledby="ask-all">
      <h2 id="ask-all">{say('Ask all payment services')}</h2>
      {isOpen ? (
        <RunProgress asked={run.asked} payments={run.payments} address={`${api}/gifts/ask-all`} />
      ) : (
        <>
          {run && <LastRun run={run} by={by} />}
          <ActForm action={`${api}/gifts/ask-all`}>
            <button type="submit">{say('Ask the providers now')}</button>
          </ActForm>
        </>
      )}
    </section>
  );
}

function LastRun({ run, by }: { run: Reconciliation; by: string | undefined }) {
  const say = sayHere();
  const { begunAt, begunBy, asked, found, outcome, services } = run;
  const when = begunAt.toISOString().slice(0, 16).replace('T', ' ');
  return (
    <>
      <p>
        {say(`${by ?? `account ${begunBy}`} had them asked on ${when} (UTC) about ${asked} payments.`)}{' '}
        {outcome !== null && say(outcomeWords[outcome])}{' '}
        {say(found.length === 1 ? 'One gift was behind.' : `${found.length} gifts were behind.`)}
      </p>
      <ul>
        {services.map(service => (
          <li key={service.way} data-service={service.way} data-problem={service.problem ?? undefined}>
            {serviceWords(service, say)}
          </li>
        ))}
      </ul>
    </>
  );
}

const outcomeWords = {
  done: 'All of it was done.',
  failed: 'It stopped because of a fault, which is in the log. Please ask again.',
  abandoned: 'It was never finished, because the server stopped. Please ask again.',
};

function serviceWords({ way, asked, problem, left }: AskedService, say: (english: string) => string): string {
  const name = say(ownValue(methodNames, way) ?? way);
  if (problem === null) return say(`${name} answered about ${asked} payments.`);
  return say(`${name} ${serviceProblemTexts[problem]}. ${left} payments were not asked about.`);
}
