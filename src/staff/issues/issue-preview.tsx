'use client';
import { useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import styles from './issue-desk.module.css';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'አማርኛ' },
];
const editions = [
  { value: 'full', label: 'Full' },
  { value: 'light', label: 'Light' },
];

/** The mail as readers get it, in a frame without scripts and network. Reloads when the form is saved. */
export function IssuePreview({ id, version }: { id: number | string; version: string }) {
  const say = useSay();
  const [locale, setLocale] = useState('en');
  const [edition, setEdition] = useState('full');
  const address = `/api/newsletter-issues/${id}/mail?locale=${locale}&edition=${edition}&v=${encodeURIComponent(version)}`;
  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        <Choice name="Language" options={languages} value={locale} choose={setLocale} />
        <Choice name="Edition" options={editions} value={edition} choose={setEdition} />
      </div>
      <iframe title={say('The mail as readers get it')} src={address} sandbox="" loading="lazy" />
      <p className={styles.hint}>
        <a href={address} target="_blank" rel="noopener">
          {say('Look at it in a window of its own')}
        </a>
      </p>
    </div>
  );
}

type ChoiceProps = {
  name: string;
  options: { value: string; label: string }[];
  value: string;
  choose: (value: string) => void;
};

function Choice({ name, options, value, choose }: ChoiceProps) {
  const say = useSay();
  return (
    <fieldset>
      <legend>{say(name)}</legend>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          lang={option.value === 'am' ? 'am' : undefined}
          onClick={() => choose(option.value)}
        >
          {say(option.label)}
        </button>
      ))}
    </fieldset>
  );
}
