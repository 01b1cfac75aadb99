import type { Payload } from 'payload';
import { Fragment } from 'react';
import { type Locale, locales } from '#core/locale.ts';
import { shownMoment } from '#core/message.ts';
import type { Audience, Letter } from '#features/tickets/letters/letter.rules.ts';
import { countOutcomes, listLetters } from '#features/tickets/letters/letter-store.ts';
import type { Holder } from '#features/tickets/orders/holders.ts';
import { LETTER_KIND } from '#features/tickets/orders/order-mail.texts.ts';
import { type MailState, mailStates } from '#platform/mail/mail.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Table } from '../parts/table.tsx';
import { WRITE_PATH } from './letter-words.ts';

type Kind = { id: string; name: string };
type Outcomes = Partial<Record<MailState, number>>;

/** Whom a letter goes to, in words. */
export function audienceWords(
  { to, of }: Audience,
  kinds: readonly Kind[],
  holders: readonly Holder[] = [],
): string {
  const say = sayHere();
  const name = holders.find(({ id }) => id === of)?.name;
  const words: Record<Audience['to'], () => string> = {
    all: () => say('everybody with a valid ticket'),
    kind: () =>
      say('those with this ticket: {ticket}', { ticket: kinds.find(({ id }) => id === of)?.name ?? '–' }),
    inside: () => say('those who are inside'),
    outside: () => say('those who are not inside'),
    waiting: () => say('those who wait for places'),
    chosen: () => say('those who were chosen by hand'),
    order: () => (name ? say('only {name}', { name }) : say('the person of one order')),
  };
  return words[to]();
}

type LettersProps = { payload: Payload; event: number; kinds: readonly Kind[]; admin: string };

/** What was written to those with tickets of an event, and what came back. */
export async function Letters({ payload, event, kinds, admin }: LettersProps) {
  const say = sayHere();
  const letters = await listLetters({ payload }, event);
  const sent = letters.filter(({ sentAt }) => sentAt !== null);
  const [outcomes, names] = await Promise.all([
    countOutcomes(
      { payload },
      sent.map(({ id }) => id),
    ),
    staffNames(
      payload,
      sent.map(({ sentBy }) => sentBy),
    ),
  ]);
  if (letters.length === 0)
    return (
      <EmptyState drawing="letters" title={say('Nothing was written yet')}>
        {say('What you write to those with tickets is listed here, with what came back.')}
      </EmptyState>
    );
  return (
    <Table
      title={say('Letters to holders')}
      columns={['Subject', 'To whom', { day: 'Sent' }, 'By', { number: 'People' }, 'What came back']}
      rows={letters.map(letter => ({
        key: letter.id,
        data: { 'data-letter': letter.id } as const,
        cells: [
          <a
            key="subject"
            href={`${admin}${WRITE_PATH}?${new URLSearchParams({ event: String(event), letter: letter.id })}`}
          >
            {subjectOf(letter) || say('Without a subject')}
          </a>,
          audienceWords(letter.audience, kinds),
          letter.sentAt === null ? (
            <Badge key="draft" tone="quiet">
              {say('Draft')}
            </Badge>
          ) : (
            say(shownMoment(new Date(letter.sentAt)))
          ),
          names.get(letter.sentBy ?? 0) ?? '–',
          letter.people ?? '–',
          letter.sentAt === null ? (
            '–'
          ) : (
            <CameBack key="back" of={outcomes.get(letter.id) ?? {}} letter={letter.id} admin={admin} />
          ),
        ],
      }))}
    />
  );
}

const subjectOf = ({ words }: Letter): string =>
  locales.flatMap((locale: Locale) => words[locale]?.subject || []).at(0) ?? '';

const tones: Record<MailState, Tone> = {
  waiting: 'info',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
  bounced: 'bad',
  held: 'wait',
};

/** How many mails of a letter are in which state. */
function CameBack({ of, letter, admin }: { of: Outcomes; letter: string; admin: string }) {
  const say = sayHere();
  const words: Record<MailState, (count: number) => string> = {
    sent: count => say('{count} accepted', { count }),
    waiting: count => say('{count} waiting', { count }),
    sending: count => say('{count} being sent', { count }),
    bounced: count => say('{count} came back', { count }),
    failed: count => say('{count} failed', { count }),
    held: count => say('{count} kept', { count }),
  };
  const states = mailStates.filter(state => of[state]);
  if (states.length === 0) return <span>{say('The mails are no longer stored.')}</span>;
  return (
    <>
      {states.map(state => (
        <Fragment key={state}>
          <Badge tone={tones[state]}>{words[state](of[state] ?? 0)}</Badge>{' '}
        </Fragment>
      ))}
      <a href={`${admin}/collections/mails?${mailsOf(letter)}`}>{say('See the mails')}</a>
    </>
  );
}

/** The mails of a letter, without its tests. */
const mailsOf = (letter: string) =>
  new URLSearchParams({ 'where[bulkOf][equals]': letter, 'where[kind][equals]': LETTER_KIND });

type SentProps = { payload: Payload; letter: Letter; kinds: readonly Kind[] };

/** When a letter was sent, by whom and to how many, and what came back. */
export async function SentLetter({ payload, letter, kinds }: SentProps) {
  const say = sayHere();
  const names = await staffNames(payload, [letter.sentBy]);
  const outcomes = await countOutcomes({ payload }, [letter.id]);
  return (
    <>
      <p>
        {say('Sent {moment} by {name} to {count, plural, one {one person} other {# people}}: {people}.', {
          moment: shownMoment(new Date(letter.sentAt ?? 0)),
          name: names.get(letter.sentBy ?? 0) ?? '–',
          count: letter.people ?? 0,
          people: audienceWords(letter.audience, kinds),
        })}
      </p>
      <p>
        <CameBack of={outcomes.get(letter.id) ?? {}} letter={letter.id} admin={payload.config.routes.admin} />
      </p>
    </>
  );
}

async function staffNames(payload: Payload, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const found = await payload.find({
    collection: 'staff',
    where: { id: { in: ids.filter(id => id !== null) } },
    overrideAccess: true,
    depth: 0,
    pagination: false,
  });
  return new Map(found.docs.map(({ id, name, email }) => [id, name || email]));
}
