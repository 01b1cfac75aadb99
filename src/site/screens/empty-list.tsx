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

type FailedListProps = { words: string; href: string; retry: string };

/** What a list shows that could not be read and does not come in pages: the error, and a link to try again. */
export function FailedList({ words, href, retry }: FailedListProps) {
  return <StateMessage kind="error" words={words} action={<ButtonLink href={href}>{retry}</ButtonLink>} />;
}
