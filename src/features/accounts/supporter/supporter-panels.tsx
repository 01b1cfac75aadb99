import type { ReactNode } from 'react';
import { formatDate, formatEthiopian } from '#core/dates.ts';
import { type Locale, languageNames, locales } from '#core/locale.ts';
import { longestFullName } from '#core/person-name.ts';
import type { Words } from '#core/words.ts';
import type { FormFields } from '#platform/http/request-body.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Field } from '#ui/forms/field.tsx';
import { accountPaths, actPath } from '../account-paths.ts';
import type { OpenSession } from '../sessions.ts';
import type { SignedInUser } from '../signed-in-user.rules.ts';
import { ImportEvents } from './import-events.tsx';
import { type SupporterNotice, supporterTexts } from './supporter.texts.ts';
import css from './supporter-panels.module.css';

/** One section of the dashboard. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.panel} aria-labelledby={id} data-panel={id}>
      <Title variant="card" id={id} words={{ text: title }} />
      {children}
    </section>
  );
}

/** Panels side by side where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={css.panels}>{children}</div>;
}

type DataPanelProps = { locale: Locale; isProven: boolean; to: (path: string) => string };

/** Export and erasure of the stored data. */
export function DataPanel({ locale, isProven, to }: DataPanelProps) {
  const texts = supporterTexts[locale].data;
  return (
    <Panel id="data" title={texts.title}>
      <p>{texts.words}</p>
      {!isProven && <p className={css.small}>{texts.unproven}</p>}
      <ButtonLink href={to(accountPaths.download)} download="my-data.json">
        {texts.download}
      </ButtonLink>
      <TextLink href={to(accountPaths.erase)}>{texts.erase}</TextLink>
    </Panel>
  );
}

type LanguagePanelProps = { locale: Locale; language: Locale; to: (path: string) => string };

/** The language of the account. Each language is named in itself, for people who read no other. */
export function LanguagePanel({ locale, language, to }: LanguagePanelProps) {
  const texts = supporterTexts[locale].language;
  return (
    <Panel id="language" title={texts.title}>
      <form method="post" action={to(actPath('language'))} className={css.form}>
        <fieldset className={css.choices}>
          <legend>{texts.words}</legend>
          {locales.map(one => (
            <label key={one} className={css.sure}>
              <input type="radio" name="language" value={one} defaultChecked={one === language} />
              <span lang={one}>{languageNames[one]}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit">{texts.keep}</Button>
      </form>
    </Panel>
  );
}

type OwnDetailsPanelProps = {
  locale: Locale;
  user: SignedInUser;
  /** What came of a form that was sent, and what was typed into one that was refused. */
  notice?: SupporterNotice | null;
  typed?: FormFields | undefined;
  to: (path: string) => string;
};

/** Name and phone of people without an identity service. */
export function OwnDetailsPanel({ locale, user, notice, typed, to }: OwnDetailsPanelProps) {
  const { own: texts, messages } = supporterTexts[locale];
  return (
    <Panel id="own-words" title={texts.title}>
      <form method="post" action={to(accountPaths.dashboard)} className={css.form}>
        <Field
          id="first-name"
          name="firstName"
          label={texts.firstName}
          defaultValue={typed?.firstName ?? user.firstName}
          error={notice === 'wrong-name' ? messages[notice] : null}
          autoComplete="given-name"
          maxLength={longestFullName}
          title={messages['wrong-name']}
          required
        />
        <Field
          id="phone"
          type="tel"
          label={texts.phone}
          defaultValue={typed?.phone ?? user.phoneNumbers[0]}
          error={notice === 'wrong-phone' ? messages[notice] : null}
          autoComplete="tel"
          maxLength={32}
        />
        <Button type="submit">{texts.keep}</Button>
      </form>
    </Panel>
  );
}

type SessionsPanelProps = {
  locale: Locale;
  sessions: readonly OpenSession[];
  /** The session of this browser. */
  here: string;
  to: (path: string) => string;
};

/** The open sessions, with sign-out for each and for all. */
export function SessionsPanel({ locale, sessions, here, to }: SessionsPanelProps) {
  const texts = supporterTexts[locale].sessions;
  const place = { timeZone: 'Africa/Addis_Ababa' };
  const day = (instant: Date) =>
    locale === 'am' ? formatEthiopian(instant, place) : formatDate(instant, place);
  return (
    <Panel id="sessions" title={texts.title}>
      <ul className={css.list}>
        {sessions.map(({ id, device, since, lastSeen }) => (
          <li key={id} className={css.line}>
            <span className={css.name}>
              {device || texts.unknown}
              {id === here && ` (${texts.this})`}
              <span className={css.small}>
                {texts.since.replace('{day}', day(since)).replace('{seen}', day(lastSeen))}
              </span>
            </span>
            <form method="post" action={to(actPath('end-session'))}>
              <input type="hidden" name="session" value={id} />
              <Button type="submit" size="small">
                {texts.end}
                <VisuallyHidden>: {device || texts.unknown}</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action={to(actPath('end-sessions'))}>
        <Button type="submit">{texts.everywhere}</Button>
      </form>
    </Panel>
  );
}

/** An event as shown here: its title, and its page in the reader's language. */
export type NamedEvent = { readonly key: string; readonly title: Words; readonly href: string };

type EventsPanelProps = {
  locale: Locale;
  loved: readonly NamedEvent[];
  viewed: readonly NamedEvent[];
  to: (path: string) => string;
};

/** The events stored in the account, and an offer to import those of this browser, which only the browser knows. */
export function EventsPanel({ locale, loved, viewed, to }: EventsPanelProps) {
  const texts = supporterTexts[locale].events;
  const known = [...loved, ...viewed].map(({ key }) => key);
  return (
    <Panel id="events" title={texts.title}>
      {known.length === 0 && <p>{texts.none}</p>}
      <Named title={texts.loved} events={loved} />
      <Named title={texts.viewed} events={viewed} />
      <noscript>
        <p className={css.small}>{texts.withoutScript}</p>
      </noscript>
      <ImportEvents locale={locale} action={to(actPath('keep-events'))} known={known} />
      {known.length > 0 && (
        <form method="post" action={to(actPath('forget-events'))}>
          <Button type="submit" size="small">
            {texts.forget}
          </Button>
        </form>
      )}
    </Panel>
  );
}

function Named({ title, events }: { title: string; events: readonly NamedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <div>
      <h3 className={css.name}>{title}</h3>
      <ul className={css.list}>
        {events.map(({ key, title: words, href }) => (
          <li key={key} className={css.line}>
            <TextLink href={href} lang={words.lang}>
              {words.text}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
