/**
 * The callers, in the order of the columns below. The site reads in our own code for a visitor's page; "visitor" is
 * whoever asks the admin without an account there, supporters included.
 */
export const ACTORS = ['site', 'visitor', 'door', 'editor', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

/** no: denied. yes: everything. public: published content with consent. own: what belongs to the account itself. */
export type Right = 'no' | 'yes' | 'public' | 'own';
type Row = readonly [site: Right, visitor: Right, door: Right, editor: Right, admin: Right];
export type Rights = Record<string, Row>;

const NOBODY: Row = ['no', 'no', 'no', 'no', 'no'];
const ADMINS: Row = ['no', 'no', 'no', 'no', 'yes'];
const WRITERS: Row = ['no', 'no', 'no', 'yes', 'yes'];
const ON_SITE: Row = ['public', 'no', 'no', 'yes', 'yes'];
const WHOLE_ON_SITE: Row = ['yes', 'no', 'no', 'yes', 'yes'];
const ADMIN_OR_SELF: Row = ['no', 'no', 'no', 'own', 'yes'];
const OWN: Row = ['no', 'no', 'no', 'own', 'own'];

const content: Rights = {
  create: WRITERS,
  read: ON_SITE,
  readVersions: WRITERS,
  update: WRITERS,
  delete: WRITERS,
};

const payloadsOwn: Rights = { create: NOBODY, read: NOBODY, update: NOBODY, delete: NOBODY };

/**
 * What every role may do with every collection, as promised to the charity. The rules are in roles.ts and beside the
 * collections; access.integration.test.ts tries each right locally and over REST and compares the result with this
 * table.
 */
export const collectionRights: Record<string, Rights> = {
  posts: content,
  events: content,
  announcements: content,
  projects: content,
  partners: content,
  campaigns: content,
  reports: content,
  cards: content,
  gallery: content,
  stories: content,
  testimonials: content,
  holidays: content,
  'team-members': content,
  'legal-pages': content,
  'starter-links': content,
  'newsletter-issues': content,
  'issue-sendings': { create: NOBODY, read: WRITERS, update: NOBODY, delete: NOBODY },
  media: { create: WRITERS, read: ON_SITE, update: WRITERS, delete: WRITERS },
  films: { create: WRITERS, read: ON_SITE, update: WRITERS, delete: WRITERS },
  consents: { create: WRITERS, read: WRITERS, readVersions: WRITERS, update: WRITERS, delete: WRITERS },
  messages: { create: NOBODY, read: WRITERS, update: WRITERS, delete: ADMINS },
  subscribers: { create: NOBODY, read: WRITERS, update: NOBODY, delete: ADMINS },
  mails: { create: NOBODY, read: WRITERS, update: NOBODY, delete: ADMINS },
  counts: { create: NOBODY, read: WRITERS, update: NOBODY, delete: NOBODY },
  'former-addresses': { create: NOBODY, read: WRITERS, update: NOBODY, delete: NOBODY },
  staff: { create: ADMINS, read: ADMIN_OR_SELF, update: ADMIN_OR_SELF, delete: ADMINS, unlock: ADMINS },
  'payload-locked-documents': { create: WRITERS, read: WRITERS, update: WRITERS, delete: WRITERS },
  'payload-preferences': { create: WRITERS, read: OWN, update: OWN, delete: OWN },
  'payload-jobs': payloadsOwn,
  'payload-kv': payloadsOwn,
  'payload-migrations': payloadsOwn,
};

const settings: Rights = { read: WHOLE_ON_SITE, readVersions: ADMINS, update: ADMINS };

export const globalRights: Record<string, Rights> = {
  'site-settings': settings,
  menu: settings,
  engagement: settings,
};

/** Payload's sign-in fields: nobody writes them, and they are not sent out (hash and salt are hidden fields). */
const signingIn: Rights = { create: NOBODY, update: NOBODY };

/** A visitor's own words: nobody changes them afterwards. */
function sentOnce(slug: string, ...fields: string[]): Record<string, Rights> {
  return Object.fromEntries(fields.map(field => [`${slug}.${field}`, { update: NOBODY }]));
}

/** The consent record behind a picture or a text is for those who write. */
function aboutPeople(...slugs: string[]): Record<string, Rights> {
  return Object.fromEntries(slugs.map(slug => [`${slug}.consent`, { read: WRITERS }]));
}

/** Fields with their own rules; every other field follows its collection. */
export const fieldRights: Record<string, Rights> = {
  ...aboutPeople(
    'announcements',
    'cards',
    'events',
    'films',
    'gallery',
    'media',
    'newsletter-issues',
    'posts',
    'projects',
  ),
  ...aboutPeople('stories', 'testimonials'),
  ...sentOnce('messages', 'name', 'email', 'message', 'sentAt', 'language', 'firstLine', 'compared'),
  'staff.role': { create: ADMINS, update: ADMINS },
  'staff.secondStep': { create: NOBODY, update: NOBODY },
  'staff.sessions': { read: NOBODY, update: NOBODY },
  'staff.hash': signingIn,
  'staff.salt': signingIn,
  'staff.resetPasswordToken': signingIn,
  'staff.resetPasswordExpiration': signingIn,
  'staff.resetPasswordRequestedAt': signingIn,
};
