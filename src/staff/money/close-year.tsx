import { randomUUID } from 'node:crypto';
import { ActForm } from '#staff/frame/act-form.tsx';
import page from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { Submit } from '../parts/buttons.tsx';
import { Card } from '../parts/card.tsx';
import { Choices, Field } from '../parts/field.tsx';

type ClosingProps = { api: string; years: readonly number[] };

/** Closing a fiscal year, once all its months are closed: its public report keeps the figures it has then. */
export function ClosingYear({ api, years }: ClosingProps) {
  const say = sayHere();
  if (years.length === 0) return null;
  return (
    <Card title={say('Close a fiscal year')}>
      <ActForm action={`${api}/donations/books/year`} className={page.form}>
        <input type="hidden" name="key" value={randomUUID()} />
        <p>
          {say(
            'The public report of a closed year keeps its figures, with the budget and the children that its report has today. What is corrected later is shown beside them.',
          )}
        </p>
        <Field name="year" label={say('Fiscal year')}>
          <Choices name="year" options={years.map(year => [String(year), String(year)])} />
        </Field>
        <Field name="sure" label={say('Close this fiscal year for good')}>
          <input type="checkbox" name="sure" required />
        </Field>
        <Submit look="danger">{say('Close the fiscal year')}</Submit>
      </ActForm>
    </Card>
  );
}
