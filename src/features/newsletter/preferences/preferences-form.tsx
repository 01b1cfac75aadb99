import { dayOf } from '#core/dates.ts';
import { type Locale, languageNames, locales } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { Choice, ChoiceGroup } from '#ui/forms/choice.tsx';
import { type ReaderEdition, readerEditions, readerTopics } from '../subscribe.rules.ts';
import { type PreferencesTexts, preferencesTexts } from './preferences.texts.ts';
import css from './preferences-page.module.css';
import { isPaused, type ReaderChoices } from './reader.rules.ts';

type PreferencesFormProps = { choices: ReaderChoices; now: Date; locale: Locale; noTopic: boolean };

/** All preferences as a plain form that posts to its own page. */
export function PreferencesForm({ choices, now, locale, noTopic }: PreferencesFormProps) {
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
        <Pause until={choices.pausedUntil} now={now} locale={locale} />
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

function Pause({ until, now, locale }: { until: Date | null; now: Date; locale: Locale }) {
  const texts = preferencesTexts[locale];
  const paused = until !== null && isPaused(until, now);
  const [before, after] = texts.pauseKeep.split('{day}');
  return (
    <ChoiceGroup id="pause" legend={texts.pause}>
      {paused && (
        <Choice
          type="radio"
          name="pause"
          value="keep"
          defaultChecked
          label={
            <>
              {before}
              <Day day={dayOf(until)} locale={locale} />
              {after}
            </>
          }
        />
      )}
      <Choice
        type="radio"
        name="pause"
        value="0"
        defaultChecked={!paused}
        label={paused ? texts.pauseOver : texts.pauseNone}
      />
      {([1, 3, 6] as const).map(months => (
        <Choice key={months} type="radio" name="pause" value={months} label={texts[`pause${months}`]} />
      ))}
    </ChoiceGroup>
  );
}
