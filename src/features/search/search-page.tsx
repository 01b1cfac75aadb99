import { type Locale, localePath } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Title } from '#ui/components/title.tsx';
import { Select } from '#ui/forms/field.tsx';
import { Island } from '#ui/islands/island.tsx';
import type { Piece } from './mark-words.rules.ts';
import { type SearchResults as Results, resultsOnAPage, searchedKinds } from './search.queries.ts';
import { type Search, type SearchResult, searchDates } from './search.schema.ts';
import { foundWords, searchTexts } from './search.texts.ts';
import { SearchField } from './search-field.island.tsx';
import css from './search-form.module.css';
import resultsCss from './search-results.module.css';

type SearchFormProps = { search: Search; locale: Locale; action: string };

/** A plain GET form, so that a search has an address and works without script. */
export function SearchForm({ search, locale, action }: SearchFormProps) {
  const texts = searchTexts[locale];
  return (
    <search>
      <form className={css.form} method="get" action={action} data-search>
        <Island>
          <SearchField
            endpoint={localePath(locale, '/api/suggestions')}
            typed={search.typed}
            label={texts.field}
            hint={texts.hint}
            suggestions={texts.suggestions}
            texts={texts.suggesting}
          />
        </Island>
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

type SearchResultsProps = {
  search: Search;
  /** The results, or why the search failed. */
  found: Results | 'busy' | 'slow';
  locale: Locale;
  /** The address of a path in the page's language. */
  to: (path: string) => string;
  /** The same search in the other language. */
  elsewhere: string;
};

/** The results, best first, or what to do without any. Empty before a search. */
export function SearchResults({ search, found, locale, to, elsewhere }: SearchResultsProps) {
  const texts = searchTexts[locale];
  if (typeof found === 'string')
    return (
      <div className={resultsCss.results}>
        <StateMessage kind="error" words={texts[found]} />
      </div>
    );
  if (search.words.length === 0) return null;
  const { results, total, isNear } = found;
  if (total === 0)
    return (
      <div className={resultsCss.results}>
        <StateMessage
          kind="empty"
          words={texts.none.replace('{words}', () => search.typed)}
          action={
            <p className={resultsCss.ways}>
              <ButtonLink href={elsewhere}>{texts.otherLanguage}</ButtonLink>
              <ButtonLink href={to('/latest-updates')}>{texts.noneAction}</ButtonLink>
            </p>
          }
        />
      </div>
    );
  return (
    <div className={resultsCss.results}>
      <p role="status" className={resultsCss.count}>
        {foundWords(total, search.typed, texts)}
        {isNear && ` ${texts.near}`}
      </p>
      <ol className={resultsCss.list} data-list="search">
        {results.map(result => (
          <li key={`${result.kind} ${result.href} ${joinPieces(result.title)}`}>
            <Result result={result} locale={locale} href={to(result.href)} />
          </li>
        ))}
      </ol>
      <Pages search={search} total={total} locale={locale} address={to('/search')} />
    </div>
  );
}

type ResultProps = { result: SearchResult; locale: Locale; href: string };

function Result({ result: { kind, title, lang, excerpt, day }, locale, href }: ResultProps) {
  return (
    <article className={resultsCss.result}>
      <p className={resultsCss.facts}>
        <span>{searchTexts[locale].kinds[kind]}</span>
        {day && <Day day={day} locale={locale} />}
      </p>
      <Title as="h2" variant="card">
        <a href={href} lang={lang} className={resultsCss.link}>
          <Marked pieces={title} />
        </a>
      </Title>
      <p lang={lang}>
        <Marked pieces={excerpt} />
      </p>
    </article>
  );
}

const joinPieces = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change their order
    isMarked ? <mark key={at}>{text}</mark> : text,
  );
}

type PagesProps = { search: Search; total: number; locale: Locale; address: string };

function Pages({ search, total, locale, address }: PagesProps) {
  const texts = searchTexts[locale];
  const { page } = search;
  const pageAddress = (number: number) => `${address}?${writeQuery({ ...search, page: number })}`;
  if (total <= resultsOnAPage && page === 1) return null;
  return (
    <nav className={resultsCss.ways} aria-label={texts.results}>
      {page > 1 && <ButtonLink href={pageAddress(page - 1)}>{texts.newer}</ButtonLink>}
      {page * resultsOnAPage < total && <ButtonLink href={pageAddress(page + 1)}>{texts.more}</ButtonLink>}
    </nav>
  );
}

/** The query string of a search. */
export function writeQuery({ typed, kind, date, page }: Search): string {
  return new URLSearchParams({
    q: typed,
    ...(kind && { kind }),
    ...(date && { date }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}
