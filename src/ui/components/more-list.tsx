import { ButtonLink } from './button.tsx';
import css from './more-list.module.css';
import { StateMessage } from './state-message.tsx';
import { TextLink } from './text-link.tsx';

type MoreListProps = {
  /** The `data-list` it belongs to. */
  of: string;
  /** The addresses of the next and the first page of the list; null if there is none or this is it. */
  next: string | null;
  start?: string | null;
  /** The address of the list if it could not be read at all: what is shown is the error, and the way to try again. */
  failed?: string | null;
  texts: Record<'more' | 'loading' | 'error' | 'retry' | 'start', string>;
};

/** The link to the rest of a long list; more-list.browser.ts appends it in place. */
export function MoreList({ of, next, start, failed, texts }: MoreListProps) {
  const target = failed ?? next;
  if (target === null && !start) return null;
  return (
    <div className={css.more}>
      {target !== null && (
        <div data-more-of={of} data-more-phase={failed ? 'error' : undefined} tabIndex={-1}>
          <div data-more-state="idle" hidden={Boolean(failed)}>
            <ButtonLink href={target} data-more>
              {texts.more}
            </ButtonLink>
          </div>
          <div data-more-state="loading" hidden>
            <StateMessage kind="loading" words={texts.loading} />
          </div>
          <div data-more-state="error" hidden={!failed}>
            <StateMessage
              kind="error"
              words={texts.error}
              action={
                <ButtonLink href={target} data-more>
                  {texts.retry}
                </ButtonLink>
              }
            />
          </div>
        </div>
      )}
      {start && <TextLink href={start}>{texts.start}</TextLink>}
    </div>
  );
}
