import { addDays, dayIn } from '#core/zoned-time.ts';

export type ConsentName = 'valid' | 'expired';

export type SampleConsent = { data: Record<string, unknown>; endsOn: string };

const ethiopia = 'Africa/Addis_Ababa';

/**
 * One consent valid for two years and one that ended yesterday, to demonstrate the consent check. The people are drawn;
 * these records concern nobody real.
 */
export function sampleConsents(today: Date): Record<ConsentName, SampleConsent> {
  const day = dayIn(ethiopia, today);
  return {
    valid: consent('Sample guardian one (a drawn person)', addDays(day, -30), addDays(day, 730)),
    expired: consent('Sample guardian two (a drawn person)', addDays(day, -366), addDays(day, -1)),
  };
}

function consent(who: string, agreedOn: string, endsOn: string): SampleConsent {
  const notes = 'Shows what a record looks like. No real person gave this consent.';
  return {
    data: { who, uses: ['website', 'share-card', 'newsletter'], agreedOn, withdrawn: false, notes },
    endsOn,
  };
}
