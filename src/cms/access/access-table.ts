import type { MailArea } from '#platform/mail/mail-areas.ts';

/**
 * The callers. "site" is our own code reading for a public page; "visitor" is anybody who calls the admin without a staff
 * account, supporters included.
 */
export const ACTORS = [
  'site',
  'visitor',
  'door',
  'bookkeeper',
  'author',
  'publisher',
  'editor',
  'admin',
] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * no: denied. yes: everything. public: published content with consent. own: the account's own records; of content, what
 * it created: of published documents only a draft above them, which others publish. public or own: either of the two.
 */
export type Right = 'no' | 'yes' | 'public' | 'own' | 'public or own';
/** The right of each actor; actors left out have none. */
export type Row = Partial<Record<Actor, Right>>;
export type Rights = Record<string, Row>;

/** What an actor may do by a row of the table. */
export const findRight = (row: Row, actor: Actor): Right => row[actor] ?? 'no';

const NOBODY: Row = {};
const ADMINS: Row = { admin: 'yes' };
/** Roles that also handle personal data: messages, subscribers, consents. */
const WRITERS: Row = { editor: 'yes', admin: 'yes' };
/** Roles that may publish. */
const DECIDERS: Row = { publisher: 'yes', ...WRITERS };
const IN_ADMIN: Row = { bookkeeper: 'yes', author: 'yes', ...DECIDERS };
const OF_TOTALS: Row = { bookkeeper: 'yes', ...WRITERS };
const OF_MONEY: Row = { bookkeeper: 'yes', ...ADMINS };
const ON_SITE: Row = { site: 'public', author: 'public', ...DECIDERS };
const LETTERS: Row = { site: 'public', ...WRITERS };
const WHOLE_ON_SITE: Row = { site: 'yes', ...WRITERS };
const OWN: Row = { bookkeeper: 'own', author: 'own', publisher: 'own', editor: 'own', admin: 'own' };
const ADMIN_OR_SELF: Row = { ...OWN, ...ADMINS };

/** `trash` moves to the bin; `delete` is permanent. */
const content: Rights = {
  create: WRITERS,
  read: ON_SITE,
  readVersions: DECIDERS,
  update: DECIDERS,
  trash: WRITERS,
  delete: ADMINS,
};
/** Content that authors write. It has its own page, so somebody can be asked to approve it. */
const authored: Rights = {
  create: { author: 'yes', ...WRITERS },
  read: { ...ON_SITE, author: 'public or own' },
  readVersions: { author: 'own', ...DECIDERS },
  update: { author: 'own', ...DECIDERS },
  trash: { author: 'own', ...WRITERS },
  delete: ADMINS,
};
const { readVersions: _, ...picturesOfAuthors } = authored;
const pictures: Rights = { ...picturesOfAuthors, create: { author: 'yes', ...DECIDERS } };
const files: Rights = { create: DECIDERS, read: ON_SITE, update: DECIDERS, trash: WRITERS, delete: ADMINS };

/** Only Payload itself uses these collections. */
const notExposed: Rights = { create: NOBODY, read: NOBODY, update: NOBODY, delete: NOBODY };

/**
 * What every role may do with every collection, as agreed with the charity. access-for.ts builds the access rules from
 * these rows; access.integration.test.ts tries each right through the local API and REST and compares it with this table.
 */
