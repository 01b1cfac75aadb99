import { describe, expect, it } from 'vitest';
import { guessColumns } from './columns.rules.ts';

/** The meaning of each heading of a table in CSV without quotes, but of those that are not used. */
function guessMeanings(...lines: string[]): Record<string, string> {
  const [header = [], ...rows] = lines.map(line => line.split(','));
  const guessed = guessColumns(
    header,
    header.map((_, at) => rows.map(cells => cells[at] ?? '')),
  );
  return Object.fromEntries(
    header.flatMap((heading, at) => (guessed[at] === 'none' ? [] : [[heading, guessed[at] ?? '']])),
  );
}

/** Two people: one who still gets mail, and one who must not. */
const exports: [string, string[], Record<string, string>][] = [
  [
    'Mailchimp, its unsubscribed people',
    [
      'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,LEID,EUID,NOTES,TAGS',
      'a@example.org,Abeba,B,2,,,2025-01-05 10:11:12,10.0.0.1,9.0,38.7,3,3,Africa/Addis_Ababa,ET,,2026-02-01 08:00:00,May letter,ab12,NORMAL,,1,x1,,',
    ],
    {
      'Email Address': 'email',
      'First Name': 'first-name',
      'Last Name': 'last-name',
      OPTIN_TIME: 'joined',
      UNSUB_TIME: 'left',
      UNSUB_CAMPAIGN_TITLE: 'undecided',
      UNSUB_CAMPAIGN_ID: 'undecided',
      UNSUB_REASON: 'undecided',
      UNSUB_REASON_OTHER: 'undecided',
    },
  ],
  [
    'Mailchimp, its cleaned people',
    [
      'Email Address,MEMBER_RATING,OPTIN_TIME,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,LAST_CHANGED',
      'a@example.org,1,2025-01-05 10:11:12,2026-02-01 08:00:00,May letter,2026-02-01 08:00:00',
    ],
    {
      'Email Address': 'email',
      OPTIN_TIME: 'joined',
      CLEAN_TIME: 'left',
      CLEAN_CAMPAIGN_TITLE: 'undecided',
    },
  ],
  [
    'Brevo',
    [
      'CONTACT ID,EMAIL,FIRSTNAME,LASTNAME,SMS,WHATSAPP,DOUBLE_OPT-IN,EMAIL_BLACKLISTED,SMS_BLACKLISTED,ADDED_TIME,MODIFIED_TIME',
      '1,a@example.org,Abeba,B,,,1,0,0,2026-01-05,2026-01-05',
      '2,b@example.org,Saba,G,,,1,1,0,2026-01-05,2026-01-05',
    ],
    {
      EMAIL: 'email',
      FIRSTNAME: 'first-name',
      LASTNAME: 'last-name',
      'DOUBLE_OPT-IN': 'undecided',
      EMAIL_BLACKLISTED: 'left',
      SMS_BLACKLISTED: 'undecided',
      ADDED_TIME: 'joined',
    },
  ],
  [
    'Sendinblue, with blocklisted people',
    [
      'EMAIL,NAME,BLOCKLISTED,BLOCKED_REASON',
      'a@example.org,Abeba,No,',
      'b@example.org,Saba,Yes,unsubscribedViaEmail',
    ],
    { EMAIL: 'email', NAME: 'name', BLOCKLISTED: 'left', BLOCKED_REASON: 'undecided' },
  ],
  [
    'MailerLite',
    [
      'Subscriber,Status,Subscribed,Opened,Clicked,Unsubscribed,Bounced,Location',
      'a@example.org,active,2026-01-05 10:11:12,4,1,,,Addis Ababa',
      'b@example.org,unsubscribed,2026-01-05 10:11:12,2,1,2026-03-05 10:11:12,,Gondar',
    ],
    {
      Subscriber: 'email',
      Status: 'status',
      Subscribed: 'joined',
      Unsubscribed: 'left',
      Bounced: 'left',
    },
  ],
  [
    'Constant Contact',
    [
      'Email address,First name,Last name,Email status,Email permission status,Email update source,Confirmed Opt-Out Date,Confirmed Opt-Out Source,Confirmed Opt-Out Reason,Confirmed Opt-in Date,Email Lists,Created At',
      'a@example.org,Abeba,B,Active,Implicit,Owner,,,,,General,01/05/2026',
      'b@example.org,Saba,G,Unsubscribed,Unsubscribed,Contact,2026-02-02,Contact,too many,,General,01/05/2026',
    ],
    {
      'Email address': 'email',
      'First name': 'first-name',
      'Last name': 'last-name',
      'Email status': 'status',
      'Email permission status': 'status',
      'Confirmed Opt-Out Date': 'undecided',
      'Confirmed Opt-Out Source': 'undecided',
      'Confirmed Opt-Out Reason': 'undecided',
      'Confirmed Opt-in Date': 'undecided',
      'Email Lists': 'undecided',
      'Created At': 'joined',
    },
  ],
  [
    'Campaign Monitor',
    [
      'Email Address,Name,State,Date Subscribed,Permission to track,Consent to send SMS',
      'a@example.org,Abeba B,Active,2026-01-05,Yes,No',
      'b@example.org,Saba G,Bounced,2026-01-05,Unknown,No',
    ],
    {
      'Email Address': 'email',
      Name: 'name',
      State: 'status',
      'Date Subscribed': 'joined',
      'Permission to track': 'undecided',
      'Consent to send SMS': 'undecided',
    },
  ],
  [
    'Salesforce, by its names of fields',
    [
      'Id,Email,FirstName,LastName,MailingCity,HasOptedOutOfEmail,DoNotCall,EmailBouncedReason,EmailBouncedDate,IsEmailBounced',
      '1,a@example.org,Abeba,B,Addis Ababa,FALSE,FALSE,,,FALSE',
      '2,b@example.org,Saba,G,Gondar,TRUE,FALSE,550 no,2026-02-02,TRUE',
    ],
    {
      Email: 'email',
      FirstName: 'first-name',
      LastName: 'last-name',
      HasOptedOutOfEmail: 'left',
      EmailBouncedReason: 'left',
      EmailBouncedDate: 'left',
      IsEmailBounced: 'left',
    },
  ],
  [
    'Zoho and Salesforce reports',
    [
      'Email,Full Name,Email Opt Out,Unsubscribed Mode,Unsubscribed Time',
      'a@example.org,Abeba B,false,,',
      'b@example.org,Saba G,true,Manual,2026-02-02 08:00:00',
    ],
    {
      Email: 'email',
      'Full Name': 'name',
      'Email Opt Out': 'left',
      'Unsubscribed Mode': 'undecided',
      'Unsubscribed Time': 'undecided',
    },
  ],
  [
    'HubSpot',
    [
      'Record ID,First Name,Last Name,Email,Unsubscribed from all email,Opted out of email: Marketing Information,Email hard bounce reason,Marketing contact status,Legal basis for processing contact data',
      '1,Abeba,B,a@example.org,,,,Marketing contact,Legitimate interest',
      '2,Saba,G,b@example.org,true,true,UNKNOWN_USER,Non-marketing contact,Not applicable',
    ],
    {
      'First Name': 'first-name',
      'Last Name': 'last-name',
      Email: 'email',
      'Unsubscribed from all email': 'left',
      'Opted out of email: Marketing Information': 'undecided',
      'Email hard bounce reason': 'left',
      'Marketing contact status': 'undecided',
    },
  ],
  [
    'HubSpot, its unsubscribes and bounces, where TRUE means that they left',
    [
      'Email,Portal Bounce,Portal Unsubscribe,Portal Spam Report,Global Bounce,Marketing Information',
      'a@example.org,FALSE,FALSE,FALSE,FALSE,TRUE',
    ],
    {
      Email: 'email',
      'Portal Bounce': 'left',
      'Portal Unsubscribe': 'left',
      'Portal Spam Report': 'left',
      'Global Bounce': 'left',
      'Marketing Information': 'undecided',
    },
  ],
  [
    'CiviCRM',
    [
      'Contact ID,Display Name,Household Name,Do Not Phone,Do Not Email,Do Not Mail,No Bulk Emails (User Opt Out),Is Deceased,Email,On Hold,Hold Date,Preferred Communication Method',
      '1,Abeba B,,No,No,No,No,No,a@example.org,No,,',
      '2,Saba G,,No,No,No,Yes,No,b@example.org,On Hold Bounce,2026-02-02,Phone',
    ],
    {
      'Display Name': 'name',
      'Do Not Email': 'left',
      'Do Not Mail': 'left',
      'No Bulk Emails (User Opt Out)': 'left',
      'Is Deceased': 'left',
      Email: 'email',
      'On Hold': 'left',
      'Hold Date': 'undecided',
      'Preferred Communication Method': 'undecided',
    },
  ],
  [
    'Mailman 3',
    [
      'email,display_name,role,delivery_status,delivery_mode,bounce_score',
      'a@example.org,Abeba B,member,enabled,regular,0',
      'b@example.org,Saba G,member,by_bounces,regular,6',
    ],
    {
      email: 'email',
      display_name: 'name',
      delivery_status: 'status',
      delivery_mode: 'status',
      bounce_score: 'undecided',
    },
  ],
  [
    'Mailman 2, with the columns of its page of members',
    [
      'address,name,mod,hide,nomail [reason],ack',
      'a@example.org,Abeba B,off,off,off,off',
      'b@example.org,Saba G,off,off,on [B],off',
    ],
    {
      address: 'email',
      name: 'name',
      mod: 'undecided',
      hide: 'undecided',
      'nomail [reason]': 'undecided',
      ack: 'undecided',
    },
  ],
  [
    'Google Groups',
    [
      'Email address,Nickname,Group status,Email status,Email preference,Posting permissions,Join year,Join month,Join day',
      'a@example.org,Abeba,member,email,email,allowed,2025,1,5',
      'b@example.org,Saba,member,bouncing,No email,allowed,2025,1,6',
    ],
    {
      'Email address': 'email',
      'Group status': 'undecided',
      'Email status': 'status',
      'Email preference': 'status',
      'Posting permissions': 'undecided',
    },
  ],
  [
    'Google Forms',
    [
      'Timestamp,Username,Your name,May we send you our newsletter?',
      '10/3/2026 14:22:01,a@example.org,Abeba B,Yes',
      '10/4/2026 9:02:11,b@example.org,Saba G,No',
    ],
    {
      Timestamp: 'joined',
      Username: 'email',
      'Your name': 'name',
      'May we send you our newsletter?': 'undecided',
    },
  ],
  [
    'Microsoft Forms in German',
    [
      'ID,Startzeit,Fertigstellungszeit,E-Mail,Name,Dürfen wir Ihnen schreiben?,Wie gefiel es Ihnen?',
      '1,10.3.26 14:22:01,10.3.26 14:23:01,a@example.org,Abeba B,Ja,gut',
      '2,10.4.26 14:22:01,10.4.26 14:23:01,b@example.org,Saba G,Nein,sehr gut',
    ],
    { 'E-Mail': 'email', Name: 'name', 'Dürfen wir Ihnen schreiben?': 'undecided' },
  ],
  [
    'a German list of an association',
    [
      'Vorname,Nachname,E-Mail-Adresse,Einwilligung,Ausgetreten am,Bemerkung',
      'Abeba,B,a@example.org,ja,,',
      'Saba,G,b@example.org,nein,02.02.2026,bitte keine Mails mehr',
    ],
    {
      Vorname: 'first-name',
      Nachname: 'last-name',
      'E-Mail-Adresse': 'email',
      Einwilligung: 'undecided',
      'Ausgetreten am': 'left',
      Bemerkung: 'undecided',
    },
  ],
  [
    'an Amharic form',
    [
      'የጊዜ ማህተም,ሙሉ ስም,የኢሜይል አድራሻ,የዜና መልእክት እንድንልክልዎ ይፈልጋሉ?,ከተማ',
      '10/3/2026 14:22:01,አበባ በቀለ,a@example.org,አዎ,ጎንደር',
      '10/4/2026 9:02:11,ሳባ ገብሬ,b@example.org,አይ,ጎንደር',
    ],
    {
      'የጊዜ ማህተም': 'joined',
      'ሙሉ ስም': 'name',
      'የኢሜይል አድራሻ': 'email',
      'የዜና መልእክት እንድንልክልዎ ይፈልጋሉ?': 'undecided',
    },
  ],
  [
    'an Amharic list',
    ['ስም,ኢሜይል,ፈቃድ,አስተያየት', 'አበባ በቀለ,a@example.org,ሰጥታለች,', 'ሳባ ገብሬ,b@example.org,አልሰጠችም,ከዝርዝሩ ተሰርዛለች'],
    { ስም: 'name', ኢሜይል: 'email', ፈቃድ: 'undecided', አስተያየት: 'undecided' },
  ],
  [
    'Ghost',
    [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      '1,a@example.org,Abeba B,,true,false,,2026-03-02T08:11:00.000Z,,news,',
      '2,b@example.org,Saba G,,false,false,,2026-03-02T08:11:00.000Z,,,',
    ],
    {
      email: 'email',
      name: 'name',
      subscribed_to_emails: 'status',
      created_at: 'joined',
      deleted_at: 'left',
    },
  ],
  [
    'Substack',
    [
      'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at',
      'a@example.org,false,,other,false,2026-01-05T10:11:12.000Z,',
      'b@example.org,true,,yearly,true,2026-01-05T10:11:12.000Z,',
    ],
    { email: 'email', email_disabled: 'left', created_at: 'joined' },
  ],
  [
    'Wix',
    [
      'First Name,Last Name,Email 1,Phone 1,Email Subscriber Status,SMS Subscriber Status,Source,Created At (UTC+0),Last Activity',
      'Abeba,B,a@example.org,,Subscribed,Never subscribed,Import,2026-01-05 10:11,Form',
      'Saba,G,b@example.org,,Unsubscribed,Never subscribed,Form,2026-01-05 10:11,Form',
    ],
    {
      'First Name': 'first-name',
      'Last Name': 'last-name',
      'Email 1': 'email',
      'Email Subscriber Status': 'status',
      'SMS Subscriber Status': 'undecided',
    },
  ],
  [
    'Squarespace',
    [
      'Email Address,First Name,Last Name,Subscriber Since,Subscriber Source,Accepts Marketing,Mailing Lists,Cleaned',
      'a@example.org,Abeba,B,01/05/2026,Form,true,News,',
      'b@example.org,Saba,G,01/05/2026,Form,false,News,true',
    ],
    {
      'Email Address': 'email',
      'First Name': 'first-name',
      'Last Name': 'last-name',
      'Subscriber Since': 'undecided',
      'Subscriber Source': 'undecided',
      'Accepts Marketing': 'status',
      'Mailing Lists': 'undecided',
      Cleaned: 'left',
    },
  ],
  [
    'MailPoet',
    [
      'Email,First name,Last name,Global status,List,List status,Subscribed IP,Created at,Confirmed IP,Confirmed at',
      'a@example.org,Abeba,B,Subscribed,News,Subscribed,10.0.0.1,2026-01-05,10.0.0.1,2026-01-05',
      'b@example.org,Saba,G,Bounced,News,Unsubscribed,10.0.0.1,2026-01-05,10.0.0.1,2026-01-05',
    ],
    {
      Email: 'email',
      'First name': 'first-name',
      'Last name': 'last-name',
      'Global status': 'status',
      'List status': 'status',
      'Subscribed IP': 'undecided',
      'Created at': 'joined',
      'Confirmed IP': 'undecided',
      'Confirmed at': 'undecided',
    },
  ],
];

