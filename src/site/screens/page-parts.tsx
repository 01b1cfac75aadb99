import type { ReactNode } from 'react';
import type { CaptionedPicture } from '#cms/page-blocks/read-blocks.ts';
import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { ContactColumns } from '#features/contact/contact-page.tsx';
import { SubscribeSection } from '#features/newsletter/subscribe-form.tsx';
import { aboutTexts } from '#features/organisation/about.texts.ts';
import { PartnerRows } from '#features/partners/partners.tsx';
import { StoriesSection } from '#features/stories/stories-section.tsx';
import { TeamGrid } from '#features/team/team.tsx';
import { TestimonialList, testimonialTexts } from '#features/testimonials/testimonial-list.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import type { PagePart } from '#site/readers/read-page-parts.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { FactList } from '#ui/components/figures.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PlainCard } from '#ui/components/picture-cards.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { Section, SectionHead } from '#ui/layout/section.tsx';
import { giveLineTexts } from './give-line.tsx';
import { GivingSection } from './giving-section.tsx';
import css from './page-parts.module.css';

/** Texts of the parts of pages. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
const partTexts = {
  en: {
    projects: 'projects',
    partners: 'partners',
    team: 'people in the team',
    years: 'years of work',
    imageError: 'Error loading image',
  },
  am: {
    projects: 'ፕሮጀክቶች',
    partners: 'አጋሮች',
    team: 'የቡድኑ አባላት',
    years: 'የሥራ ዓመታት',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The parts of a page, in order. */
export function PageParts({ parts, frame }: { parts: readonly PagePart[]; frame: Frame }) {
  return parts.map((part, at) => {
    const before = parts[at - 1];
    const follows = before !== undefined && isPlain(before) && isPlain(part);
    // The parts of a rendered page never change places, so the index is a safe key.
    const id = `part-${at + 1}`;
    return <PagePartSection key={id} {...{ id, part, frame, follows }} />;
  });
}

/** Whether a part has no background of its own. */
const isPlain = (part: PagePart): boolean =>
  !['figures', 'stories', 'giving'].includes(part.kind) &&
  !(part.kind === 'form' && part.show === 'newsletter');

