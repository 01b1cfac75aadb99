import { Icon } from '#ui/components/icon.tsx';
import type { Frame } from './read-frame.ts';

type AccountLinkProps = { frame: Frame; className: string | undefined };

/**
 * Links to the account for people signed in, and to the sign-in screen for everybody else. Pages are cached for all, so
 * both links are there and the browser shows the right one (visitor.browser.ts).
 */
export function AccountLink({ frame: { texts, to }, className }: AccountLinkProps) {
  const links = [
    { href: '/auth/sign-in', words: texts.signIn, data: { 'data-signed-out': true } },
    { href: '/auth/in/user/dashboard', words: texts.account, data: { 'data-signed-in': true, hidden: true } },
  ];
  return links.map(({ href, words, data }) => (
    <a key={href} className={className} href={to(href)} aria-label={words} title={words} {...data}>
      <Icon name="user" size="small" />
    </a>
  ));
}
