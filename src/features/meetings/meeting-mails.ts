import type { PayloadRequest } from 'payload';
import { calendarFile } from '#core/calendar-file.ts';
import type { Locale } from '#core/locale.ts';
import { readSender } from '#core/mail-header.ts';
import { punctuation } from '#core/words.ts';
import { env } from '#platform/env.ts';
import type { MailFile } from '#platform/mail/compose-message.ts';
import { eraseMailsByKey } from '#platform/mail/mail.personal-data.ts';
import { fillText, type MailValues } from '#platform/mail/mail.rules.ts';
import { mailDomain, queueMail, queueNeededMail } from '#platform/mail/outbox.ts';
import { clockWords, whenWords } from './clocks.rules.ts';
import { meetingEntry } from './meeting-calendar.ts';
import { meetingLink } from './meeting-link.ts';
import { hostDigestKind, hostMailKind, type MeetingMail, meetingMailTexts } from './meeting-mail.texts.ts';
import type { MeetingSettings, NamedHost } from './meeting-settings.ts';
import type { Meeting } from './meeting-store.ts';

const DAY = 24 * 3_600_000;

type Change = {
  about: MeetingMail;
  meeting: Meeting;
  settings: MeetingSettings;
  /** Who was in the meeting before the change. */
  hostsBefore: readonly string[];
  now: Date;
};

/**
 * Queues the mails about a change, in its transaction: to the visitor and the hosts, and the reminder for the day
 * before. Mails to the visitor contain nothing that was typed, because the address may be somebody else’s.
 */
export async function queueMeetingMails(req: PayloadRequest, change: Change): Promise<void> {
  const { about, meeting, settings, now } = change;
  await queueForVisitor(req, change);
  // Hosts hear of a meeting once its address is proven.
  if (about === 'meeting-held') return;
  if (about === 'meeting-booked' || about === 'meeting-moved') {
    const dayBefore = new Date(meeting.at - DAY);
    if (dayBefore > now)
      await queueForVisitor(req, { ...change, about: 'meeting-reminder' }, { sendAt: dayBefore });
  }
  const findHosts = (id: string) => settings.hosts.filter(host => host.id === id);
  const staying = meeting.hosts.flatMap(findHosts);
  const gone = change.hostsBefore.filter(id => !meeting.hosts.includes(id)).flatMap(findHosts);
  if (about !== 'meeting-missed')
    for (const host of staying)
      await queueForHost(req, change, host, about === 'meeting-moved' ? 'moved' : 'new');
  const ended = { 'meeting-cancelled': 'cancelled', 'meeting-called-off': 'calledOff' } as const;
  const end = about === 'meeting-cancelled' || about === 'meeting-called-off' ? ended[about] : 'gone';
  for (const host of gone) await queueForHost(req, change, host, end);
}

/** Withdraws the reminder of a meeting that is moved or cancelled. */
export async function withdrawReminder(req: PayloadRequest, { id, revision }: Meeting): Promise<void> {
  await eraseMailsByKey(req, [toKey('meeting-reminder', { id, revision })]);
}

const toKey = (about: string, { id, revision }: Pick<Meeting, 'id' | 'revision'>) =>
  `${about}:${id}:${revision}`;

async function queueForVisitor(
  req: PayloadRequest,
  { about, meeting, settings }: Change,
  { sendAt }: { sendAt?: Date } = {},
): Promise<void> {
  const { id, email, language, hosts } = meeting;
  if (email === null) return;
  const texts = meetingMailTexts[language];
  const when = whenWords(meeting.at, meeting.zone, language);
  const names = settings.hosts.filter(host => hosts.includes(host.id)).map(({ name }) => name);
  // Only this mail has the link that confirms the time.
  const queue = about === 'meeting-held' ? queueNeededMail : queueMail;
  await queue(req, {
    kind: about,
    to: email,
    locale: language,
    subject: fillText(texts[about].subject, { day: when.day }),
    data: {
      ...when,
      there: when.there && `${texts.there}${punctuation[language].colon}${when.there}`,
      where:
        about === 'meeting-held'
          ? meetingPlace({ ...settings, callLink: null }, language)
          : meetingPlace(settings, language),
      host: names.join(texts.comma),
      ...(meeting.heldUntil !== null && { until: clockWords(meeting.heldUntil, meeting.zone, language) }),
      ...(about === 'meeting-held'
        ? { uid: id }
        : calendarValues(meeting, email, meeting.state === 'cancelled')),
      ...(about === 'meeting-called-off' && { reason: meeting.reason ?? '' }),
    },
    secrets: { link: meetingLink(id, language) },
    dedupeKey: toKey(about, meeting),
    ...(sendAt && { sendAt }),
  });
}

