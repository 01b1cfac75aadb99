import type { Frame, LinkProps } from '#site/frame/read-frame.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './give-line.module.css';
import { type GiveLineKind, giveLineTexts } from './give-line.texts.ts';

type GiveLineProps = {
  of: GiveLineKind | 'none';
  frame: Pick<Frame, 'donate' | 'takesGifts' | 'outsidePage' | 'renderContext'>;
  to?: LinkProps | undefined;
};

/** These promise a choice that only our own form has. */
const ofOwnForm: readonly GiveLineKind[] = ['project', 'projects'];

/**
 * One sentence that leads from a page to giving, here or on the outside donation page; nothing while neither is set. The
 * layout places it at the end of every page's main content.
 */
export function GiveLine({ of, frame, to = frame.donate }: GiveLineProps) {
  const { takesGifts, outsidePage, renderContext } = frame;
  if (of === 'none' || (!takesGifts && outsidePage === '')) return null;
  const texts = giveLineTexts[renderContext.locale];
  const kind = !takesGifts && ofOwnForm.includes(of) ? 'page' : of;
  return (
    <Section room="tight" ground="wash">
      <p className={css.line} data-give-line={kind}>
        {texts[kind]} <TextLink {...to}>{texts.give}</TextLink>
      </p>
    </Section>
  );
}
