/** The database accounts of the processes. The owner, who creates and changes tables, is not among them. */
export const databaseAccounts = ['site', 'worker', 'staff', 'backup'] as const;
export type DatabaseAccount = (typeof databaseAccounts)[number];

export type Verb = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';
/** What one account may do with a table: verbs for the whole table, or the columns it may read. */
type Right = readonly Verb[] | { readonly reads: readonly string[] };
export type TableRights = { readonly [Account in DatabaseAccount]?: Right };

const READ = ['SELECT'] as const;
const ADD = ['INSERT'] as const;
const KEEP = ['SELECT', 'INSERT', 'UPDATE'] as const;
const WRITE = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;

/** Visitors read it, the worker puts it into mail, staff write it. */
const content = { site: READ, worker: READ, staff: WRITE, backup: READ };
/** Supporters sign in, change and erase their data on the site; staff find, erase and sweep. */
const supporters = { site: WRITE, staff: ['SELECT', 'DELETE'], backup: READ } as const;
/** The same, for tables that are not backed up. */
const passing = { site: WRITE, staff: ['SELECT', 'DELETE'] } as const;
/** Only staff and their admin. */
const desk = { staff: WRITE, backup: READ };
/** The worker and the admin claim and run jobs. The site only adds some, through `add_jobs`. */
const queue = { worker: WRITE, staff: WRITE };

/**
 * Every table and what each account may do with it. A `*` stands for the rest of a name, so that a kind of content
 * covers its languages, lists and versions. Only the owner may use a table that is not listed.
 */
