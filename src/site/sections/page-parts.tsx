import type { Frame } from '#site/frame/read-frame.ts';
import { RichText } from '#ui/components/rich-text.tsx';
import { Section } from '#ui/layout/section.tsx';
import { GivingPart } from './giving-part.tsx';
import type { PartProps } from './part-section.tsx';
import { FormPart, PeoplePart, VoicesPart } from './people-parts.tsx';
import { CardsPart, FiguresPart, PicturesPart } from './picture-parts.tsx';
import type { PagePart } from './read-page-parts.ts';

/** The parts of a page from top to bottom. */
export function PageParts({ parts, frame }: { parts: readonly PagePart[]; frame: Frame }) {
  return keyed(parts).map(([key, part]) => (
    <OnePart key={key} part={part} id={`part-${key}`} frame={frame} />
  ));
}

/** One part of a page in a section of its own. */
export function OnePart({ part, ...rest }: PartProps<PagePart['kind']>) {
  const { frame } = rest;
  switch (part.kind) {
    case 'words':
      return (
        <Section>
          <RichText article={part.article} locale={frame.renderContext.locale} give={frame.donate} />
        </Section>
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

/** The order of a page that is shown never changes, so the place is a safe key. */
const keyed = (parts: readonly PagePart[]): [string, PagePart][] =>
  parts.map((part, index) => [String(index + 1), part]);