/** `gone`: somebody else has it now; `cancelled` by its visitor, `calledOff` by staff. */
type HostChange = 'new' | 'moved' | 'gone' | 'cancelled' | 'calledOff';
const hostSubjects = {
  new: 'hostNew',
  moved: 'hostMoved',
  gone: 'hostGone',
  cancelled: 'hostCancelled',
  calledOff: 'hostCalledOff',
} as const;

async function queueForHost(
  req: PayloadRequest,
  { meeting, settings }: Change,
  host: NamedHost,
  change: HostChange,
): Promise<void> {
  const texts = meetingMailTexts.en;
  const when = whenWords(meeting.at, host.timeZone, 'en');
  const subject = texts[hostSubjects[change]];
  const queued = await queueMail(req, {
    kind: hostMailKind,
    to: host.email,
    toName: host.name,
    locale: 'en',
    ...(meeting.email && { replyTo: meeting.email }),
    subject: fillText(subject, { day: when.day }),
    data: {
      ...when,
      what: fillText(subject, { day: when.day }),
      who: meeting.name ?? '',
      email: meeting.email ?? '',
      about: meeting.about || texts.noWords,
      where: meetingPlace(settings, 'en'),
      ...calendarValues(meeting, host.email, change !== 'new' && change !== 'moved'),
    },
    dedupeKey: `${hostMailKind}:${host.id}:${change}:${meeting.id}:${meeting.revision}`,
  });
  if (queued === 'refused') await queueHostDigest(req, host);
}

/** Tells a host once a day that more has changed than single mails are sent for. */
async function queueHostDigest(req: PayloadRequest, { id, name, email }: NamedHost): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await queueMail(req, {
    kind: hostDigestKind,
    to: email,
    toName: name,
    locale: 'en',
    subject: meetingMailTexts.en.digest.subject,
    data: {},
    dedupeKey: `${hostDigestKind}:${id}:${today}`,
  });
}

/** The place, or the link of the video call, which only the mail may show. */
export function meetingPlace(
  { where, place, callLink }: Pick<MeetingSettings, 'where' | 'place' | 'callLink'>,
  locale: Locale,
): string {
  const texts = meetingMailTexts[locale];
  if (where === 'call') return callLink ?? texts.linkFollows;
  return place.text || texts.ourOffice;
}

const calendarValues = (
  { id, at, until, revision }: Meeting,
  attendee: string,
  isOff: boolean,
): MailValues => ({
  uid: id,
  begins: new Date(at).toISOString(),
  ends: new Date(until).toISOString(),
  revision: String(revision),
  attendee,
  method: isOff ? 'CANCEL' : 'REQUEST',
});

/** The calendar invitation attached to a mail; calendars replace earlier revisions with it. */
export function writeInvitation(
  { uid, begins, ends, revision, attendee, method, where }: MailValues,
  { organisation, locale }: { organisation: string; locale: Locale },
): MailFile[] {
  if (!uid || !begins || !ends || !attendee) return [];
  const isOff = method === 'CANCEL';
  const organizer =
    env.MAIL_FROM === undefined ? `meetings@${mailDomain()}` : readSender(env.MAIL_FROM).address;
  const entry = meetingEntry(
    {
      id: uid,
      at: Date.parse(begins),
      until: Date.parse(ends),
      revision: Number(revision),
      where: where ?? '',
    },
    { organisation, locale },
  );
  const invitation = { organizer: { name: organisation, email: organizer }, attendee };
  const state = isOff ? 'cancelled' : 'scheduled';
  const file = calendarFile([{ ...entry, state, invitation }], {
    locale,
    method: isOff ? 'CANCEL' : 'REQUEST',
  });
  return [
    {
      filename: 'invite.ics',
      contentType: 'text/calendar',
      content: Buffer.from(file),
      calendarMethod: isOff ? 'CANCEL' : 'REQUEST',
    },
  ];
}
