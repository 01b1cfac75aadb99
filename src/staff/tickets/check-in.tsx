import type { Payload } from 'payload';
import type { Locale } from '#core/locale.ts';
import { message } from '#core/message.ts';
import { CHARITY_ZONE, clockAt } from '#core/zoned-time.ts';
import type { ExpectedTicket, ShownLine } from '#features/tickets/door/check-in.rules.ts';
import { readCheckIn } from '#features/tickets/door/check-in.ts';
import { doorTexts } from '#features/tickets/door/door.texts.ts';
import { sayHere } from '#staff/language/say.ts';
import { CardGrid } from '../parts/card.tsx';
import { Figure } from '../parts/figure.tsx';
import { Notice } from '../parts/notice.tsx';
import { Table } from '../parts/table.tsx';
import { RefreshWhileSeen } from './refresh-while-seen.tsx';

/** Names that are listed at once. */
const MOST_MISSING = 200;

type CheckInProps = { payload: Payload; event: number; address: string; locale: Locale };

/** Who is in at an event, by kind, the last entries of all doors, and who is missing. */
export async function CheckIn({ payload, event, address, locale }: CheckInProps) {
  const say = sayHere();
  const { inside, expected, guests, kinds, twice, last, missing } = await readCheckIn({ payload }, event);
  const findName = ({ name, isAtDoor }: ExpectedTicket) =>
    name ?? say(isAtDoor ? 'Sold at the door' : 'Deleted');
  return (
    <>
      <RefreshWhileSeen address={address} />
      <CardGrid>
        <Figure label={say('In')} value={inside} note={say('of {count} expected', { count: expected })} />
        <Figure label={say('Missing')} value={missing.reduce((sum, { seats }) => sum + seats, 0)} />
        <Figure label={say('Guests without a ticket')} value={guests} />
      </CardGrid>
      {twice.length > 0 && (
        <Notice tone="bad" title={say('Let in twice')}>
          {twice.map(ticket => `${findName(ticket)} (${ticket.kindName})`).join(' · ')}
        </Notice>
      )}
      <Table
        title={say('By kind of ticket')}
        isCaptioned
        columns={['Ticket', { number: 'In' }, { number: 'Missing' }, { number: 'Expected' }]}
        rows={kinds.map(kind => ({
          key: kind.id,
          cells: [kind.name, kind.inside, Math.max(0, kind.expected - kind.inside), kind.expected],
        }))}
      />
      {last.length === 0 ? (
        <p>{say('Nobody has been let in yet.')}</p>
      ) : (
        <Table
          title={say('Last entries, time in {city}', { city: message(CHARITY_ZONE.city) })}
          isCaptioned
          columns={[{ day: 'Time' }, 'What was shown', 'Who', { number: 'Places' }, 'Door']}
          rows={last.map(line => ({
            key: line.id,
            cells: [
              clockAt(CHARITY_ZONE.id, new Date(line.at)).slice(11),
              readLine(line, locale),
              line.ticket ? `${findName(line.ticket)} (${line.ticket.kindName})` : '–',
              line.seats,
              line.door || '–',
            ],
          }))}
        />
      )}
      {missing.length > 0 && (
        <Table
          title={say('Still missing')}
          isCaptioned
          columns={['Who', 'Ticket', { number: 'Places' }]}
          rows={missing.slice(0, MOST_MISSING).map(ticket => ({
            key: ticket.id,
            cells: [findName(ticket), ticket.kindName, ticket.seats],
          }))}
        />
      )}
      {missing.length > MOST_MISSING && (
        <p>
          {say('Only the first {count} are listed. The door finds everybody by name.', {
            count: MOST_MISSING,
          })}
        </p>
      )}
    </>
  );
}

/** What a door showed, in its own words. */
function readLine({ shown, isUndone }: ShownLine, locale: Locale): string {
  const { verdicts, guests } = doorTexts[locale];
  const words: Partial<Record<ShownLine['shown'], string>> = { ...verdicts, guests };
  const what = words[shown] ?? shown;
  return isUndone ? sayHere()('Taken back: {what}', { what }) : what;
}
