import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { type AboutTexts, aboutTexts } from './about.texts.ts';

/** The initial site settings. */
export const defaultOrganisation = {
  name: { en: 'Adey', am: 'አደይ' },
  slogan: { en: 'Building a better Future', am: 'የተሻለ ነገን እንገንባ' },
  foundedIn: 2022,
} as const satisfies { name: Record<Locale, string>; slogan: Record<Locale, string>; foundedIn: number };

/** Placeholder contact details: addresses that do not exist, and an unassigned number. */
export const exampleContact = {
  phone: '+251 900 000 000',
  email: 'hello@example.org',
  address: { en: 'Addis Ababa, Ethiopia', am: 'አዲስ አበባ፣ ኢትዮጵያ' },
  mapLink: 'https://www.openstreetmap.org/#map=12/9.0300/38.7400',
  socialLinks: [
    { ico: 'facebook', link: 'https://www.facebook.com/example', label: 'Facebook' },
    { ico: 'instagram', link: 'https://www.instagram.com/example', label: 'Instagram' },
    { ico: 'youtube', link: 'https://www.youtube.com/@example', label: 'YouTube' },
  ],
  donationPage: 'https://give.example.org/adey',
  bookingLink: 'https://booking.example.org/adey/30min',
} as const;

/**
 * The settings to empty because they still hold placeholder contact details, in the language they were read in; null if
 * there are none.
 */
export function withoutExampleContact(stored: Record<string, unknown>): Record<string, unknown> | null {
  const { address, socialLinks, ...single } = exampleContact;
  const links = (stored.socialLinks ?? []) as { link?: string }[];
  const emptied = {
    ...Object.fromEntries(
      Object.entries(single).flatMap(([name, example]) => (stored[name] === example ? [[name, '']] : [])),
    ),
    ...(Object.values(address).includes(stored.address as never) ? { address: '' } : {}),
    ...(links.some(isExample) ? { socialLinks: links.filter(link => !isExample(link)) } : {}),
  };
  return Object.keys(emptied).length > 0 ? emptied : null;
}

const isExample = ({ link }: { link?: string }) => exampleContact.socialLinks.some(one => one.link === link);

export const socialIcons = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'telegram',
  'linkedin',
  'x',
] as const;
export type SocialIcon = (typeof socialIcons)[number];

/**
 * Pages that can have a video: home, about, testimonials, team and partners. Each has the field of its address, and
 * beside it that of the film from the library.
 */
export const videoPlaces = {
  heroVid: 'heroFilm',
  missionVid: 'missionFilm',
  testimonialVid: 'testimonialFilm',
  dirVid: 'dirFilm',
  partnershipVid: 'partnershipFilm',
} as const;
export type VideoPlace = keyof typeof videoPlaces;
export type FilmField = (typeof videoPlaces)[VideoPlace];

/** The texts staff wrote, if any. */
type StaffTexts = Record<'missionStatement' | 'aboutText', Words>;

/** The texts of the about page: those of staff, otherwise ours, with `{year}` filled in. */
export function aboutWords(stored: StaffTexts, foundedIn: number, locale: Locale) {
  const texts: AboutTexts = aboutTexts[locale];
  const withYear = (text: string) => text.replaceAll('{year}', String(foundedIn));
  const or = (own: Words, ours: string): Words => (own.text ? own : { text: withYear(ours) });
  return {
    subheading: { text: withYear(texts.subheading) },
    statement: or(stored.missionStatement, texts.statement),
    story: splitParagraphs(or(stored.aboutText, texts.story)),
    /** The page counts as translated once its story is. */
    translated: stored.aboutText.lang === undefined,
  };
}

/** Splits a text into paragraphs at empty lines. */
function splitParagraphs({ text, lang }: Words): Words[] {
  const parts = text.split(/\n\s*\n/).filter(part => part.trim());
  return parts.map(part => (lang ? { text: part.trim(), lang } : { text: part.trim() }));
}

/** The problem with an email address, or null. Empty is allowed. */
export function emailProblem(value: unknown): string | null {
  if (isEmpty(value) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value))) return null;
  return 'Write an email address, such as hello@example.org.';
}

/** The problem with an identifier for IATI, or null: a register of org-id.guide and the number there. Empty is allowed. */
export function iatiIdentifierProblem(value: unknown): string | null {
  if (isEmpty(value) || /^[A-Z]{2,3}-[A-Z0-9]{2,12}-[A-Za-z0-9._-]{1,40}$/.test(String(value))) return null;
  return 'Write the register and your number in it, joined by hyphens, such as XM-EXAMPLE-123.';
}

/** The problem with a phone number, or null. It needs the international form, so that it can be dialled anywhere. */
export function phoneProblem(value: unknown): string | null {
  if (isEmpty(value)) return null;
  const text = String(value);
  const digits = text.replace(/\D/g, '');
  const isNumber = /^\+[\d ()-]+$/.test(text) && digits.length >= 8 && digits.length <= 15;
  return isNumber ? null : 'Write the phone number with + and the country code, such as +251 900 000 000.';
}

/** The problem with the founding year, or null. */
export function yearProblem(value: unknown): string | null {
  const isYear = typeof value === 'number' && Number.isInteger(value) && value >= 1900 && value <= 2100;
  return isYear ? null : 'Write the year with four digits, such as 2022.';
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
