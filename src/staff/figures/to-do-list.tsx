import { message } from '#core/message.ts';
import { shownNumber } from '#features/figures/periods.rules.ts';
import type { MissedByFew, ToDo } from '#features/figures/read-figures.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from '../frame/act-form.tsx';
import styles from './figures.module.css';

type ToDoListProps = { items: readonly ToDo[]; missed: MissedByFew; api: string; mayAct: boolean };

const nothingListed: Record<MissedByFew, string> = {
  unknown: 'Not known: no visit was counted in the last 30 days.',
  few: 'Nothing to do yet: in the last 30 days some visitors did not find something, but no case was frequent enough to be listed here.',
  nothing:
    'Nothing to do: in the last 30 days visitors opened no missing page and found something with every search.',
};

const parts = [
  {
    kind: 'missing',
    title: 'Addresses without a page',
    hint: 'Visitors opened these addresses and found nothing. Redirect them to the page they were looking for.',
  },
  {
    kind: 'word',
    title: 'Searches without results',
    hint: 'Visitors searched for these. Use the word on a page that answers the search, or write such a page.',
  },
  {
    kind: 'quick',
    title: 'Pages left at once',
    hint: 'Half the visitors who started here left within ten seconds. Does the page say what its link promised?',
  },
] as const;

/** What visitors did not find, as a list of what to do. */
export function ToDoList({ items, missed, api, mayAct }: ToDoListProps) {
  const say = sayHere();
  return (
    <section id="to-do" className={styles.toDo} aria-label={say('What visitors did not find')}>
      <h2>{say('What visitors did not find')}</h2>
      {items.length === 0 && <p>{say(nothingListed[missed])}</p>}
      {parts.map(({ kind, title, hint }) => {
        const these = items.filter(item => item.kind === kind);
        if (these.length === 0) return null;
        return (
          <section key={kind} aria-label={say(title)}>
            <h3>{say(title)}</h3>
            <p>{say(hint)}</p>
            <ul className={styles.lost}>
              {these.map(item => (
                <li key={item.name}>
                  <p>
                    <strong>{item.name}</strong> {say(formatTimes(item))}
                  </p>
                  {mayAct && kind === 'missing' && <LeadForm from={item.name} api={api} />}
                  {mayAct && <DoneForm item={item} api={api} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

const formatTimes = ({ kind, times, visits }: ToDo) => {
  if (kind === 'quick') return message('left at once in {times} of {visits} visits', { times, visits });
  return shownNumber(times) === null
    ? 'a few times'
    : message('{times, plural, one {once} other {# times}}', { times });
};

function LeadForm({ from, api }: { from: string; api: string }) {
  const say = sayHere();
  return (
    <ActForm action={`${api}/figures/lead`}>
      <input type="hidden" name="from" value={from} />
      <label>
        {say('Redirect {from} to', { from })}
        <input name="to" required maxLength={400} defaultValue="/" autoComplete="off" />
      </label>
      <button type="submit">{say('Redirect it')}</button>
    </ActForm>
  );
}

function DoneForm({ item, api }: { item: ToDo; api: string }) {
  const say = sayHere();
  return (
    <ActForm action={`${api}/figures/done`}>
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="name" value={item.name} />
      <button type="submit" aria-label={say('Tick off: {name}', { name: item.name })}>
        {say('Tick off')}
      </button>
    </ActForm>
  );
}
