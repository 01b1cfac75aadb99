import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { cacheBodies, writeMessage } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { clockWords, whenWords } from './clocks.rules.ts';
import { CalendarMail, HostDigestMail, HostMail, VisitorMail } from './meeting.email.tsx';
import { BOOKED_PARAMETER, meetingToken, readMeetingToken } from './meeting-link.ts';
import { calendarMailKind, hostDigestKind, hostMailKind, meetingMails } from './meeting-mail.texts.ts';
import { writeInvitation } from './meeting-mails.ts';

const letterhead = { organisation: 'Adey', siteUrl: 'https://adey.example' };
const at = Date.parse('2026-12-05T06:30:00Z');
const id = '7c5f3a52-2f1e-4a0e-9c7b-0d8a6f5b1e11';
const values = {
  where: 'Bole Road 12, Addis Ababa',
  host: 'Almaz',
  uid: id,
  begins: '2026-12-05T06:30:00.000Z',
  ends: '2026-12-05T07:00:00.000Z',
  revision: '2',
  attendee: 'abeba@example.org',
  method: 'REQUEST',
};

describe('the mails about a meeting', () => {
  it.each(locales.flatMap(locale => meetingMails.map(about => [about, locale] as const)))(
    'the mail %s matches the approved text in %s and loads no remote content',
    async (about, locale) => {
      const write = () => renderMail(<VisitorMail about={about} locale={locale} {...letterhead} />);
      const body = await cacheBodies({ [about]: { write } }).write(
        { kind: about, bulkOf: null, locale, edition: null },
        {
          ...whenWords(at, 'America/Chicago', locale),
          reason: locale === 'en' ? 'Almaz is ill.' : 'አልማዝ ታማለች።',
          until: clockWords(at - 14 * 24 * 3_600_000, 'America/Chicago', locale),
          ...values,
          link: 'https://adey.example/send/meeting?x',
        },
      );
      await expect(body?.text).toMatchFileSnapshot(`./approved/${about}.${locale}.txt`);
      expect(body?.html).toContain(`lang="${locale}"`);
      expect(body?.html).not.toMatch(/<img|<script|url\(|@import|\{\{/);
    },
  );

  it('the mail to a host shows the name of the visitor as escaped text', async () => {
    const write = () =>
      renderMail(
        <HostMail locale="en" adminUrl="https://staff.adey.example/admin/meetings" {...letterhead} />,
      );
    const body = await cacheBodies({ [hostMailKind]: { write } }).write(
      { kind: hostMailKind, bulkOf: null, locale: 'en', edition: null },
      {
        ...whenWords(at, 'Africa/Addis_Ababa', 'en'),
        ...values,
        what: 'Meeting on Dec 05, 2026',
        who: '<b>Abeba</b>',
        email: 'abeba@example.org',
        about: 'School bags',
      },
    );
    await expect(body?.text).toMatchFileSnapshot('./approved/meeting-of-host.en.txt');
    expect(body?.html).toContain('&lt;b&gt;Abeba&lt;/b&gt;');
    expect(body?.html).not.toContain('<b>Abeba');
  });

  it.each(locales)(
    'the digest to a host about many changes matches the approved text in %s',
    async locale => {
      const adminUrl = 'https://staff.adey.example/admin/meetings';
      const write = () => renderMail(<HostDigestMail locale={locale} adminUrl={adminUrl} {...letterhead} />);
      const body = await cacheBodies({ [hostDigestKind]: { write } }).write(
        { kind: hostDigestKind, bulkOf: null, locale, edition: null },
        {},
      );
      await expect(body?.text).toMatchFileSnapshot(`./approved/${hostDigestKind}.${locale}.txt`);
      expect(body?.html).not.toMatch(/<img|<script|url\(|@import|\{\{/);
    },
  );
});

it('the mail to a host whose calendar cannot be read says which events and why', async () => {
  const write = () =>
    renderMail(
      <CalendarMail locale="en" adminUrl="https://staff.adey.example/admin/meetings" {...letterhead} />,
    );
  const body = await cacheBodies({ [calendarMailKind]: { write } }).write(
    { kind: calendarMailKind, bulkOf: null, locale: 'en', edition: null },
    {
      what: 'Some events in your calendar could not be read',
      why: 'Dec 02, 2026, 06:00: It repeats too often. Dec 03, 2026: It arrived incomplete.',
    },
  );
  await expect(body?.text).toMatchFileSnapshot('./approved/calendar-of-host.en.txt');
});

describe('the invitation', () => {
  const invitation = (method: string) => {
    const [file] = writeInvitation(
      { ...values, method },
      { organisation: 'The "Adey" Mission', locale: 'en' },
    );
    if (!file) throw new Error('There is no invitation');
    return { file, text: file.content.toString().replaceAll('\r\n ', '') };
  };

  it('an invitation contains the meeting, and its cancellation has the same UID', () => {
    const { text } = invitation('REQUEST');
    expect(text).toContain('METHOD:REQUEST\r\n');
    for (const line of [
      `UID:meeting-${id}@`,
      'SEQUENCE:2',
      'DTSTART;TZID=Africa/Addis_Ababa:20261205T093000',
      'DTEND;TZID=Africa/Addis_Ababa:20261205T100000',
      'ORGANIZER;CN="The Adey Mission":mailto:',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:abeba@example.org',
      'STATUS:CONFIRMED',
      'LOCATION;LANGUAGE=en:Bole Road 12\\, Addis Ababa',
    ])
      expect(text).toContain(`\r\n${line}`);
    const off = invitation('CANCEL').text;
    expect(off).toContain('METHOD:CANCEL\r\n');
    expect(off).toContain('STATUS:CANCELLED\r\n');
    expect(off.match(/UID:.*/)?.[0]).toBe(text.match(/UID:.*/)?.[0]);
  });

  it('an invitation is sent as the calendar part of the mail, not as an attachment', () => {
    const { file } = invitation('CANCEL');
    const mail = { to: 'abeba@example.org', headers: {}, data: {}, secrets: {}, bulkOf: null };
    const message = writeMessage(
      mail as never,
      { subject: 'x', html: 'x', text: 'x', headers: {}, files: [file] },
      { from: { name: 'Adey', address: 'news@adey.example' } },
    );
    expect(message.icalEvent).toMatchObject({ method: 'CANCEL', filename: 'invite.ics' });
    expect(message.attachments).toBeUndefined();
  });
});

describe('links to meetings', () => {
  it('a token that shows a booking is rejected for changing it, and the reverse', () => {
    expect(readMeetingToken(meetingToken(id, BOOKED_PARAMETER), BOOKED_PARAMETER)).toBe(id);
    expect(readMeetingToken(meetingToken(id, BOOKED_PARAMETER))).toBeNull();
    expect(readMeetingToken(meetingToken(id), BOOKED_PARAMETER)).toBeNull();
  });

  it('a token identifies its meeting, and a truncated, extended or altered token is rejected', () => {
    const token = meetingToken(id);
    expect(readMeetingToken(token)).toBe(id);
    const others = [
      null,
      undefined,
      '',
      '.',
      id,
      `${id}.`,
      token.slice(0, -1),
      `${token}.x`,
      token.replace('7c', '8c'),
    ];
    for (const other of others) expect(readMeetingToken(other), String(other)).toBeNull();
  });
});
