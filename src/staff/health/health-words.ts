import type { Say } from '#core/message.ts';
import type { Code, Part, PartHealth } from '#platform/health/evaluate-health.ts';

/** Name of each part, and what it means when it is fine. */
export const partWords: Record<Part, { name: string; well: string }> = {
  database: { name: 'Database', well: 'It answers.' },
  backups: { name: 'Backups', well: 'The newest backup was read back from the disk and is encrypted.' },
  copies: {
    name: 'Copies of backups',
    well: 'Copies of the backups are in a second place, where they are safe if the website’s disk breaks.',
  },
  wal: {
    name: 'Copies of the latest changes',
    well: 'Changes by staff reach the second place within minutes. Any moment of the last days can be restored.',
  },
  drill: {
    name: 'Restore test',
    well: 'A backup was restored as a test within the last two weeks. It was complete.',
  },
  mail: { name: 'Mail', well: 'A mail server is set, and mail is being sent.' },
  jobs: {
    name: 'Scheduled publishing',
    well: 'Planned posts and issues go out on time.',
  },
  schedules: { name: 'Clean-up', well: 'Data that is no longer needed is deleted on time.' },
  disk: { name: 'Disk space', well: 'There is enough.' },
  secrets: { name: 'Secrets to move off the server', well: 'There are none on the server.' },
};

/** `doThis` has one sentence, or several. */
type Advice = { problem: string; doThis: string | readonly string[] };

const callTechnician = 'Tell whoever looks after the server, and show them this page.';
const callTechnicianThen = 'tell whoever looks after the server, and show them this page.';

