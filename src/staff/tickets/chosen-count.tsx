'use client';
import { useEffect, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';

/** How many are ticked in a form, with `others` who were chosen before and are not shown. Without script nothing is counted. */
export function ChosenCount({ form, others }: { form: string; others: number }) {
  const say = useSay();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    // The boxes are outside the form, which they name.
    const read = () => setCount(others + document.querySelectorAll(`[form="${form}"]:checked`).length);
    read();
    document.addEventListener('change', read);
    return () => document.removeEventListener('change', read);
  }, [form, others]);
  return (
    <p role="status" data-ticked={count ?? ''}>
      {count === 0 && say('Nobody is chosen yet')}
      {count !== null &&
        count > 0 &&
        say('{count, plural, one {One person is chosen} other {# people are chosen}}', { count })}
    </p>
  );
}
