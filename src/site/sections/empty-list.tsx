import { ButtonLink } from '#ui/components/button.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';

type EmptyListProps = {
  words: string;
  /** The one way on. */
  href: string;
  label: string;
};

/** What stands where a list will be: the sun rising, one line, and where to go meanwhile. */
export function EmptyList({ words, href, label }: EmptyListProps) {
  return <StateMessage kind="empty" words={words} action={<ButtonLink href={href}>{label}</ButtonLink>} />;
}