export const tableRights: Readonly<Record<string, TableRights>> = {
  'public.announcements*': content,
  'public.campaigns*': content,
  'public.cards*': content,
  'public.claims*': content,
  'public.consents*': content,
  'public.engagement*': content,
  'public.giving*': content,
  'public.events*': content,
  'public.films*': content,
  'public.former_addresses': content,
  'public.gallery*': content,
  'public.holidays*': content,
  'public.home*': content,
  'public.issue_sendings': content,
  'public.legal_pages*': content,
  'public.media*': content,
  'public.meetings*': content,
  'public.menu*': content,
  'public.newsletter_issues*': content,
  'public.pages*': content,
  'public.partners*': content,
  'public.pdfs*': content,
  'public.posts*': content,
  'public.projects*': content,
  'public.redirects*': content,
  'public.reports*': content,
  'public.site_settings*': content,
  'public.sources*': content,
  'public.starter_links*': content,
  'public.stories*': content,
  'public.team_members*': content,
  'public.testimonials*': content,

  'public.counts': { site: KEEP, staff: WRITE, backup: READ },
  'public.messages': { site: ['SELECT', 'INSERT', 'DELETE'], staff: WRITE, backup: READ },
  // The worker suspends addresses from which mail comes back.
  'public.subscribers': { site: KEEP, worker: ['SELECT', 'UPDATE'], staff: WRITE, backup: READ },
  'public.mails': { site: ['SELECT', 'INSERT', 'DELETE'], worker: WRITE, staff: WRITE, backup: READ },

  // Passwords, second factors and tokens of staff: the site only checks whether the session of a preview exists.
  'public.staff': {
    site: { reads: ['id', 'role'] },
    worker: { reads: ['name', 'email', 'role', 'language'] },
    staff: WRITE,
    backup: READ,
  },
  'public.staff_sessions': { site: { reads: ['id', '_parent_id', 'expires_at'] }, staff: WRITE },

  // The site never reads them: whoever has a preview pass passed the second step when it was issued.
  'staff.passkeys': desk,
  'staff.recovery_codes': desk,
  // Insert only: the history of who saved what.
  'staff.saves': { staff: ['SELECT', 'INSERT'], backup: READ },
  // Encrypted: neither the backup account nor a reader of its files can open one.
  'staff.signed_forms': desk,
  // The site opens and answers one of them through the functions below, for the holder of its secret.
  'staff.approvals': desk,
  'staff.publish_requests': desk,
  'staff.challenges': { staff: WRITE },

  'public.payload_jobs*': { worker: READ, staff: WRITE, backup: READ },
  'public.payload_kv': desk,
  'public.payload_locked_documents*': { staff: WRITE },
  'public.payload_migrations': { backup: READ },
  'public.payload_preferences*': desk,

  'auth.account': supporters,
  'auth.event_marks': supporters,
  'auth.passkeys': supporters,
  'auth.portraits': supporters,
  'auth.user': supporters,
  'auth.mail_links': passing,
  'auth.passkey_questions': passing,
  'auth.session': passing,
  'auth.verification': passing,

  // The books are insert only: donations, events and closings directly, entries through the functions below.
  'money.donations': {
    site: ['SELECT', 'INSERT'],
    worker: ['SELECT', 'INSERT'],
    staff: ['SELECT', 'INSERT'],
    backup: READ,
  },
  'money.donors': { site: ['SELECT', 'INSERT', 'DELETE'], worker: READ, staff: WRITE, backup: READ },
  'money.statuses': { site: KEEP, worker: KEEP, staff: KEEP, backup: READ },
  'money.events': {
    site: ['SELECT', 'INSERT'],
    worker: ['SELECT', 'INSERT'],
    staff: ['SELECT', 'INSERT'],
    backup: READ,
  },
  // Refunds follow what providers report. Whom staff pay, and how, is theirs alone.
  'money.refunds': { site: KEEP, staff: KEEP, backup: READ },
  'money.refund_tasks': { staff: KEEP, backup: READ },
  'money.entries': { site: READ, worker: READ, staff: READ, backup: READ },
  'money.lines': { site: READ, worker: READ, staff: READ, backup: READ },
  // Closed years are insert only. Sample money is put in and removed where samples are.
  'money.closed_years': { site: READ, staff: ['SELECT', 'INSERT'], backup: READ },
  'money.sample_lines': { site: READ, staff: WRITE, backup: READ },
  // Scans are insert only; a trigger allows updates of the re-encrypted key alone.
  'money.spending_scans': { staff: KEEP, backup: READ },
  'money.payments': { site: KEEP, worker: KEEP, staff: KEEP, backup: READ },
  'money.notices': { site: KEEP, worker: KEEP, staff: KEEP, backup: READ },
  'money.receipts': {
    site: ['SELECT', 'INSERT'],
    worker: ['SELECT', 'INSERT'],
    staff: ['SELECT', 'INSERT'],
    backup: READ,
  },
  // Counts of donations that were slowed down: the site counts, staff read.
  'money.slowed': { site: KEEP, staff: READ, backup: READ },
  'money.monthly_donations': { site: KEEP, worker: READ, staff: KEEP, backup: READ },
  'money.followers': { site: WRITE, staff: WRITE, backup: READ },
  'money.monthly_events': { site: ['SELECT', 'INSERT'], staff: ['SELECT', 'INSERT'], backup: READ },
  'money.practice_monthly': { site: KEEP, staff: KEEP, backup: READ },
  'money.practice_payments': { site: KEEP, worker: KEEP, staff: KEEP, backup: READ },
  // What staff do at the donations desk; the site has no access but to the cash that doors take in.
  'money.acts': { staff: ['SELECT', 'INSERT'], backup: READ },
  'money.reconciliations': { staff: KEEP, backup: READ },
  'money.counted': { site: ['SELECT', 'INSERT'], staff: KEEP, backup: READ },
  'money.bank_columns': { staff: KEEP, backup: READ },
  'money.statements': { staff: ['SELECT', 'INSERT'], backup: READ },
  'money.bank_lines': { staff: KEEP, backup: READ },
  // Bank files that wait a few days for their import; the bank has them too.
  'money.statement_files': { staff: WRITE },
  'money.came_as': { site: READ, staff: ['SELECT', 'INSERT'], backup: READ },
  'money.rates': { staff: ['SELECT', 'INSERT'], backup: READ },
  'money.spending_kinds': { site: READ, staff: KEEP, backup: READ },
  'money.closings': { staff: ['SELECT', 'INSERT'], backup: READ },

  // Visitors book, move and cancel on the site; staff reassign meetings and note absences.
  'meetings.bookings': { site: WRITE, staff: WRITE, backup: READ },
  'meetings.taken': { site: WRITE, staff: WRITE, backup: READ },
  'meetings.absences': { site: READ, staff: WRITE, backup: READ },
  'meetings.busy': { site: READ, staff: WRITE, backup: READ },
  'meetings.calendars': desk,
  'meetings.written': desk,

  // Visitors order and cancel on the site; staff see who comes, and delete what is over.
  'tickets.payments': { site: WRITE, staff: WRITE, backup: READ },
  'tickets.orders': { site: WRITE, staff: WRITE, backup: READ },
  'tickets.tickets': { site: WRITE, staff: WRITE, backup: READ },
  // Only added to; nobody changes what a door has shown.
  'tickets.door_log': { site: ['SELECT', 'INSERT'], staff: READ, backup: READ },
  // Staff write to those with tickets; the worker puts it into mail.
  'tickets.letters': { worker: READ, staff: WRITE, backup: READ },

  'limits.calls': { site: WRITE, staff: WRITE },
  // Encrypted under keys of visitors' browsers, and unlogged.
  'forms.results': { site: WRITE },
  'limits.inboxes': { site: KEEP, worker: WRITE, staff: KEEP },

  // The site counts through the functions below. Only their owner can read the key and the digests of the day.
  'figures.day_keys': {},
  'figures.visitors': {},
  'figures.daily': { site: READ, staff: READ, backup: READ },
  'figures.monthly': { site: READ, staff: READ, backup: READ },
  'figures.done': { staff: WRITE, backup: READ },

  // Derived from published content: not backed up, rebuilt by a restore.
  'search.entries': { site: READ, staff: WRITE },

  'setup.codes': { staff: ['SELECT', 'UPDATE'] },
  'setup.departures': { site: ADD, worker: READ, staff: ADD, backup: READ },
  'setup.steps': { backup: READ },
  'setup.work': { worker: KEEP, staff: KEEP },

  'graphile_worker._private_job_queues': queue,
  'graphile_worker._private_jobs': queue,
  'graphile_worker._private_known_crontabs': queue,
  'graphile_worker._private_tasks': queue,
  'graphile_worker.jobs': { worker: READ, staff: READ },
  'graphile_worker.migrations': { worker: READ, staff: READ },
};

/** Functions that run with the rights of their owner, and who may call them. */
export const functionRights: Readonly<Record<string, readonly DatabaseAccount[]>> = {
  'graphile_worker.add_jobs': ['site', 'worker', 'staff'],
  'money.book_event': ['site', 'worker', 'staff'],
  'money.book_by_hand': ['staff'],
  'figures.key_of': ['site'],
  'figures.count_views': ['site'],
  'figures.count_lost': ['site'],
  'figures.add_sums': [],
  'figures.forget_before': ['staff'],
  'figures.sum_up_before': ['staff'],
  'staff.open_approval': ['site'],
  'staff.answer_approval': ['site'],
};

const families = Object.keys(tableRights)
  .filter(entry => entry.endsWith('*'))
  .map(entry => ({ entry, stem: entry.slice(0, -1) }));

/** The entry that covers a table, or null. A table of versions, `_posts_v`, belongs to its kind. */
export function findEntry(schema: string, table: string): string | null {
  const name = `${schema}.${table}`;
  if (name in tableRights) return name;
  const kind = `${schema}.${table.replace(/^_(.+_v(?:_|$))/, '$1')}`;
  return families.find(({ stem }) => kind === stem || kind.startsWith(`${stem}_`))?.entry ?? null;
}
