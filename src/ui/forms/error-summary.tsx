import type { Locale } from '#core/locale.ts';
import { Icon } from '#ui/components/icon.tsx';
import css from './error-summary.module.css';
import { errorSummaryTexts } from './error-summary.texts.ts';

/** What is wrong, and the id of the field to mend it; none where no field is wrong, as when a service is away. */
export type FormProblem = { words: string; field?: string | undefined };

/** The errors of a form that are there, by the id of their field and in its order. */
export const problemsOf = (
  ...errors: [field: string, words: string | false | null | undefined][]
): FormProblem[] => errors.flatMap(([field, words]) => (words ? [{ field, words }] : []));

type ErrorSummaryProps = { locale: Locale; problems: readonly FormProblem[] };

/**
 * What a refused form begins with: all that is wrong, each with a link to its field. The browser itself moves the focus to
 * it and from its links to the fields, so that it works without script. Nothing where nothing is wrong.
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
        <span>{errorSummaryTexts[locale].heading}</span>
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
