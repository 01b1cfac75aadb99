import type { Field, TextField } from 'payload';
import { type LinkTarget, linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { settingsGlobal } from '#cms/settings-global.ts';
import {
  defaultOrganisation,
  emailProblem,
  iatiIdentifierProblem,
  phoneProblem,
  socialIcons,
  type VideoPlace,
  videoPlaces,
  withoutExampleContact,
  yearProblem,
} from './organisation.rules.ts';

/** Defaults are for English only: the Amharic form would store what it shows, and the site falls back to English anyway. */
const inEnglishAlone =
  (words: string) =>
  ({ locale }: { locale?: string }): string | undefined =>
    locale === 'am' ? undefined : words;

const identity: Field[] = [
  {
    ...localizedText({ name: 'name', label: 'Organisation name', required: true, maxLength: 60 }),
    defaultValue: inEnglishAlone(defaultOrganisation.name.en),
  },
  {
    ...localizedText({ name: 'slogan', label: 'Slogan', required: true, maxLength: 60 }),
    defaultValue: inEnglishAlone(defaultOrganisation.slogan.en),
  },
  {
    type: 'number',
    name: 'foundedIn',
    label: 'Founded in',
    required: true,
    defaultValue: defaultOrganisation.foundedIn,
    validate: (value: unknown) => yearProblem(value) ?? true,
    admin: { description: 'Shown on the tag "Since 2022".' },
  },
  localizedParagraph({
    name: 'description',
    label: 'Short description',
    maxLength: 200,
    description: 'For search engines, share cards and the footer of each page.',
  }),
];

const contact: Field[] = [
  checkedText('phone', 'Phone', phoneProblem, 'With + and the country code, such as +251 900 000 000.'),
  checkedText('email', 'Email', emailProblem),
  localizedParagraph({ name: 'address', label: 'Address', maxLength: 300 }),
  linkField({ name: 'mapLink', label: 'Link to a map', leads: 'elsewhere' }),
  {
    type: 'array',
    name: 'socialLinks',
    label: 'Social links',
    labels: { singular: 'Social link', plural: 'Social links' },
    maxRows: 8,
    custom: { rowNames: ['label'] },
    fields: [
      { type: 'select', name: 'ico', label: 'Icon', required: true, options: [...socialIcons] },
      linkField({ name: 'link', label: 'Address', leads: 'elsewhere', required: true }),
      { type: 'text', name: 'label', label: 'Name', required: true },
    ],
  },
];

const links: Field[] = [
  linkField({
    name: 'donationPage',
    label: 'Donation page',
    leads: 'elsewhere',
    description: 'Where the Donate button leads. Opens in a new tab.',
  }),
  linkField({
    name: 'bookingLink',
    label: 'Booking calendar',
    leads: 'elsewhere',
    description:
      'The page of the 30-minute event at Cal.com or a compatible calendar, such as https://cal.com/adey/30min.',
  }),
  {
    type: 'group',
    name: 'mediaSet',
    label: 'Videos',
    admin: {
      description:
        'A film from the library, or the address of a film here or elsewhere. If both are set, the film from the library is shown; if neither is, the drawing.',
    },
    fields: [
      video('heroVid', 'Home page', {
        leads: 'site',
        description:
          'A video file on this site. It plays automatically, and nothing is loaded from other sites.',
      }),
      video('missionVid', 'About page'),
      video('testimonialVid', 'Testimonial page'),
      video('dirVid', 'Team page'),
      video('partnershipVid', 'Partners page'),
    ],
  },
];

const pageWords: Field[] = [
  localizedText({ name: 'missionStatement', label: 'Home: statement under the hero', maxLength: 120 }),
  localizedParagraph({ name: 'missionText', label: 'Home: paragraph beside it', maxLength: 400 }),
  localizedParagraph({ name: 'aboutText', label: 'About: how the mission began' }),
  localizedParagraph({ name: 'newsIntro', label: 'News: introduction', maxLength: 300 }),
  localizedParagraph({ name: 'eventsIntro', label: 'Events: introduction', maxLength: 300 }),
  localizedText({ name: 'subscribeTitle', label: 'Title of the subscribe form', maxLength: 60 }),
  localizedParagraph({ name: 'subscribeText', label: 'Text beside the subscribe form', maxLength: 200 }),
  localizedText({ name: 'popupWelcome', label: 'First visit: welcome', maxLength: 80 }),
  localizedParagraph({ name: 'popupText', label: 'First visit: text below the welcome', maxLength: 300 }),
];

const shownPages: Field[] = [
  {
    type: 'checkbox',
    name: 'showsFigures',
    label: 'Show visits on a public page',
    defaultValue: false,
    admin: {
      description:
        'At /figures and in the menu: visits by month, what people look at and what they did. Only months that are over; numbers under five are hidden.',
    },
  },
];

const reporting: Field[] = [
  {
    type: 'select',
    name: 'fiscalYear',
    label: 'A fiscal year begins',
    required: true,
    defaultValue: 'gregorian',
    options: [
      { value: 'gregorian', label: 'On 1 January' },
      { value: 'ethiopian', label: 'On 1 Hamle (8 July), and is named after the year in which it ends' },
    ],
    admin: { description: 'Years that were closed keep their days.' },
  },
  {
    ...checkedText(
      'iatiIdentifier',
      'IATI identifier',
      iatiIdentifierProblem,
      'Of your register and your number there (org-id.guide). Until it is entered, the open data says that it is not registered.',
    ),
    maxLength: 60,
  },
];

/** The settings with which an organisation adapts the site. */
export const siteSettings = settingsGlobal({
  slug: 'site-settings',
  withoutSamples: withoutExampleContact,
  label: 'Site settings',
  description: 'The site’s name, contact details, links and fixed texts.',
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Name', fields: identity },
        { label: 'Contact', fields: contact },
        { label: 'Links and videos', fields: links },
        { label: 'Texts on pages', fields: pageWords },
        { label: 'Pages', fields: shownPages },
        { label: 'Reports', fields: reporting },
      ],
    },
  ],
});

function checkedText(
  name: string,
  label: string,
  findProblem: (value: unknown) => string | null,
  description?: string,
): TextField {
  return {
    type: 'text',
    name,
    label,
    validate: (value: unknown) => findProblem(value) ?? true,
    ...(description ? { admin: { description } } : {}),
  };
}

/** The two ways to give a page its video, beside each other. */
function video(
  name: VideoPlace,
  page: string,
  address: { leads: LinkTarget; description?: string } = { leads: 'either' },
): Field {
  return {
    type: 'row',
    fields: [
      {
        type: 'upload',
        name: videoPlaces[name],
        label: `${page}: film from the library`,
        relationTo: 'films',
      },
      linkField({ name, label: `${page}: address of a film`, ...address }),
    ],
  };
}
