import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { mayUseTickets } from '#cms/access/access-for.ts';
import { type Locale, locales } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import {
  type Audience,
  audienceCode,
  chosenField,
  type Letter,
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  letterAddress,
  letterLanguage,
  letterProblem,
  messageField,
  pickRecipients,
  readAudience,
  subjectField,
} from '#features/tickets/letters/letter.rules.ts';
import { findLetter, readAll } from '#features/tickets/letters/letter-store.ts';
import {
  listKinds,
  listTicketed,
  TICKETS_PATH,
  ticketsClock,
} from '#features/tickets/orders/attendees.endpoints.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from '../frame/act-form.tsx';
import { AdminPage } from '../frame/admin-frame.tsx';
import styles from '../frame/admin-page.module.css';
import { ActionLink, Actions, Submit } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Field, hintId } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { letterRefusals, letterResults, WRITE_PATH } from './letter-words.ts';
import { audienceWords, SentLetter } from './letters.tsx';
import { RefreshWhileSeen } from './refresh-while-seen.tsx';
import css from './write-letter.module.css';

/** What is known of those who hold tickets of the event. */
type People = Awaited<ReturnType<typeof readAll>>;
type Kind = { id: string; name: string };

/** Writes to those with tickets of an event: first the words and whom, then how it arrives and a button that sends it. */
export async function WriteLetterPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams = {} } = props;
  const { admin, api } = payload.config.routes;
  const { req } = initPageResult;
  if (!mayUseTickets(req, 'post /tickets/letter')) redirect(admin);
  const asked = (name: string) => {
    const value = searchParams[name];
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  const events = await listTicketed({ payload }, ticketsClock.now());
  const event = events.find(({ id }) => String(id) === asked('event'));
  if (!event) redirect(`${admin}${TICKETS_PATH}`);
  const letters = `${admin}${TICKETS_PATH}?${new URLSearchParams({ event: String(event.id), show: 'letters' })}`;
  const found = await findLetter({ payload }, asked('letter'));
  const letter = found?.event === event.id ? found : null;
  if (asked('letter') && !letter) redirect(letters);
  const people = await readAll({ payload }, event.id);
  const kinds = await listKinds({ payload }, event.id);
  const audience = letter?.audience ?? readAudience(asked('to')) ?? { to: 'all', of: null };
  const done = ownValue(letterResults, asked('done'));
  const wrong = ownValue(letterRefusals, asked('wrong'));
  const isWriting = !letter || (letter.sentAt === null && (asked('change') || letterProblem(letter.words)));
  return (
    <AdminPage
      {...props}
      title={say('Write to holders')}
      about={say(
        'This is about a ticket that they hold, so nobody has to agree to it first. Write only what they need to know about this event.',
      )}
      back={{ href: letters, label: event.heading }}
      className={styles.page}
    >
      {done && <Notice role="status">{say(done)}</Notice>}
      {wrong && (
        <Notice role="alert" tone="bad">
          {say(wrong)}
        </Notice>
      )}
      {letter?.sentAt != null && <SentLetter payload={payload} letter={letter} kinds={kinds} />}
      {letter && !isWriting && (
        <>
          {letter.sentAt === null && (
            <Review {...{ letter, people, kinds, api, admin }} email={req.user?.email ?? ''} />
          )}
          <Previews letter={letter} />
        </>
      )}
      {isWriting &&
        (people.holders.length === 0 ? (
          <EmptyState drawing="letters" title={say('There is nobody to write to')}>
            {say('Nobody with an email holds a ticket of this event, or waits for one.')}
          </EmptyState>
        ) : (
          <LetterForm
            {...{ letter, audience, people, kinds, api }}
            event={event.id}
            wrongField={asked('field')}
          />
        ))}
    </AdminPage>
  );
}

const countOf = ({ holders, inside }: People, audience: Audience, chosen: readonly string[]): number =>
  pickRecipients(holders, audience, inside, chosen).length;

/** Those whom a letter can go to: everybody, and the others as far as there is anybody. */
function listAudiences(
  people: People,
  kinds: readonly Kind[],
  audience: Audience,
  chosen: readonly string[],
): Audience[] {
  const others: Audience[] = [
    { to: 'chosen', of: null },
    ...(kinds.length > 1 ? kinds.map(({ id }): Audience => ({ to: 'kind', of: id })) : []),
    { to: 'inside', of: null },
    { to: 'outside', of: null },
    { to: 'waiting', of: null },
  ];
  const all: Audience[] = [
    { to: 'all', of: null },
    ...others.filter(each => countOf(people, each, chosen) > 0),
  ];
  return all.some(each => audienceCode(each) === audienceCode(audience)) ? all : [...all, audience];
}

type FormProps = {
  letter: Letter | null;
  audience: Audience;
  people: People;
  kinds: readonly Kind[];
  event: number;
  api: string;
  wrongField: string;
};