export const collectionRights: Record<string, Rights> = {
  posts: authored,
  events: authored,
  announcements: content,
  projects: authored,
  partners: content,
  campaigns: content,
  reports: content,
  claims: content,
  sources: content,
  // Publishers arrange the home page, so they may also create it.
  home: { ...content, create: DECIDERS },
  cards: content,
  gallery: content,
  stories: content,
  testimonials: content,
  holidays: content,
  'team-members': content,
  'legal-pages': content,
  pages: authored,
  'starter-links': content,
  redirects: content,
  // No bin: issues that are being sent or were sent have their own rules.
  'newsletter-issues': {
    create: WRITERS,
    read: LETTERS,
    readVersions: WRITERS,
    update: WRITERS,
    delete: WRITERS,
  },
  'issue-sendings': { create: NOBODY, read: WRITERS, update: NOBODY, delete: NOBODY },
  media: pictures,
  films: files,
  pdfs: files,
  consents: {
    create: WRITERS,
    read: DECIDERS,
    readVersions: WRITERS,
    update: WRITERS,
    trash: WRITERS,
    delete: ADMINS,
  },
  messages: { create: NOBODY, read: WRITERS, update: WRITERS, delete: ADMINS },
  subscribers: { create: NOBODY, read: WRITERS, update: NOBODY, delete: ADMINS },
  mails: { create: NOBODY, read: WRITERS, update: NOBODY, delete: ADMINS },
  counts: { create: NOBODY, read: WRITERS, update: NOBODY, delete: NOBODY },
  'former-addresses': { create: NOBODY, read: WRITERS, update: NOBODY, delete: NOBODY },
  staff: { create: ADMINS, read: ADMIN_OR_SELF, update: ADMIN_OR_SELF, delete: ADMINS, unlock: ADMINS },
  // payload-own-access.ts adds the locks of documents that the caller may read or change.
  'payload-locked-documents': { create: NOBODY, read: OWN, update: OWN, delete: OWN },
  'payload-preferences': { create: IN_ADMIN, read: OWN, update: OWN, delete: OWN },
  'payload-jobs': notExposed,
  'payload-kv': notExposed,
  'payload-migrations': notExposed,
};

const settings: Rights = { read: WHOLE_ON_SITE, readVersions: ADMINS, update: ADMINS };

export const globalRights: Record<string, Rights> = {
  'site-settings': settings,
  menu: settings,
  engagement: settings,
  giving: settings,
  meetings: settings,
};

/** Who may read the mails of each area. Of other mails, staff only see that they were sent. */
export const mailRights = {
  newsletter: WRITERS,
  approvals: WRITERS,
  donations: OF_MONEY,
  meetings: WRITERS,
  tickets: WRITERS,
  accounts: ADMINS,
  staff: ADMINS,
} as const satisfies Record<MailArea, Row>;

/** Who may use the donations desk and the audit trail, by screen or by endpoint below /api. */
export const donationRights = {
  'donation totals': OF_TOTALS,
  'donations desk': OF_MONEY,
  'trail of money': OF_MONEY,
  'trail of content': ADMINS,
  'get /donations/totals': OF_TOTALS,
  'get /donations/csv': OF_MONEY,
  'get /donations/journal': OF_MONEY,
  'post /donations/ask': OF_MONEY,
  'get /donations/ask-all': OF_MONEY,
  'post /donations/ask-all': OF_MONEY,
  'post /donations/refund': OF_MONEY,
  'post /donations/refund/settle': OF_MONEY,
  'post /donations/counted': OF_MONEY,
  'post /donations/counted/decide': OF_MONEY,
  'post /donations/statement': OF_MONEY,
  'post /donations/statement/read': OF_MONEY,
  'post /donations/lines': OF_MONEY,
  'post /donations/books/transfer': OF_MONEY,
  'post /donations/books/spending': OF_MONEY,
  'post /donations/books/sort': OF_MONEY,
  'post /donations/books/kind': OF_MONEY,
  'post /donations/books/opening': OF_MONEY,
  'post /donations/books/exchange': OF_MONEY,
  'post /donations/books/rate': OF_MONEY,
  'post /donations/books/take-back': OF_MONEY,
  'post /donations/books/closing': OF_MONEY,
  'post /donations/books/year': OF_MONEY,
  'post /donations/books/scans': OF_MONEY,
  'get /donations/books/scans/:entry/:scan': OF_MONEY,
} as const satisfies Rights;
export type DonationRight = keyof typeof donationRights;

/** Who may use the signed forms of consent records, by endpoint below /api: only admins open them. */
export const signedFormRights = {
  'get /signed-forms/:id': WRITERS,
  'post /signed-forms/:id': WRITERS,
  'get /signed-forms/:id/:form': ADMINS,
  'delete /signed-forms/:id/:form': ADMINS,
} as const satisfies Rights;
export type SignedFormRight = keyof typeof signedFormRights;

