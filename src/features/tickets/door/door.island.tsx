import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Title } from '#ui/components/title.tsx';
import { Field } from '#ui/forms/field.tsx';
import type { CameraScan } from './camera.browser.ts';
import css from './door.module.css';
import {
  arrivals,
  cashIn,
  conflicts,
  countInside,
  countSeatsInside,
  type DoorEntry,
  type DoorEvent,
  listLastActs,
  oversold,
  salesIn,
} from './door.rules.ts';
import {
  $door,
  addGuests,
  changeSeats,
  chooseEvent,
  leave,
  type Shown,
  startDoor,
  takeCode,
  takePerson,
  undo,
} from './door.store.ts';
import { doorTexts } from './door.texts.ts';
import { type DoorPerson, searchPeople } from './door-person.ts';
import { SellTicket } from './door-sale.tsx';
import { countKinds, fill, formatTime, paidInWords } from './door-words.ts';

type DoorProps = {
  locale: Locale;
  /** Those of today and the next days. */
  events: readonly DoorEvent[];
  /** Where somebody signs in for the door, and where the admin signs them out. */
  signIn: string;
  signOut: string;
};

/** The door of an event: scans and types codes, finds people by name, and shows who is in. */
export function Door({ locale, events, signIn, signOut }: DoorProps) {
  const texts = doorTexts[locale];
  const { step, event } = useStore($door, { ssr: () => $door.value });
  useEffect(startDoor, []);
  return (
    <div className={css.parts} data-door={step}>
      {step === 'starting' && <p role="status">{texts.starting}</p>}
      {step === 'choosing' && <ChooseEvent locale={locale} events={events} />}
      {step === 'signed-out' && (
        <p role="alert">
          {texts.signedOut} <a href={signIn}>{texts.signIn}</a>
        </p>
      )}
      {step === 'open' && event && <OpenDoor locale={locale} event={event} />}
      {step !== 'signed-out' && (
        <div className={css.acts}>
          {step === 'open' && (
            <Button size="small" onClick={() => void leave('choosing')}>
              {texts.otherEvent}
            </Button>
          )}
          <Button size="small" onClick={() => void leaveTo(signOut)}>
            {texts.signOut}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Names are deleted first, also where there is no network. */
async function leaveTo(signOut: string): Promise<void> {
  await leave('signed-out');
  await fetch('/api/door/leave', { method: 'POST' }).then(
    () => location.assign(signOut),
    () => undefined,
  );
}

type Part = { locale: Locale };

function ChooseEvent({ locale, events }: Part & Pick<DoorProps, 'events'>) {
  const texts = doorTexts[locale];
  const { isCopyMissing } = useStore($door);
  const [name, setName] = useState(texts.usualDoor);
  if (events.length === 0) return <p>{texts.noEvents}</p>;
  return (
    <section className={css.part} aria-labelledby="door-choose">
      <Title as="h2" id="door-choose" variant="story" words={{ text: texts.choose }} />
      <Field
        id="door-name"
        label={texts.nameOfDoor}
        hint={texts.nameHint}
        value={name}
        maxLength={60}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <ul className={css.list}>
        {events.map(event => (
          <li key={event.id} className={css.row}>
            <span>
              {event.name}
              <small className={css.small}>{event.when}</small>
            </span>
            <Button variant="go" onClick={() => void chooseEvent(event, name || texts.usualDoor)}>
              {texts.start}
            </Button>
          </li>
        ))}
      </ul>
      {isCopyMissing && <p role="alert">{texts.copyMissing}</p>}
    </section>
  );
}

function OpenDoor({ locale, event }: Part & { event: DoorEvent }) {
  const texts = doorTexts[locale];
  const { shown, isOnline, log } = useStore($door);
  return (
    <>
      <div className={css.row}>
        <Title as="h2" variant="story" words={{ text: event.name }} />
        <p className={css.small} role="status" data-network={isOnline ? 'online' : 'offline'}>
          {isOnline ? texts.online : fill(texts.offline, { n: log.unsent.length })}
        </p>
      </div>
      {log.aside.length > 0 && <p role="alert">{fill(texts.aside, { n: log.aside.length })}</p>}
      <div role="status" aria-live="assertive">
        {shown && <Answer locale={locale} shown={shown} />}
      </div>
      <Codes locale={locale} />
      <SellTicket locale={locale} />
      <ByName locale={locale} />
      <Inside locale={locale} />
    </>
  );
}

function Answer({ locale, shown: answer }: Part & { shown: Shown }) {
  const { shown, ticket, before, inside, line, name, sold = line ? [line] : [] } = answer;
  const texts = doorTexts[locale];
  const { log } = useStore($door);
  const inNow = countSeatsInside(arrivals(log.entries).get(ticket?.id ?? '') ?? []);
  const isFamily =
    ticket !== null && ticket.seats > 1 && sold.length < 2 && (shown === 'in' || shown === 'already');
  const paid = [...cashIn(sold)]
    .map(([currency, units]) => paidInWords({ units, currency }, locale))
    .join(' + ');
  return (
    <div className={css.answer} data-shown={shown}>
      <p className={css.verdict}>
        <Icon name={shown === 'in' ? 'check' : 'warning'} size="large" />
        {texts.verdicts[shown]}
      </p>
      {ticket && <p>{[name, ticket.kindName].filter(Boolean).join(' · ')}</p>}
      {isFamily && <p>{fill(texts.partly, { n: inNow, all: ticket.seats })}</p>}
      {isFamily && shown === 'in' && line && !line.sale && (
        <CameNow locale={locale} line={line} most={ticket.seats - inside} />
      )}
      {shown === 'other-event' && ticket && <p>{fill(texts.isFor, { event: ticket.eventName })}</p>}
      {shown === 'already' && before && (
        <p>{fill(texts.before, { time: formatTime(before.at, locale), door: before.door })}</p>
      )}
      {paid && <p>{fill(texts.paid, { amount: paid })}</p>}
      {shown === 'in' && ticket?.isPaidBack && <p data-warning>{texts.paidBack}</p>}
      {texts.next[shown] && <p>{texts.next[shown]}</p>}
      {shown === 'in' && line && (
        <Button size="small" onClick={() => void undo(...sold)}>
          {paid ? texts.undoSale : texts.undo}
        </Button>
      )}
    </div>
  );
}

/** All who are missing of a family are let in at once; if fewer came, this says how many. */
function CameNow({ locale, line, most }: Part & { line: DoorEntry; most: number }) {
  const texts = doorTexts[locale];
  if (most < 2) return null;
  return (
    <fieldset className={css.came}>
      <legend>{texts.cameNow}</legend>
      {Array.from({ length: most }, (_, index) => index + 1).map(seats => (
        <Button
          key={seats}
          size="small"
          aria-pressed={seats === line.seats}
          variant={seats === line.seats ? 'ink' : 'line'}
          onClick={() => void changeSeats(line, seats)}
        >
          {seats}
        </Button>
      ))}
    </fieldset>
  );
}

/** Hand scanners type into the field and press Enter, so it gets the focus back after each code. */
function Codes({ locale }: Part) {
  const texts = doorTexts[locale];
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraScan | 'off' | 'refused' | 'missing'>('off');
  useEffect(() => () => void (typeof camera === 'object' && camera.stop()), [camera]);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code');
    if (!(field instanceof HTMLInputElement)) return;
    void takeCode(field.value);
    field.value = '';
    field.focus();
  };
  const scan = async () => {
    try {
      const { startCamera } = await import('./camera.browser.ts');
      const started = video.current && (await startCamera(video.current, code => void takeCode(code)));
      setCamera(started ?? 'refused');
    } catch {
      // A part of it was never loaded, and there is no network now.
      setCamera('missing');
    }
  };
  const isOn = typeof camera === 'object';
  return (
    <section className={css.part}>
      <video ref={video} className={css.video} hidden={!isOn} muted playsInline />
      <Button variant="ink" wide onClick={() => (isOn ? setCamera('off') : void scan())}>
        {isOn ? texts.stopCamera : texts.camera}
      </Button>
      {camera === 'refused' && <p role="alert">{texts.noCamera}</p>}
      {camera === 'missing' && <p role="alert">{texts.cameraMissing}</p>}
      <form onSubmit={send} className={css.part}>
        <Field
          id="door-code"
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" variant="go" wide>
          {texts.check}
        </Button>
      </form>
    </section>
  );
}

function ByName({ locale }: Part) {
  const texts = doorTexts[locale];
  const { people, log } = useStore($door);
  const [words, setWords] = useState('');
  const found = searchPeople(people, words);
  const inside = arrivals(log.entries);
  return (
    <section className={css.part}>
      <Field
        id="door-search"
        type="search"
        label={texts.byName}
        value={words}
        autoComplete="off"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p className={css.small} role="status">
        {words.trim() !== '' && found.length === 0 ? texts.nobody : ''}
      </p>
      <ul className={css.list}>
        {found.map(person => (
          <li key={person.ticket.id} className={css.row}>
            <span>
              {person.name}
              <small className={css.small}>
                {[person.ticket.kindName, partlyIn(person, inside, texts.partly)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <Button
              size="small"
              icon={isAllIn(person, inside) ? 'check' : 'arrow-right'}
              onClick={() => void takePerson(person)}
            >
              {texts.letIn}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Arrivals = ReturnType<typeof arrivals>;

const isAllIn = ({ ticket }: DoorPerson, inside: Arrivals): boolean =>
  countSeatsInside(inside.get(ticket.id) ?? []) >= ticket.seats;

/** How many of a family are in, once some are; empty for everybody else. */
function partlyIn({ ticket }: DoorPerson, inside: Arrivals, text: string): string {
  const n = countSeatsInside(inside.get(ticket.id) ?? []);
  return n > 0 && ticket.seats > 1 ? fill(text, { n, all: ticket.seats }) : '';
}

function Inside({ locale }: Part) {
  const texts = doorTexts[locale];
  const { people, log, phone, kinds: onSale } = useStore($door);
  const { byKind, guests, all } = countInside(log.entries);
  const inside = arrivals(log.entries);
  const valid = people.filter(({ ticket }) => ticket.state === 'confirmed');
  const missing = valid.filter(person => !isAllIn(person, inside));
  const known = new Set(people.map(({ ticket }) => ticket.id));
  const kindNames = new Map(onSale.map(({ id, name }) => [id, name]));
  const sales = salesIn(log.entries);
  // Sales that are not in the copy yet.
  const sold = sales
    .filter(({ id }) => !known.has(id))
    .map(({ kind, seats }) => ({
      kind: kind ?? '',
      kindName: kindNames.get(kind ?? '') ?? texts.unnamed,
      seats,
    }));
  const kinds = Map.groupBy([...valid.map(({ ticket }) => ticket), ...sold], ({ kind }) => kind);
  const over = oversold(log.entries);
  const cash = cashIn(sales.filter(sale => sale.phone === phone));
  const nameKind = (kind: string | null) => kindNames.get(kind ?? '') ?? texts.unnamed;
  const describeEntry = ({ shown, sale, kind, ticket }: DoorEntry): string => {
    if (shown === 'guests') return texts.guests;
    if (!sale) return names.get(ticket ?? '') || texts.unnamed;
    const what = fill(texts.sold, { kind: nameKind(kind) });
    return [what, paidInWords(sale, locale)].filter(Boolean).join(' · ');
  };
  const twice = conflicts(log.entries);
  const names = new Map(people.map(({ name, ticket }) => [ticket.id, name]));
  const said = ({ at, door }: DoorEntry) => `${door} (${formatTime(at, locale)})`;
  const last = listLastActs(log.entries, phone, 5);
  return (
    <section className={css.part}>
      {twice.length > 0 && (
        <div className={css.answer} role="alert" data-shown="conflict">
          <p className={css.verdict}>
            <Icon name="warning" size="large" />
            {fill(texts.conflicts, { n: twice.length })}
          </p>
          <ul className={css.list}>
            {twice.map(([first, ...others]) => (
              <li key={first?.id}>
                <p>{names.get(first?.ticket ?? '') || texts.unnamed}</p>
                <p>
                  {first && fill(texts.conflict, { first: said(first), second: others.map(said).join(', ') })}
                </p>
                {others.map(other => (
                  <Button key={other.id} size="small" onClick={() => void undo(other)}>
                    {`${texts.undo}: ${said(other)}`}
                  </Button>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {over.length > 0 && (
        <div className={css.answer} role="alert" data-over>
          <p className={css.verdict}>
            <Icon name="warning" size="large" />
            {fill(texts.over, { n: over.length })}
          </p>
          <ul className={css.list}>
            {over.map(line => (
              <li key={line.id}>
                <p>{describeEntry(line)}</p>
                <p>{fill(texts.overLine, { door: said(line) })}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Title as="h2" variant="story" words={{ text: fill(texts.inside, { n: all }) }} />
      <ul className={css.list}>
        {[...kinds].map(([kind, [first, ...rest]]) => (
          <li key={kind} className={css.row}>
            <span>{first?.kindName}</span>
            <span>{`${byKind.get(kind) ?? 0} / ${(rest.length + 1) * (first?.seats ?? 1)}`}</span>
          </li>
        ))}
        <li className={css.row}>
          <span>{texts.guests}</span>
          <span>{guests}</span>
        </li>
      </ul>
      <Button icon="plus" onClick={() => void addGuests(1)}>
        {texts.addGuest}
      </Button>
      {[...cash].map(([currency, units]) => (
        <p key={currency} data-cash>
          {fill(texts.cash, { amount: paidInWords({ units, currency }, locale) ?? '' })}
        </p>
      ))}
      <details>
        <summary>{fill(texts.missing, { n: missing.length })}</summary>
        <ul className={css.list}>
          {missing.map(person => (
            <li key={person.ticket.id}>
              {[person.name || texts.unnamed, person.ticket.kindName, partlyIn(person, inside, texts.partly)]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      </details>
      {last.length > 0 && (
        <>
          <Title as="h2" variant="story" words={{ text: texts.last }} />
          <ul className={css.list}>
            {last.map(lines =>
              lines.length === 1 ? (
                lines.map(line => (
                  <LastLine key={line.id} locale={locale} line={line} words={describeEntry(line)} />
                ))
              ) : (
                <LastSale key={lines[0]?.id} {...{ locale, lines, nameKind }} describe={describeEntry} />
              ),
            )}
          </ul>
        </>
      )}
    </section>
  );
}

type LineProps = Part & { line: DoorEntry; words: string };

/** What was done here, and can be taken back. */
function LastLine({ locale, line, words }: LineProps) {
  const texts = doorTexts[locale];
  return (
    <li className={css.row}>
      <span>
        {words}
        <small className={css.small}>{formatTime(line.at, locale)}</small>
      </span>
      <Button size="small" onClick={() => void undo(line)}>
        {line.sale?.units ? texts.undoSale : texts.undo}
      </Button>
    </li>
  );
}

type SaleProps = Part & {
  lines: readonly DoorEntry[];
  nameKind: (kind: string | null) => string;
  describe: (line: DoorEntry) => string;
};

/** What somebody paid together: taken back at once, or one ticket of it. */
function LastSale({ locale, lines, nameKind, describe }: SaleProps) {
  const texts = doorTexts[locale];
  const [[currency, units] = [null, 0]] = cashIn(lines);
  const amount = paidInWords({ units, currency }, locale);
  const what = fill(texts.sold, { kind: countKinds(lines.map(({ kind }) => nameKind(kind))) });
  return (
    <li className={css.part}>
      <div className={css.row}>
        <span>
          {[what, amount].filter(Boolean).join(' · ')}
          <small className={css.small}>{formatTime(lines[0]?.at ?? 0, locale)}</small>
        </span>
        <Button size="small" onClick={() => void undo(...lines)}>
          {amount ? fill(texts.undoAll, { amount }) : texts.undoAllFree}
        </Button>
      </div>
      <details>
        <summary>{texts.undoOne}</summary>
        <ul className={css.list}>
          {lines.map(line => (
            <LastLine key={line.id} locale={locale} line={line} words={describe(line)} />
          ))}
        </ul>
      </details>
    </li>
  );
}