function LetterForm({ letter, audience, people, kinds, event, api, wrongField }: FormProps) {
  const say = sayHere();
  const languages = { en: say('English'), am: say('Amharic') };
  const chosen = letter?.chosen ?? [];
  const isWrong = (field: string) => (field === wrongField ? { 'aria-invalid': true } : {});
  return (
    <ActForm action={`${api}/tickets-desk/letter`} className={styles.form}>
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="letter" value={letter?.id ?? randomUUID()} />
      <input type="hidden" name="revision" value={letter?.revision ?? 0} />
      <Field
        name="to"
        label={say('To whom')}
        hint={say('Each person gets one mail, however many tickets they have.')}
      >
        <select name="to" defaultValue={audienceCode(audience)} aria-describedby={hintId('to')}>
          {listAudiences(people, kinds, audience, chosen).map(each => (
            <option key={audienceCode(each)} value={audienceCode(each)}>
              {`${audienceWords(each, kinds, people.holders)} (${countOf(people, each, chosen)})`}
            </option>
          ))}
        </select>
      </Field>
      {chosen.length > 0 && <ChosenPeople people={people} chosen={chosen} />}
      <p>
        {say(
          'People get the language in which they ordered. If you write only one language, everybody gets that one.',
        )}
      </p>
      {locales.map(locale => (
        <fieldset key={locale}>
          <legend>{languages[locale]}</legend>
          <Field name={subjectField(locale)} label={say('Subject')}>
            <input
              name={subjectField(locale)}
              lang={locale}
              maxLength={LONGEST_SUBJECT}
              defaultValue={letter?.words[locale]?.subject}
              {...isWrong(subjectField(locale))}
            />
          </Field>
          <Field
            name={messageField(locale)}
            label={say('Message')}
            hint={say('An empty line begins a new paragraph. The tickets and their link are added below.')}
          >
            <textarea
              name={messageField(locale)}
              lang={locale}
              rows={8}
              maxLength={LONGEST_MESSAGE}
              defaultValue={letter?.words[locale]?.message}
              aria-describedby={hintId(messageField(locale))}
              {...isWrong(messageField(locale))}
            />
          </Field>
        </fieldset>
      ))}
      <Actions>
        <Submit>{say('See how it arrives')}</Submit>
        {(chosen.length > 0 || audience.to === 'chosen') && (
          <Submit look="quiet" name="act" value="more">
            {say('Choose more people')}
          </Submit>
        )}
      </Actions>
    </ActForm>
  );
}

/** Those who were chosen by hand: whoever is not ticked any more is left out. */
function ChosenPeople({ people, chosen }: { people: People; chosen: readonly string[] }) {
  const say = sayHere();
  return (
    <fieldset>
      <legend>{say('Chosen by hand')}</legend>
      {people.holders
        .filter(order => chosen.includes(order.id))
        .map(order => (
          <label key={order.id}>
            <input type="checkbox" name={chosenField(order.id)} value="1" defaultChecked />
            {[order.name, order.email].filter(Boolean).join(' · ')}
          </label>
        ))}
    </fieldset>
  );
}

type ReviewProps = {
  letter: Letter;
  people: People;
  kinds: readonly Kind[];
  api: string;
  admin: string;
  email: string;
};

/** Whom it goes to, as of now, and what can be done with it. */
function Review({ letter, people, kinds, api, admin, email }: ReviewProps) {
  const say = sayHere();
  const { id, event, audience, words, revision } = letter;
  const recipients = pickRecipients(people.holders, audience, people.inside, letter.chosen);
  const count = recipients.length;
  const others = recipients.filter(({ language }) => letterLanguage(words, language) !== language).length;
  const address = `${admin}${WRITE_PATH}?${new URLSearchParams({ event: String(event), letter: id })}`;
  const act = `${api}/tickets-desk/letter`;
  return (
    <>
      <p role="status" data-reaches={count}>
        {say('{count, plural, one {It goes to one person} other {It goes to # people}}: {people}.', {
          count,
          people: audienceWords(audience, kinds, people.holders),
        })}
      </p>
      <RefreshWhileSeen address={address} />
      {others > 0 && (
        <Notice tone="wait">
          {say(
            words.en
              ? '{count, plural, one {One of them} other {# of them}} ordered in Amharic and will get it in English, because nothing is written in Amharic.'
              : '{count, plural, one {One of them} other {# of them}} ordered in English and will get it in Amharic, because nothing is written in English.',
            { count: others },
          )}
        </Notice>
      )}
      <div className={css.acts}>
        <Actions>
          <ActForm action={act}>
            <input type="hidden" name="act" value="send" />
            <input type="hidden" name="letter" value={id} />
            <input type="hidden" name="revision" value={revision} />
            <Submit disabled={count === 0}>
              {say('{count, plural, one {Send to one person} other {Send to # people}}', { count })}
            </Submit>
          </ActForm>
          <ActForm action={act}>
            <input type="hidden" name="act" value="test" />
            <input type="hidden" name="letter" value={id} />
            <Submit look="quiet">{say('Send a test to {address}', { address: email })}</Submit>
          </ActForm>
          <ActionLink look="quiet" href={`${address}&change=1`}>
            {say('Change it')}
          </ActionLink>
          <ActForm action={act}>
            <input type="hidden" name="act" value="delete" />
            <input type="hidden" name="letter" value={id} />
            <Submit look="danger">{say('Delete the draft')}</Submit>
          </ActForm>
        </Actions>
      </div>
    </>
  );
}

/** The screen of a phone, in pixels. */
const PHONE = { width: 390, height: 640 };

/** The letter as it arrives on a phone, in each language that is written. */
function Previews({ letter }: { letter: Letter }) {
  const say = sayHere();
  const titles: Record<Locale, string> = {
    en: say('In English, on a phone'),
    am: say('In Amharic, on a phone'),
  };
  return (
    <div className={css.previews}>
      {locales.flatMap(locale => {
        const { subject } = letter.words[locale] ?? {};
        if (subject === undefined) return [];
        return [
          <section key={locale} aria-labelledby={`preview-${locale}`}>
            <h2 id={`preview-${locale}`}>{titles[locale]}</h2>
            <p>{say('Subject: {subject}', { subject })}</p>
            <iframe {...PHONE} title={titles[locale]} src={letterAddress(letter.id, locale)} sandbox="" />
          </section>,
        ];
      })}
    </div>
  );
}
