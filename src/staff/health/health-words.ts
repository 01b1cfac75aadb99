import type { Say } from '#core/message.ts';
import type { Code, Part, PartHealth } from '#platform/health/evaluate-health.ts';

/** Name of each part, and what it means when it is fine. */
export const partWords: Record<Part, { name: string; well: string }> = {
  database: { name: 'Database', well: 'It answers.' },
  backups: { name: 'Backups', well: 'The newest one was read again from the disk and is encrypted.' },
  copies: {
    name: 'Backups elsewhere',
    well: 'Copies of the backups are in a second place, where a broken disk of the website cannot reach them.',
  },
  wal: {
    name: 'The last minutes elsewhere',
    well: 'What staff write reaches the second place within minutes. Any moment of the last days can be restored.',
  },
  drill: {
    name: 'Restore test',
    well: 'A backup was restored as a test within the last two weeks, and was complete.',
  },
  mail: { name: 'Mail', well: 'A mail server is set, and mail leaves.' },
  jobs: {
    name: 'Scheduled publishing',
    well: 'Planned posts and issues go out on time.',
  },
  schedules: { name: 'Tidying up', well: 'What is no longer needed is deleted on time.' },
  disk: { name: 'Disk space', well: 'There is enough.' },
  secrets: { name: 'Secrets to move off the machine', well: 'There are none on the machine.' },
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
      'One database account does everything: whoever breaks into one part of the software gets the whole database.',
    doThis: 'Whoever looks after the server runs "npm run database-accounts" and sets what it prints.',
  },
  'backups-off': {
    problem: 'No automatic backups are being made.',
    doThis:
      'Whoever looks after the server sets BACKUP_NIGHTLY=on, or makes sure that something else saves everything.',
  },
  'backups-never': {
    problem: 'There is no backup yet.',
    doThis:
      'On a new installation the first one comes tonight. Otherwise press the button below and look here again in ten minutes.',
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
      'Press the button below and look here again in ten minutes. When nothing changes:',
      callTechnicianThen,
    ],
  },
  'backups-incomplete': {
    problem: 'Some pictures of the library were missing on the disk, so new backups don’t have them.',
    doThis: ['An older backup may hold them.', callTechnician],
  },
  'backups-open': {
    problem: 'Backups are made but not encrypted: whoever gets hold of a file can read all of it.',
    doThis:
      'Whoever looks after the server sets BACKUP_KEY (npm run backup -- --make-key), and two people keep the key.',
  },
  'backups-unsigned': {
    problem:
      'Backups are not signed: anybody who knows the public key can make a file that looks like one of ours.',
    doThis:
      'Whoever looks after the server makes a signing key (npm run backup -- --make-signing-key), as the guide on backups says.',
  },
  'copies-off': { problem: 'Without backups nothing can be copied.', doThis: 'See "Backups".' },
  'copies-same-disk': {
    problem: 'All backups are on the disk of the website. If it breaks or burns, they are lost too.',
    doThis:
      'Whoever looks after the server names a second place, on another disk or in a bucket: BACKUP_COPY_TO.',
  },
  'copies-never': {
    problem: 'No backup has been copied to the second place yet.',
    doThis: 'Look here again in half an hour. You don’t need to do anything until then.',
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
    problem: 'If the machine is lost, everything written since the last nightly backup is lost too.',
    doThis: [callTechnician, 'The guide on backups says what keeps the last minutes from being copied.'],
  },
  'wal-failing': {
    problem: 'The last minutes could not be copied to the second place. The server will try again by itself.',
    doThis: [callTechnician, 'The disk of the website fills up until it works again.'],
  },
  'wal-old': {
    problem:
      'Nothing has been copied to the second place for more than five minutes, although staff have written something.',
    doThis: ['If this is still shown in ten minutes:', callTechnicianThen],
  },
  'drill-off': { problem: 'Without backups there is nothing to test.', doThis: 'See "Backups".' },
  'drill-failing': {
    problem: 'The test of the last backup failed. It may be useless.',
    doThis: [callTechnician, 'The reason is shown below. Do not delete older backups.'],
  },
  'drill-never': {
    problem: 'No backup has been tested yet.',
    doThis: 'The first test comes within a week. You don’t need to do anything until then.',
  },
  'drill-old': { problem: 'No backup has been tested for two weeks.', doThis: callTechnician },
  'mail-worker-silent': {
    problem: 'The software that sends mail and makes backups is not running.',
    doThis: [callTechnician, 'Nothing is lost: mail waits in the outbox.'],
  },
  'mail-no-server': {
    problem: 'Mails stay in the outbox. No mail server is set, so nobody outside gets them.',
    doThis:
      'Whoever looks after the server sets SMTP_URL and MAIL_FROM and restarts the software. Then an admin sends the held mails from the outbox.',
  },
  'mail-stuck': {
    problem: 'Mail has been waiting for more than two hours: the mail server does not accept it.',
    doThis: [callTechnician, 'The outbox shows what the mail server said.'],
  },
  'mail-refused': {
    problem: 'Some mails of the last week were refused, or we stopped trying.',
    doThis:
      'The outbox shows each with its reason. An address that is wrong can be deleted from the readers.',
  },
  'mail-inbox-full': {
    problem:
      'Visitors caused more mail to one address than we send it in a day. Further mails were kept in the outbox, or what they belonged to was refused.',
    doThis:
      'Look at the kept mails in the outbox, and send those that somebody wants. If they look like an attack, leave them: they reach nobody.',
  },
  'jobs-silent': {
    problem: 'Plans are not being carried out: posts and issues do not go out on time.',
    doThis: [callTechnician, 'Until then publish by hand.'],
  },
  'jobs-overdue': {
    problem: 'Something planned did not happen on time.',
    doThis: 'Check whether posts or issues are late, and publish them by hand.',
  },
  'jobs-failing': {
    problem: 'Something planned could not be done.',
    doThis:
      'Look on the dashboard under "Planned", which says why, and at newsletter issues that are due. Publish by hand what is late.',
  },
  'schedules-failing': {
    problem: 'Some tidying up failed. The server will try again by itself.',
    doThis: ['If this is still shown tomorrow:', callTechnicianThen],
  },
  'schedules-overdue': {
    problem: 'Some tidying up is late.',
    doThis: ['If this is still shown tomorrow:', callTechnicianThen],
  },
  'disk-filling': {
    problem: 'The disk is filling up.',
    doThis: [callTechnician, 'It will last some weeks, not months.'],
  },
  'disk-full': {
    problem: 'The disk is nearly full. Soon nothing can be saved.',
    doThis: [callTechnician, 'Today.'],
  },
  'secrets-stored': {
    problem:
      'A key or a password is in a file on the machine. Whoever breaks into the machine can read it, and open the backups with such a key.',
    doThis:
      'Whoever looks after the server copies what is in the file to two safe places away from the machine. Then an admin confirms it here, which removes the file.',
  },
};

/** Says in one or two sentences whether somebody has to act now or should look soon. */
export function urgency(judged: readonly PartHealth[], say: Say): string {
  const urgent = judged.filter(({ state }) => state === 'now');
  if (urgent.length > 0)
    return say('Somebody has to act: {parts}.', {
      parts: urgent.map(({ part }) => say(partWords[part].name).toLowerCase()).join(', '),
    });
  const soon = judged.filter(({ state }) => state === 'soon').length;
  if (soon === 0) return say('Nothing is urgent.');
  return say('Nothing is urgent. {count} of {parts} parts need a look.', {
    count: soon,
    parts: judged.length,
  });
}