describe('the columns of an export', () => {
  it.each(exports)(
    'each column of an export is recognised, asked about or ignored: %s',
    (_, lines, meanings) => {
      expect(guessMeanings(...lines)).toEqual(meanings);
    },
  );
});

describe('unknown columns', () => {
  const asked = (heading: string, ...cells: string[]) =>
    guessColumns(['email', heading], [cells.map((_, at) => `p${at}@example.org`), cells])[1] === 'undecided';

  it.each([
    ['Interest', 'weekly', 'unsubscribed 2024', 'weekly'],
    ['Notes', '', 'Please do NOT e-mail her', 'likes tea'],
    ['Tags', 'donor', 'Newsletter-Abmeldung', ''],
    ['Comment', 'passed away in May', '', 'x y'],
    ['Field 7', 'eeyyee', 'lakki', 'eeyyee'],
    ['Field 8', 'A', '', ''],
    ['Field 9', '', '', '', '02.03.2026', '04.05.2026'],
    ['Field 10', 'Yes', 'No', 'No'],
    ['Field 11', 'No', 'No', 'No'],
    ['Field 12', '☑', '☐', '☐'],
    ['Mail ok?', 'klar', 'eher nicht', 'weiß nicht', 'gern'],
    ['GDPR', '', '', ''],
    ['Kontaktsperre', '', '', ''],
  ])('the unknown column “%s” with %j, %j, %j is asked about', (heading, ...cells) => {
    expect(asked(heading, ...cells)).toBe(true);
  });

  it.each([
    ['Favourite dish', 'injera', 'doro wot', 'shiro', 'tibs'],
    ['T-shirt', 'S', 'M', 'L', 'S'],
    ['Amount', '12.50', '40', '7', '12.50'],
    ['Household Name', 'Bekele', 'Girma', 'Tesfaye', 'Abebe'],
    ['Mailing Street', 'Bole 1', 'Bole 2', 'Bole 3', 'Bole 4'],
    ['ስልክ', '0911', '0912', '0911', '0911'],
    ['Nothing', '', '', '', ''],
  ])('the unknown column “%s” with %j, %j, %j, %j is not asked about', (heading, ...cells) => {
    expect(asked(heading, ...cells)).toBe(false);
  });
});
