import { toIsoDay } from '#core/dates.ts';
import { type Locale, languageNames, localePath, locales } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { Title } from '#ui/components/title.tsx';
import { Choice, ChoiceGroup } from '#ui/forms/choice.tsx';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { ReaderCard, ReaderFrame } from '../reader-pages.tsx';
import { type ReaderEdition, readerEditions, readerTopics } from '../subscribe.rules.ts';
import { SubscribeForm } from '../subscribe-form.tsx';
import { isPaused, type Reader, type ReaderChoices } from './preferences.rules.ts';
import { type PreferencesTexts, preferencesTexts } from './preferences.texts.ts';
import css from './preferences-page.module.css';

/** State of the preferences page: the choices, the result of the last submit, or why there is nothing to choose. */
export type PreferencesView =
  | {
      kind: 'choices';
      reader: Reader;
      choices: ReaderChoices;
      /** What was chosen in a refused form. */
      pause?: string | undefined;
      now: Date;
      notice: 'saved' | 'no-topic' | null;
    }
  | { kind: 'unsubscribe' | 'left' | 'erased' | 'gone' | 'broken' };

type PreferencesPageProps = { view: PreferencesView; locale: Locale };

export function preferencesTitle({ kind }: PreferencesView, locale: Locale): string {
  const texts = preferencesTexts[locale];
  return { ...texts, choices: texts.title, unsubscribe: texts.unsubscribeQuestion }[kind];
}

/** The page linked from every letter: preferences, pause, unsubscribe, and view or erase the stored data. */
export function PreferencesPage({ view, locale }: PreferencesPageProps) {
  const title = { text: preferencesTitle(view, locale) };
  return (
    <ReaderFrame title={title}>
      {view.kind === 'choices' ? (
        <Choices view={view} locale={locale} />
      ) : view.kind === 'unsubscribe' ? (
        <UnsubscribeForm locale={locale} />
      ) : (
        <EndScreen kind={view.kind} locale={locale} />
      )}
    </ReaderFrame>
  );
}

type ChoicesView = Extract<PreferencesView, { kind: 'choices' }>;

function Choices({ view, locale }: { view: ChoicesView; locale: Locale }) {
  const texts = preferencesTexts[locale];
  const { reader, choices, pause, now, notice } = view;
  const [before, after] = texts.intro.split('{email}');
  return (
    <ReaderCard>
      <ErrorSummary
        locale={locale}
        problems={listProblems(['topics', notice === 'no-topic' && `${texts.unsaved}: ${texts.noTopic}`])}
      />
      {notice === 'saved' && (
        <p className={css.notice} role="status">
          {texts.saved}
        </p>
      )}
      <p className={css.address}>
        {before}
        <strong>{reader.email}</strong>
        {after}
      </p>
      {reader.status === 'waiting' && <p className={css.notice}>{texts.waiting}</p>}
      {reader.status === 'suspended' && <p className={css.notice}>{texts.suspended}</p>}
      <PreferencesForm {...{ choices, pause, now, locale }} noTopic={notice === 'no-topic'} />
      <section className={css.part} aria-labelledby="leave">
        <Title variant="tile" id="leave" words={{ text: texts.unsubscribeTitle }} />
        <p>{texts.unsubscribeWords}</p>
        <Act act="leave">{texts.unsubscribe}</Act>
      </section>
      <section className={css.part} aria-labelledby="data">
        <Title variant="tile" id="data" words={{ text: texts.dataTitle }} />
        <Act act="data">{texts.download}</Act>
        <details className={css.erase}>
          <summary>{texts.erase}</summary>
          <p>{texts.eraseWords}</p>
          <Act act="erase">{texts.eraseNow}</Act>
        </details>
      </section>
    </ReaderCard>
  );
}

/** One button that posts to this page. */
function Act({ act, children }: { act: 'leave' | 'data' | 'erase'; children: string }) {
  return (
    <form method="post">
      <Button type="submit" name="act" value={act}>
        {children}
      </Button>
    </form>
  );
}

function UnsubscribeForm({ locale }: { locale: Locale }) {
  const texts = preferencesTexts[locale];
  return (
    <ReaderCard>
      <p>{texts.unsubscribeWords}</p>
      <form method="post">
        <Button type="submit" variant="ink" name="act" value="leave">
          {texts.unsubscribe}
        </Button>
      </form>
    </ReaderCard>
  );
}

