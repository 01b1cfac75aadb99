import type { Locale } from '#core/locale.ts';
import { Icon } from '#ui/components/icon.tsx';
import css from './error-summary.module.css';

/** Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const headings: Record<Locale, string> = { en: 'There is a problem', am: 'ችግር አለ' };

/** What is wrong, and the id of the field to correct; none if no field is wrong, such as when a service is unavailable. */
export type FormProblem = { words: string; field?: string | undefined };

/** The errors of a form with the ids of their fields, in the order of the form; fields without an error are left out. */
export const listProblems = (
  ...errors: [field: string, words: string | false | null | undefined][]
): FormProblem[] => errors.flatMap(([field, words]) => (words ? [{ field, words }] : []));

type ErrorSummaryProps = { locale: Locale; problems: readonly FormProblem[] };

/**
 * Stands at the top of a refused form and lists its errors, each with a link to its field. The browser moves the focus to
 * it and follows the links, so it works without script. Renders nothing without errors.
 */
export function ErrorSummary({ locale, problems }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <div
      className={css.summary}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to a refused form, and this is the answer
      autoFocus
      data-error-summary
    >
      <h2 className={css.heading}>
        <Icon name="warning" size="small" />
        <span>{headings[locale]}</span>
      </h2>
      <ul className={css.list}>
        {problems.map(({ words, field }) => (
          <li key={words}>
            {field ? (
              <a className={css.link} href={`#${field}`}>
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
