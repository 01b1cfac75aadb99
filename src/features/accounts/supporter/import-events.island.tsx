import { useEffect, useState } from 'react';
import { isTextList, persistentStorage, readStored, storageKeys } from '#core/browser-storage.ts';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { supporterTexts } from './supporter.texts.ts';
import css from './supporter-panels.module.css';

export type ImportEventsProps = {
  locale: Locale;
  action: string;
  /** The keys of the events that the account has. */
  known: readonly string[];
};

/** Offers to store this browser's events in the account. Sends nothing before the button is pressed. */
export function ImportEvents({ locale, action, known }: ImportEventsProps) {
  const texts = supporterTexts[locale].events;
  const [here, setHere] = useState<{ loved: string[]; viewed: string[] }>({ loved: [], viewed: [] });
  useEffect(() => {
    setHere({ loved: readKeys(storageKeys.lovedEvents), viewed: readKeys(storageKeys.viewedEvents) });
  }, []);
  const fresh = new Set([...here.loved, ...here.viewed].filter(key => !known.includes(key)));
  return (
    <form method="post" action={action} className={css.bring} hidden={fresh.size === 0}>
      <input type="hidden" name="loved" value={JSON.stringify(here.loved)} />
      <input type="hidden" name="viewed" value={JSON.stringify(here.viewed)} />
      <p>{texts.importEvents.replace('{count}', String(fresh.size))}</p>
      <Button type="submit">{texts.keep}</Button>
    </form>
  );
}

const readKeys = (key: typeof storageKeys.lovedEvents | typeof storageKeys.viewedEvents) =>
  readStored(persistentStorage(), key, isTextList) ?? [];