function EndScreen({ kind, locale }: { kind: 'left' | 'erased' | 'gone' | 'broken'; locale: Locale }) {
  const texts = preferencesTexts[locale];
  const to = (path: string) => localePath(locale, path);
  return (
    <>
      <ReaderCard>
        <p role={kind === 'left' || kind === 'erased' ? 'status' : undefined}>{texts[`${kind}Words`]}</p>
        <div className={css.ways}>
          {kind === 'broken' && <ButtonLink href={to('/contact')}>{texts.contact}</ButtonLink>}
          {kind === 'left' && <ButtonLink href={to('/send/subscribe')}>{texts.join}</ButtonLink>}
          <ButtonLink href={to('/')}>{texts.home}</ButtonLink>
        </div>
      </ReaderCard>
      {kind === 'gone' && <SubscribeForm id="subscribe" locale={locale} answer="dialog" source="page" card />}
    </>
  );
}

type PreferencesFormProps = Pick<ChoicesView, 'choices' | 'pause' | 'now'> & {
  locale: Locale;
  noTopic: boolean;
};

/** All preferences as a plain form that posts to its own page. */
function PreferencesForm({ choices, pause, now, locale, noTopic }: PreferencesFormProps) {
  const texts = preferencesTexts[locale];
  return (
    <form method="post" className={css.form} aria-label={texts.title}>
      <input type="hidden" name="act" value="save" />
      <div className={css.groups}>
        <Topics choices={choices} texts={texts} noTopic={noTopic} />
        <div className={css.groups}>
          <Language chosen={choices.language} texts={texts} />
          <Edition chosen={choices.edition} texts={texts} />
        </div>
        <Pause until={choices.pausedUntil} typed={pause} now={now} locale={locale} />
      </div>
      <div>
        <Button type="submit" variant="go">
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function Language({ chosen, texts }: { chosen: Locale; texts: PreferencesTexts }) {
  return (
    <ChoiceGroup id="language" legend={texts.language}>
      {locales.map(locale => (
        <Choice
          key={locale}
          type="radio"
          name="language"
          value={locale}
          defaultChecked={chosen === locale}
          label={<span lang={locale}>{languageNames[locale]}</span>}
        />
      ))}
    </ChoiceGroup>
  );
}

function Edition({ chosen, texts }: { chosen: ReaderEdition; texts: PreferencesTexts }) {
  return (
    <ChoiceGroup id="edition" legend={texts.edition}>
      {readerEditions.map(edition => (
        <Choice
          key={edition}
          type="radio"
          name="edition"
          value={edition}
          defaultChecked={chosen === edition}
          label={texts[edition]}
          hint={edition === 'light' && texts.lightHint}
        />
      ))}
    </ChoiceGroup>
  );
}

type TopicsProps = { choices: ReaderChoices; texts: PreferencesTexts; noTopic: boolean };

function Topics({ choices, texts, noTopic }: TopicsProps) {
  return (
    <ChoiceGroup id="topics" legend={texts.topics} error={noTopic ? texts.noTopic : null}>
      {readerTopics.map((topic, place) => (
        <Choice
          key={topic}
          id={place === 0 ? 'topics' : undefined}
          type="checkbox"
          name={topic}
          defaultChecked={choices.topics[topic]}
          aria-invalid={noTopic}
          label={texts[topic]}
          hint={texts[`${topic}Hint`]}
        />
      ))}
    </ChoiceGroup>
  );
}

type PauseProps = { until: Date | null; typed: string | undefined; now: Date; locale: Locale };

function Pause({ until, typed, now, locale }: PauseProps) {
  const texts = preferencesTexts[locale];
  const paused = until !== null && isPaused(until, now);
  const [before, after] = texts.pauseKeep.split('{day}');
  const chosen = typed ?? (paused ? 'keep' : '0');
  return (
    <ChoiceGroup id="pause" legend={texts.pause}>
      {paused && (
        <Choice
          type="radio"
          name="pause"
          value="keep"
          defaultChecked={chosen === 'keep'}
          label={
            <>
              {before}
              <Day day={toIsoDay(until)} locale={locale} />
              {after}
            </>
          }
        />
      )}
      <Choice
        type="radio"
        name="pause"
        value="0"
        defaultChecked={chosen === '0'}
        label={paused ? texts.pauseOver : texts.pauseNone}
      />
      {([1, 3, 6] as const).map(months => (
        <Choice
          key={months}
          type="radio"
          name="pause"
          value={months}
          defaultChecked={chosen === String(months)}
          label={texts[`pause${months}`]}
        />
      ))}
    </ChoiceGroup>
  );
}
