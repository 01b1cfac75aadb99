import type { Locale } from '#core/locale.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Section } from '#ui/layout/section.tsx';

/** Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
const words: Record<Locale, string> = {
  en: 'We can’t show the result of your form any more. We keep it for one hour, for your browser only. Nothing was sent again. What you typed may still be one page back.',
  am: 'የቅጽዎን ውጤት ከእንግዲህ ማሳየት አንችልም። የምናስቀምጠው ለአንድ ሰዓት፣ ለእርስዎ አሳሽ ብቻ ነው። ምንም ነገር በድጋሚ አልተላከም። የጻፉት በአሳሽዎ ወደ ኋላ አንድ ገጽ ሲመለሱ ሊኖር ይችላል።',
};

/** Stands above the empty form when the result of a form is no longer stored, or belongs to another browser. */
export function FormIsOver({ locale }: { locale: Locale }) {
  return (
    <Section room="tight">
      <ErrorSummary locale={locale} problems={[{ words: words[locale] }]} />
    </Section>
  );
}
