import type { Frame } from '#site/frame/read-frame.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './give-line.module.css';
import { type GiveLineKind, giveLineTexts } from './give-line.texts.ts';

type GiveLineProps = { of: GiveLineKind; frame: Pick<Frame, 'donate' | 'takesGifts' | 'renderContext'> };

/** One sentence that leads from a page to giving; nothing while no gifts are taken here (ruling 38). */
export function GiveLine({ of, frame: { donate, takesGifts, renderContext } }: GiveLineProps) {
  if (!takesGifts) return null;
  const texts = giveLineTexts[renderContext.locale];
  return (
    <Section room="tight" ground="wash">
      <p className={css.line}>
        {texts[of]}{' '}
        <TextLink href={donate.href} data-opens={donate['data-opens']}>
          {texts.give}
        </TextLink>
      </p>
    </Section>
  );
}
