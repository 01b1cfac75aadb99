import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { partnerTexts } from './partner.texts.ts';

/** How an organisation becomes a partner: by contacting us. */
export function JoinPartners({ locale }: { locale: Locale }) {
  const texts = partnerTexts[locale];
  return (
    <>
      <SectionHead id="join" title={{ text: texts.join }} beside={<p>{texts.joinWords}</p>} />
      <Stack row gap={12}>
        <ButtonLink variant="ink" href={localePath(locale, '/meet')}>
          {texts.meet}
        </ButtonLink>
        <ButtonLink variant="line" href={localePath(locale, '/contact')}>
          {texts.contact}
        </ButtonLink>
      </Stack>
    </>
  );
}
