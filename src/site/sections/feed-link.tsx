import { Icon } from '#ui/components/icon.tsx';
import css from './feed-link.module.css';

/** The way to a feed, on the coloured head of a page, which keeps ink words by night. */
export function FeedLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={css.feed} href={href} type="application/atom+xml" data-on-art>
      <Icon name="rss" size="small" />
      {label}
    </a>
  );
}
