import { ContactColumns } from '#features/contact/contact-page.tsx';
import { SubscribeSection } from '#features/newsletter/subscribe-form.tsx';
import { PartnerRows } from '#features/partners/partners.tsx';
import { StoriesSection } from '#features/stories/stories-section.tsx';
import { TeamGrid } from '#features/team/team.tsx';
import { TestimonialList, testimonialTexts } from '#features/testimonials/testimonial-list.tsx';
import { Section } from '#ui/layout/section.tsx';
import { type PartProps, PartSection } from './part-section.tsx';

/** What people say, or what families tell. */
export function VoicesPart({ part, id, frame, follows }: PartProps<'testimonials' | 'stories'>) {
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
export function FormPart({ part, id, frame, follows }: PartProps<'form'>) {
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
export function PeoplePart({ part, id, frame, follows }: PartProps<'people'>) {
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
