'use client';
import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui';
import type {
  CheckboxFieldDiffClientComponent,
  DateFieldDiffClientComponent,
  TextFieldDiffClientComponent,
} from 'payload';
import { type ComponentProps, useMemo } from 'react';
import { formatDate } from '#core/dates.ts';
import { xmlText } from '#core/markup.ts';
import { useSay } from '#staff/language/use-say.ts';
import { storedDay } from '../fields/shown-noon.ts';

type Compared = Pick<
  ComponentProps<DateFieldDiffClientComponent>,
  'comparisonValue' | 'versionValue' | 'locale' | 'nestingLevel'
> & { field: { label?: ComponentProps<DateFieldDiffClientComponent>['field']['label'] } };

/** Two versions of a day, without the time at which Payload stores it. */
export const DayDiff: DateFieldDiffClientComponent = props => {
  const dayIn = (value: unknown) => {
    const day = storedDay(value);
    return day ? formatDate(day) : '';
  };
  return <WordsDiff {...props} from={dayIn(props.comparisonValue)} to={dayIn(props.versionValue)} />;
};

/** Two versions of a checkbox, in words. */
export const YesNoDiff: CheckboxFieldDiffClientComponent = props => {
  const say = useSay();
  const answerIn = (value: unknown) => (typeof value === 'boolean' ? say(value ? 'Yes' : 'No') : '');
  return <WordsDiff {...props} from={answerIn(props.comparisonValue)} to={answerIn(props.versionValue)} />;
};

/** Two versions of a list of texts or numbers, with commas. */
export const ListDiff: TextFieldDiffClientComponent = props => {
  const listIn = (value: unknown) => xmlText(Array.isArray(value) ? value.join(', ') : '');
  return <WordsDiff {...props} from={listIn(props.comparisonValue)} to={listIn(props.versionValue)} />;
};

/** `from` and `to` are without markup. */
function WordsDiff({ field, locale, nestingLevel, from, to }: Compared & { from: string; to: string }) {
  const { i18n } = useTranslation();
  const { From, To } = useMemo(
    () =>
      getHTMLDiffComponents({
        fromHTML: `<p>${from}</p>`,
        toHTML: `<p>${to}</p>`,
        tokenizeByCharacter: false,
      }),
    [from, to],
  );
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label, ...(locale !== undefined && { locale }) }}
      {...(nestingLevel !== undefined && { nestingLevel })}
    />
  );
}
