import { Choice, ChoiceGroup } from '#ui/forms/choice.tsx';
import type { GiftOffer, GiftValues } from '../give.schema.ts';
import type { GivingTexts } from '../giving.texts.ts';

type RhythmChoiceProps = { offer: GiftOffer; values: GiftValues; texts: GivingTexts };

/** Once or each month; not asked where no way can do it each month. */
export function RhythmChoice({ offer, values: { rhythm }, texts }: RhythmChoiceProps) {
  if (!offer.ways.some(({ canBeMonthly }) => canBeMonthly)) return null;
  return (
    <ChoiceGroup id="give-rhythm" legend={texts.rhythm}>
      <Choice
        type="radio"
        name="rhythm"
        value="once"
        defaultChecked={rhythm !== 'monthly'}
        label={texts.once}
      />
      <Choice
        type="radio"
        name="rhythm"
        value="monthly"
        defaultChecked={rhythm === 'monthly'}
        label={texts.monthly}
        hint={texts.monthlyHint}
        data-monthly
      />
    </ChoiceGroup>
  );
}
