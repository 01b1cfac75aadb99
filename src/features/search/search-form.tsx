import { type Locale, localePath } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Select } from '#ui/forms/field.tsx';
import { Island } from '#ui/islands/island.tsx';
import { searchedKinds } from './search.queries.ts';
import { type Search, searchDates } from './search.schema.ts';
import { searchTexts } from './search.texts.ts';
import { SearchField } from './search-field.island.tsx';
import css from './search-form.module.css';

type SearchFormProps = { search: Search; locale: Locale; action: string };

/** A plain GET form, so that a search has an address and works without script. */
export function SearchForm({ search, locale, action }: SearchFormProps) {
  const texts = searchTexts[locale];
  return (
    <search>
      <form className={css.form} method="get" action={action} data-search>
        <Island
          name="SearchField"
          of={SearchField}
          props={{
            endpoint: localePath(locale, '/api/suggestions'),
            typed: search.typed,
            label: texts.field,
            hint: texts.hint,
            suggestions: texts.suggestions,
            texts: texts.suggesting,
          }}
        />
        <Select id="kind" label={texts.kind} defaultValue={search.kind ?? ''} name="kind">
          <option value="">{texts.everything}</option>
          {searchedKinds.map(kind => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </Select>
        <Select id="date" label={texts.date} defaultValue={search.date ?? ''} name="date">
          <option value="">{texts.anyTime}</option>
          {searchDates.map(date => (
            <option key={date} value={date}>
              {texts[date]}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="ink" className={css.submit}>
          {texts.search}
        </Button>
      </form>
    </search>
  );
}
