import type { Frame } from '#site/frame/read-frame.ts';
import type { PagePart } from '#site/readers/read-page-parts.ts';
import { RichText } from '#ui/components/rich-text.tsx';
import { GivingPart } from './giving-part.tsx';
import { type PartProps, PartSection } from './part-section.tsx';
import { FormPart, PeoplePart, VoicesPart } from './people-parts.tsx';
import { CardsPart, FiguresPart, PicturesPart } from './picture-parts.tsx';

/** The parts of a page from top to bottom. */
export function PageParts({ parts, frame }: { parts: readonly PagePart[]; frame: Frame }) {
  return parts.map((part, at) => {
    const before = parts[at - 1];
    const follows = before !== undefined && isPlain(before) && isPlain(part);
    // The order of a page that is shown never changes, so the place is a safe key.
    const id = `part-${at + 1}`;
    return <OnePart key={id} {...{ id, part, frame, follows }} />;
  });
}

/** Whether a part stands on the ground of the page, without a colour of its own. */
const isPlain = (part: PagePart): boolean =>
  !['figures', 'stories', 'giving'].includes(part.kind) &&
  !(part.kind === 'form' && part.show === 'newsletter');

/** One part of a page in a section of its own. */
export function OnePart({ part, ...rest }: PartProps<PagePart['kind']>) {
  const { id, frame, follows } = rest;
  switch (part.kind) {
    case 'words':
      return (
        <PartSection id={id} heading={{ text: '' }} follows={follows}>
          <RichText article={part.article} locale={frame.renderContext.locale} give={frame.donate} />
        </PartSection>
      );
    case 'pictures':
      return <PicturesPart part={part} {...rest} />;
    case 'cards':
      return <CardsPart part={part} {...rest} />;
    case 'figures':
      return <FiguresPart part={part} {...rest} />;
    case 'testimonials':
    case 'stories':
      return <VoicesPart part={part} {...rest} />;
    case 'form':
      return <FormPart part={part} {...rest} />;
    case 'giving':
      return <GivingPart part={part} {...rest} />;
    case 'people':
      return <PeoplePart part={part} {...rest} />;
  }
}
