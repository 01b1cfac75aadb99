import { ButtonLink } from './button.tsx';
import css from './more-list.module.css';
import { StateMessage } from './state-message.tsx';

type MoreListProps = {
  /** The `data-list` it belongs to. */
  of: string;
  /** The address of the next page of the list. */
  href: string;
  texts: { more: string; loading: string; error: string; retry: string };
};

/** The way to the rest of a long list; more-list.browser.ts adds the rest in place. */
export function MoreList({ of, href, texts }: MoreListProps) {
  return (
    <div className={css.more} data-more-of={of}>
      <div data-more-state="idle">
        <ButtonLink href={href} data-more>
          {texts.more}
        </ButtonLink>
      </div>
      <div data-more-state="loading" hidden>
        <StateMessage kind="loading" words={texts.loading} />
      </div>
      <div data-more-state="error" hidden>
        <StateMessage
          kind="error"
          words={texts.error}
          action={
            <ButtonLink href={href} data-more>
              {texts.retry}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
