import { ButtonLink } from '#ui/components/button.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';

type EmptyListProps = {
  words: string;
  href: string;
  label: string;
};

/** What an empty list shows: the sun rising, one line, and a link to go on. */
export function EmptyList({ words, href, label }: EmptyListProps) {
  return <StateMessage kind="empty" words={words} action={<ButtonLink href={href}>{label}</ButtonLink>} />;
}
