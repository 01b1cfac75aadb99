import styles from './gifts.module.css';

type PagesProps = { page: number; pages: number; query: URLSearchParams };

/** Links to the pages beside this one, with what the address holds besides; nothing where there is one page. */
export function Pages({ page, pages, query }: PagesProps) {
  if (pages < 2) return null;
  const to = (number: number) => `?${new URLSearchParams([...query, ['page', String(number)]])}`;
  return (
    <nav className={styles.tabs} aria-label="Pages">
      {page > 1 && <a href={to(page - 1)}>Newer</a>}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && <a href={to(page + 1)}>Older</a>}
    </nav>
  );
}