/** Who may see the figures of the site, and who may redirect addresses that were not found. */
export const figureRights = {
  figures: IN_ADMIN,
  'get /figures/csv': IN_ADMIN,
  'post /figures/lead': WRITERS,
  'post /figures/done': WRITERS,
} as const satisfies Rights;
export type FigureRight = keyof typeof figureRights;

/** Who may see and change meetings with visitors. */
export const meetingRights = {
  meetings: WRITERS,
  'get /meetings/csv': WRITERS,
  'post /meetings/change': WRITERS,
  'post /meetings/absence': WRITERS,
  'post /meetings/calendar': WRITERS,
} as const satisfies Rights;
export type MeetingRight = keyof typeof meetingRights;

/** Who may see who comes to an event, and let them in. */
export const ticketRights = {
  door: { door: 'yes', ...ADMINS },
  tickets: WRITERS,
  'get /tickets/csv': WRITERS,
  'post /tickets/cancel': WRITERS,
  'post /tickets/paid-back': WRITERS,
  'post /tickets/called-off': WRITERS,
  'post /tickets/enter': WRITERS,
  'post /tickets/letter': WRITERS,
  'get /tickets/letter': WRITERS,
} as const satisfies Rights;
export type TicketRight = keyof typeof ticketRights;

/** Rights of single fields; every other field follows its collection. */
export const fieldRules = {
  /** The consent record of a picture or text: only for roles that may publish. */
  consent: { create: DECIDERS, read: DECIDERS, update: DECIDERS },
  /** Whether somebody can be recognised. The answer decides whether a picture is shown, so it takes a role that may publish. */
  recognised: { create: DECIDERS, update: DECIDERS },
  /** Which entry of the books is shown as a cost: for roles that see the totals. */
  cost: { create: WRITERS, update: WRITERS },
  /** Words that a visitor wrote; nobody changes them. */
  'sent once': { update: NOBODY },
  /** Only seeding marks samples. Anyone who may change one can clear the mark (access-for.ts). */
  sample: { create: NOBODY, update: NOBODY },
  role: { create: ADMINS, update: ADMINS },
  sessions: { read: NOBODY, update: NOBODY },
  /** Payload's sign-in fields: nobody writes them, and they are not sent out (hash and salt are hidden fields). */
  'signing in': { create: NOBODY, update: NOBODY },
} satisfies Record<string, Rights>;
export type FieldRule = keyof typeof fieldRules;

const sample = { sample: 'sample' } as const;

/** The fields with one of these rules, by collection. */
export const ruledFields: Record<string, Record<string, FieldRule>> = {
  claims: sample,
  consents: sample,
  holidays: sample,
  'legal-pages': sample,
  redirects: sample,
  sources: sample,
  'starter-links': sample,
  'team-members': sample,
  announcements: { ...sample, consent: 'consent' },
  campaigns: { ...sample, consent: 'consent' },
  cards: { ...sample, consent: 'consent' },
  events: { ...sample, consent: 'consent' },
  films: { ...sample, consent: 'consent' },
  gallery: { ...sample, consent: 'consent' },
  home: { ...sample, consent: 'consent' },
  media: { ...sample, consent: 'consent', identifiable: 'recognised' },
  'newsletter-issues': { ...sample, consent: 'consent' },
  pages: { ...sample, consent: 'consent' },
  partners: { ...sample, consent: 'consent' },
  pdfs: { ...sample, consent: 'consent' },
  posts: { ...sample, consent: 'consent' },
  projects: { ...sample, consent: 'consent', 'stations.entry': 'cost' },
  reports: { ...sample, consent: 'consent' },
  stories: { ...sample, consent: 'consent' },
  testimonials: { ...sample, consent: 'consent' },
  messages: {
    name: 'sent once',
    email: 'sent once',
    message: 'sent once',
    sentAt: 'sent once',
    language: 'sent once',
    firstLine: 'sent once',
    compared: 'sent once',
  },
  staff: {
    role: 'role',
    secondStep: 'signing in',
    sessions: 'sessions',
    hash: 'signing in',
    salt: 'signing in',
    resetPasswordToken: 'signing in',
    resetPasswordExpiration: 'signing in',
    resetPasswordRequestedAt: 'signing in',
  },
};
