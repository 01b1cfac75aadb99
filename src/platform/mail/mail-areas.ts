/** What mails are about, which decides who among staff may read them (src/cms/access/access-table.ts). */
export type MailArea =
  | 'newsletter'
  | 'approvals'
  | 'donations'
  | 'meetings'
  | 'tickets'
  | 'accounts'
  | 'staff';

/** The area of every kind of mail; only these kinds can be queued. A stored mail of any other kind is for admins alone. */
export const mailAreas = {
  confirm: 'newsletter',
  welcome: 'newsletter',
  issue: 'newsletter',
  'issue-test': 'newsletter',
  'approval-asked': 'approvals',
  'approval-answered': 'approvals',
  'publish-asked': 'approvals',
  receipt: 'donations',
  'bank-transfer': 'donations',
  'giver-link': 'donations',
  'honour-card': 'donations',
  'monthly-changed': 'donations',
  'gift-refunded': 'donations',
  'refund-paid': 'donations',
  'refund-failed': 'donations',
  'transfer-returned': 'donations',
  'month-failed': 'donations',
  'monthly-ended': 'donations',
  'dispute-lost': 'donations',
  'stations-moved': 'donations',
  'giving-attack': 'donations',
  'meeting-held': 'meetings',
  'meeting-booked': 'meetings',
  'meeting-moved': 'meetings',
  'meeting-reassigned': 'meetings',
  'meeting-cancelled': 'meetings',
  'meeting-called-off': 'meetings',
  'meeting-missed': 'meetings',
  'meeting-reminder': 'meetings',
  'meeting-of-host': 'meetings',
  'calendar-of-host': 'meetings',
  'meetings-of-host': 'meetings',
  'tickets-held': 'tickets',
  'tickets-confirmed': 'tickets',
  'tickets-cancelled': 'tickets',
  'tickets-changed': 'tickets',
  'tickets-passed': 'tickets',
  'tickets-received': 'tickets',
  'tickets-asking': 'tickets',
  'tickets-waiting': 'tickets',
  'tickets-offered': 'tickets',
  'tickets-paid': 'tickets',
  'tickets-unplaced': 'tickets',
  'tickets-transfer': 'tickets',
  'tickets-transfer-held': 'tickets',
  'tickets-moved': 'tickets',
  'tickets-called-off': 'tickets',
  'tickets-withdrawn': 'tickets',
  'tickets-returned': 'tickets',
  'tickets-letter': 'tickets',
  'tickets-letter-test': 'tickets',
  'sign-in': 'accounts',
  'passkey-added': 'accounts',
  'passkeys-removed': 'accounts',
  password: 'staff',
  invitation: 'staff',
  'address-changed': 'staff',
  'password-changed': 'staff',
  'second-step-added': 'staff',
  'second-step-removed': 'staff',
  'recovery-codes-made': 'staff',
  'recovery-code-used': 'staff',
  'backup-trouble': 'staff',
  'backup-well': 'staff',
  staff: 'staff',
} as const satisfies Record<string, MailArea>;

export type MailKind = keyof typeof mailAreas;

/** The kinds of mail in some areas. */
export const kindsIn = (areas: readonly MailArea[]): MailKind[] =>
  (Object.keys(mailAreas) as MailKind[]).filter(kind => areas.includes(mailAreas[kind]));