/** One part of a page in a section of its own. */
export function PagePartSection({ part, ...rest }: PartProps<PagePart['kind']>) {
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

/** Testimonials, or the stories of families. */
function VoicesPart({ part, id, frame, follows }: PartProps<'testimonials' | 'stories'>) {
  const { locale } = frame.renderContext;
  if (part.kind === 'stories')
    return (
      <Section ground="lilac" titleId="stories">
        <StoriesSection stories={part.stories} locale={locale} />
      </Section>
    );
  return (
    <PartSection id={id} heading={{ text: testimonialTexts[locale].words }} follows={follows}>
      <TestimonialList testimonials={part.testimonials} locale={locale} />
    </PartSection>
  );
}

/** The invitation to subscribe, or the form to write to us with the contact details. */
function FormPart({ part, id, frame, follows }: PartProps<'form'>) {
  const { organisation, renderContext } = frame;
  const { locale } = renderContext;
  if (part.show === 'newsletter') {
    const { subscribeTitle, subscribeText } = organisation.words;
    return <SubscribeSection locale={locale} title={subscribeTitle} text={subscribeText} />;
  }
  const { phone, email, address, mapLink, socialLinks } = organisation;
  return (
    <PartSection id={id} heading={{ text: '' }} follows={follows}>
      <ContactColumns {...{ locale, phone, email, address, mapLink, socialLinks }} />
    </PartSection>
  );
}

/** The partners or the team, each leading to their own page. */
function PeoplePart({ part, id, frame, follows }: PartProps<'people'>) {
  const { locale } = frame.renderContext;
  return (
    <PartSection id={id} heading={part.heading} follows={follows}>
      {'team' in part ? (
        <TeamGrid members={part.team.map((member, place) => ({ member, place }))} locale={locale} />
      ) : (
        <PartnerRows partners={part.partners} locale={locale} />
      )}
    </PartSection>
  );
}

const wholeWidth = '(min-width: 1280px) 1200px, 100vw';
const cardWidth = '(min-width: 1280px) 387px, (min-width: 768px) 50vw, (min-width: 640px) 100vw, 82vw';

/** One picture as wide as the page, or several beside each other, with the words below them. */
function PicturesPart({ part: { heading, pictures }, id, frame, follows }: PartProps<'pictures'>) {
  const { locale } = frame.renderContext;
  const [only, ...others] = pictures;
  return (
    <PartSection id={id} heading={heading} follows={follows}>
      {only && others.length === 0 ? (
        <Shown shown={only} locale={locale} />
      ) : (
        <CardGrid>
          {pictures.map(shown => (
            <li key={shown.picture.src} className={css.picture}>
              <Shown shown={shown} locale={locale} ratio="4:3" />
            </li>
          ))}
        </CardGrid>
      )}
    </PartSection>
  );
}

type ShownProps = { shown: CaptionedPicture; locale: Locale; ratio?: '4:3' };

function Shown({ shown: { picture, caption }, locale, ratio }: ShownProps) {
  return (
    <figure className={css.shown}>
      <Picture
        source={picture}
        sizes={ratio ? cardWidth : wholeWidth}
        ratio={ratio ?? 'natural'}
        failure={partTexts[locale].imageError}
      />
      {caption.text && <LocalizedText as="figcaption" words={caption} className={css.caption} />}
    </figure>
  );
}

/** Cards that lead to other pages of the site. */
function CardsPart({ part: { heading, cards }, id, frame, follows }: PartProps<'cards'>) {
  const { imageError } = partTexts[frame.renderContext.locale];
  return (
    <PartSection id={id} heading={heading} follows={follows}>
      <CardGrid>
        {cards.map(({ title, words, path, picture }, place) => (
          <PlainCard
            key={`${path} ${title.text}`}
            title={title}
            words={words}
            href={frame.to(path)}
            picture={picture}
            failure={imageError}
            place={place}
            sizes={cardWidth}
          />
        ))}
      </CardGrid>
    </PartSection>
  );
}

/** Numbers of the register and of what is published. */
function FiguresPart({ part: { heading, figures }, id, frame }: PartProps<'figures'>) {
  const { locale } = frame.renderContext;
  const facts = figures.map(figure =>
    'claim' in figure
      ? { claim: figure.claim, words: aboutTexts[locale][figure.name] }
      : { number: String(figure.count), words: partTexts[locale][figure.name] },
  );
  return (
    <PartSection id={id} heading={heading} ground="lilac">
      <FactList facts={facts} locale={locale} />
    </PartSection>
  );
}

type PartProps<Kind extends PagePart['kind']> = {
  part: Extract<PagePart, { kind: Kind }>;
  /** For its heading, unique on the page. */
  id: string;
  frame: Frame;
  /** It has the same background as the part before it. */
  follows?: boolean | undefined;
};

type PartSectionProps = {
  id: string;
  /** May be empty: then the section has no name. */
  heading: Words;
  ground?: 'plain' | 'wash' | 'lilac';
  /** It has the same background as the part before it. */
  follows?: boolean | undefined;
  children: ReactNode;
};

/** A section that staff may give a heading. */
function PartSection({ id, heading, ground, follows, children }: PartSectionProps) {
  const hasHeading = heading.text !== '';
  return (
    <Section
      {...(ground && { ground })}
      {...(hasHeading && { titleId: id })}
      {...(follows && css.follows && { className: css.follows })}
    >
      {hasHeading && <SectionHead id={id} title={heading} />}
      {children}
    </Section>
  );
}

/** The donation form, or a sentence with a button that leads to giving. */
function GivingPart({ part: { table, words }, frame }: PartProps<'giving'>) {
  if (table) return <GivingSection table={table} frame={frame} outsidePage={frame.outsidePage} />;
  const texts = giveLineTexts[frame.renderContext.locale];
  return (
    <Section room="tight" ground="wash">
      <div className={css.giving}>
        <LocalizedText as="p" words={words.text ? words : { text: texts.page }} className={css.sentence} />
        <ButtonLink variant="go" {...frame.donate}>
          {texts.give}
        </ButtonLink>
      </div>
    </Section>
  );
}
