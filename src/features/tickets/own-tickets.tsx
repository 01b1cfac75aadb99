import type { ComponentProps } from 'react';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Island } from '#ui/islands/island.tsx';
import { ChooseTickets as Choose } from './choose-tickets.island.tsx';
import css from './choose-tickets.module.css';
import { ticketTexts } from './tickets.texts.ts';

type OwnTicketsProps = ComponentProps<typeof Choose> & {
  /** Whether the event has kinds that are shown with a code. */
  hasCodes: boolean;
};

/** The tickets that this site gives out itself for one event, with a field for a code where that shows more of them. */
export function OwnTickets({ hasCodes, ...props }: OwnTicketsProps) {
  const texts = ticketTexts[props.locale];
  return (
    <div className={css.choose}>
      <Island>
        <Choose {...props} />
      </Island>
      {props.kinds.some(({ state }) => state === 'full') && (
        <p>
          <TextLink
            href={`${props.action}?${new URLSearchParams({ event: String(props.event), wait: '1' })}`}
          >
            {texts.joinWaiting}
          </TextLink>
        </p>
      )}
      {hasCodes && (
        <details>
          <summary>{texts.haveCode}</summary>
          <form method="get" action={props.action} className={css.code}>
            <input type="hidden" name="event" value={props.event} />
            <Field
              id={`code-${props.event}`}
              name="code"
              label={texts.code}
              maxLength={40}
              autoComplete="off"
            />
            <Button type="submit">{texts.showKinds}</Button>
          </form>
        </details>
      )}
    </div>
  );
}