/** What each finding means and what to do about it. */
export const codeWords: Partial<Record<`${Part}-${Code}`, Advice>> = {
  'database-unreachable': {
    problem:
      'The database isn’t answering. Visitors still see pages that are cached, but nothing can be saved.',
    doThis: [callTechnician, 'Restarting the software usually helps.'],
  },
  'database-one-account': {
    problem:
      'The software uses one database account for everything: somebody who breaks into one part gets the whole database.',
    doThis:
      'Ask whoever looks after the server to run "npm run database-accounts" and to set what it prints.',
  },
  'backups-off': {
    problem: 'No automatic backups are being made.',
    doThis:
      'Ask whoever looks after the server to set BACKUP_NIGHTLY=on, or to make sure that something else backs everything up.',
  },
  'backups-never': {
    problem: 'There is no backup yet.',
    doThis:
      'On a new installation, the first one is made tonight. Otherwise press the button below and check this page again in ten minutes.',
  },
  'backups-unreadable': {
    problem: 'The server can’t read the backup folder.',
    doThis: [callTechnician, 'The folder is named below.'],
  },
  'backups-failing': {
    problem: 'The last backup failed. The server will try again by itself.',
    doThis: [callTechnician, 'The reason is shown below.'],
  },
  'backups-old': {
    problem: 'The last backup is more than two days old.',
    doThis: [
      'Press the button below and check this page again in ten minutes. If nothing has changed:',
      callTechnicianThen,
    ],
  },
  'backups-incomplete': {
    problem: 'Some pictures in the library were missing on the disk, so new backups don’t have them.',
    doThis: ['An older backup may hold them.', callTechnician],
  },
  'backups-open': {
    problem: 'Backups are not encrypted: anybody who gets hold of a file can read all of it.',
    doThis:
      'Ask whoever looks after the server to set BACKUP_KEY (npm run backup -- --make-key). Two people keep the key.',
  },
  'backups-unsigned': {
    problem:
      'Backups are not signed: anybody who knows the public key can make a file that looks like one of ours.',
    doThis:
      'Ask whoever looks after the server to make a signing key (npm run backup -- --make-signing-key), as the guide on backups says.',
  },
  'copies-off': { problem: 'There are no backups to copy.', doThis: 'See "Backups".' },
  'copies-same-disk': {
    problem: 'All backups are on the website’s disk. If it breaks or burns, they are lost too.',
    doThis:
      'Ask whoever looks after the server to set a second place, on another disk or in a bucket: BACKUP_COPY_TO.',
  },
  'copies-never': {
    problem: 'No backup has been copied to the second place yet.',
    doThis: 'Check this page again in half an hour. You don’t need to do anything until then.',
  },
  'copies-failing': {
    problem: 'Backups could not be copied to the second place. The server will try again by itself.',
    doThis: [callTechnician, 'The reason is shown below.'],
  },
  'copies-old': {
    problem: 'No backup has been copied to the second place for more than two days.',
    doThis: callTechnician,
  },
  'wal-off': {
    problem: 'If the server is lost, everything written since the last nightly backup is lost too.',
    doThis: [callTechnician, 'The guide on backups says what stops the latest changes from being copied.'],
  },
  'wal-failing': {
    problem:
      'The latest changes could not be copied to the second place. The server will try again by itself.',
    doThis: [callTechnician, 'Until it works again, the website’s disk fills up.'],
  },
  'wal-old': {
    problem: 'The latest changes have not been copied to the second place for more than five minutes.',
    doThis: ['If this is still shown in ten minutes:', callTechnicianThen],
  },
  'drill-off': { problem: 'There are no backups to test.', doThis: 'See "Backups".' },
  'drill-failing': {
    problem: 'The last backup failed its test. It may be unusable.',
    doThis: [callTechnician, 'The reason is shown below. Do not delete older backups.'],
  },
  'drill-never': {
    problem: 'No backup has been tested yet.',
    doThis: 'The first test runs within a week. You don’t need to do anything until then.',
  },
  'drill-old': { problem: 'No backup has been tested for two weeks.', doThis: callTechnician },
  'mail-worker-silent': {
    problem: 'The software that sends mail and makes backups is not running.',
    doThis: [callTechnician, 'Nothing is lost: mail waits in the outbox.'],
  },
  'mail-no-server': {
    problem: 'No mail server is set. Mails stay in the outbox, so nobody outside gets them.',
    doThis:
      'Ask whoever looks after the server to set SMTP_URL and MAIL_FROM and to restart the software. Then an admin sends the kept mails from the outbox.',
  },
  'mail-stuck': {
    problem: 'Mail has been waiting for more than two hours: the mail server does not accept it.',
    doThis: [callTechnician, 'The outbox shows what the mail server said.'],
  },
  'mail-refused': {
    problem: 'Some mails from the last week were refused, or we stopped trying to send them.',
    doThis: 'The outbox shows the reason for each. You can delete a wrong address from the readers.',
  },
  'mail-inbox-full': {
    problem:
      'Visitors caused more mails to one address than we send to it in a day. The rest were kept in the outbox, or the visitor’s request was refused.',
    doThis:
      'Look at the kept mails in the outbox, and send those that somebody wants. If they look like an attack, leave them: they will not be sent.',
  },
  'jobs-silent': {
    problem: 'Scheduled publishing is not running: posts and issues do not go out on time.',
    doThis: [callTechnician, 'Until it is fixed, publish by hand.'],
  },
  'jobs-overdue': {
    problem: 'Something planned is late.',
    doThis: 'Check whether posts or issues are late, and publish them by hand.',
  },
  'jobs-failing': {
    problem: 'Something planned could not be done.',
    doThis:
      '"Planned" on the dashboard says why. Check newsletter issues that are due as well. Publish by hand what is late.',
  },
  'schedules-failing': {
    problem: 'Some clean-up failed. The server will try again by itself.',
    doThis: ['If this is still shown tomorrow:', callTechnicianThen],
  },
  'schedules-overdue': {
    problem: 'Some clean-up is late.',
    doThis: ['If this is still shown tomorrow:', callTechnicianThen],
  },
  'disk-filling': {
    problem: 'The disk is filling up.',
    doThis: [callTechnician, 'There is space for some weeks, not months.'],
  },
  'disk-full': {
    problem: 'The disk is nearly full. Soon nothing can be saved.',
    doThis: [callTechnician, 'Do it today.'],
  },
  'secrets-stored': {
    problem:
      'A key or a password is in a file on the server. Somebody who breaks into the server can read it, and open the backups with such a key.',
    doThis:
      'Ask whoever looks after the server to copy what is in the file to two safe places away from the server. Then an admin confirms it here, which removes the file.',
  },
};

/** Says in one or two sentences whether somebody has to act now or should look soon. */
export function urgency(judged: readonly PartHealth[], say: Say): string {
  const urgent = judged.filter(({ state }) => state === 'now');
  if (urgent.length > 0)
    return say('Action is needed: {parts}.', {
      parts: urgent.map(({ part }) => say(partWords[part].name).toLowerCase()).join(', '),
    });
  const soon = judged.filter(({ state }) => state === 'soon').length;
  if (soon === 0) return say('Nothing is urgent.');
  return say(
    'Nothing is urgent. {count, plural, one {One of {parts} parts needs attention.} other {# of {parts} parts need attention.}}',
    {
      count: soon,
      parts: judged.length,
    },
  );
}
