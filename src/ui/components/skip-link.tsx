import css from './skip-link.module.css';

/** The first tab stop of every page. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a className={css.skip} href={`#${target}`}>
      {label}
    </a>
  );
}
