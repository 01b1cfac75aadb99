import type { Code, Part } from '#platform/health/evaluate-health.ts';

/** Name of each part, and what it means when it is fine. */
export const partWords: Record<Part, { name: string; well: string }> = {
  database: { name: 'Database', well: 'It answers.' },
  backups: { name: 'Backups', well: 'One was made last night, read again from the disk, and is encrypted.' },
  copies: {
    name: 'Backups elsewhere',
    well: 'Backups also lie where a broken disk of the website does not take them along.',
  },
  wal: {
    name: 'The last minutes elsewhere',
    well: 'What is written reaches the second place within minutes, and any moment of the last days can be brought back.',
  },
  drill: {
    name: 'Trying a backup out',
    well: 'A backup was restored on trial within the last two weeks, and was whole.',
  },
  mail: { name: 'Mail', well: 'A mail server is set, and mail leaves.' },
  jobs: {
    name: 'Things planned for a certain time',
    well: 'Posts and issues that are planned come out at their time.',
  },
  schedules: { name: 'Tidying up', well: 'What is no longer needed is deleted in time.' },
  disk: { name: 'Room on the disk', well: 'There is enough.' },
};

type Advice = { problem: string; doThis: string };

const callTechnician = 'Tell whoever looks after the machine, and show them this page.';

/** What each finding means and what to do about it. */
export const codeWords: Partial<Record<`${Part}-${Code}`, Advice>> = {
  'database-unreachable': {
    problem:
      'The database does not answer. Visitors still see pages they have seen before; nothing can be saved.',
    doThis: `${callTechnician} Starting the software again mends most such cases.`,
  },
  'database-one-account': {
    problem:
      'One database account does everything: whoever gets into one part of the software gets all of the database.',
    doThis: 'Whoever looks after the machine runs "npm run database-accounts" and sets what it prints.',
  },
  'backups-off': {
    problem: 'No backups are made by themselves.',
    doThis:
      'Whoever looks after the machine sets BACKUP_NIGHTLY=on, or makes sure that something else saves everything.',
  },
  'backups-never': {
    problem: 'There is no backup yet.',
    doThis:
      'On a new installation the first comes tonight. Otherwise press the button below, and look here again in ten minutes.',
  },
  'backups-unreadable': {
    problem: 'The server can’t read the backup folder.',
    doThis: `${callTechnician} The folder is named below.`,
  },
  'backups-failing': {
    problem: 'The last backup failed. The server will try again by itself.',
    doThis: `${callTechnician} The reason is shown below.`,
  },
  'backups-old': {
    problem: 'The last backup is more than two days old.',
    doThis: `Press the button below and look here again in ten minutes. When nothing changes: ${callTechnician.toLowerCase()}`,
  },
  'backups-incomplete': {
    problem: 'Some pictures the library names were not on the disk, and so are in no new backup.',
    doThis: `An older backup may hold them. ${callTechnician}`,
  },
  'backups-open': {
    problem: 'Backups are made, and not encrypted: whoever gets hold of a file can read all of it.',
    doThis:
      'Whoever looks after the machine sets BACKUP_KEY (npm run backup -- --make-key), and two people keep the key.',
  },
  'copies-off': { problem: 'Without backups nothing can be copied.', doThis: 'See "Backups".' },
  'copies-same-disk': {
    problem: 'All backups lie on the disk of the website: when it breaks, or burns, they are gone as well.',
    doThis:
      'Whoever looks after the machine names a second place, on another disk or in a bucket: BACKUP_COPY_TO.',
  },
  'copies-never': {
    problem: 'No backup was copied to the second place yet.',
    doThis: 'Look here again in half an hour. Nothing to do until then.',
  },
  'copies-failing': {
    problem: 'Backups could not be copied to the second place. It is tried again by itself.',
    doThis: `${callTechnician} The reason is shown below.`,
  },
  'copies-old': {
    problem: 'For more than two days no backup was copied to the second place.',
    doThis: callTechnician,
  },
  'wal-off': {
    problem: 'If the machine is lost, everything written since the last nightly backup is lost too.',
    doThis: `${callTechnician} The guide on backups says what keeps the last minutes from being copied.`,
  },
  'wal-failing': {
    problem: 'The last minutes could not be copied to the second place. It is tried again by itself.',
    doThis: `${callTechnician} The disk of the website fills up until it works again.`,
  },
  'wal-old': {
    problem:
      'For more than five minutes nothing was copied to the second place, though something was written.',
    doThis: `If this is still shown in ten minutes: ${callTechnician.toLowerCase()}`,
  },
  'drill-off': { problem: 'Without backups nothing can be tried out.', doThis: 'See "Backups".' },
  'drill-failing': {
    problem: 'The last backup could not be restored on trial. It may be worth nothing.',
    doThis: `${callTechnician} The reason is shown below. Do not delete older backups.`,
  },
  'drill-never': {
    problem: 'No backup was tried out yet.',
    doThis: 'The first is tried out within a week. Nothing to do until then.',
  },
  'drill-old': { problem: 'No backup was tried out for two weeks.', doThis: callTechnician },
  'mail-worker-silent': {
    problem: 'What sends mail and makes backups does not run.',
    doThis: `${callTechnician} Nothing is lost: mail waits in the outbox.`,
  },
  'mail-no-server': {
    problem: 'Mails are kept in the outbox. No mail server is set: nobody outside gets them.',
    doThis:
      'Whoever looks after the machine sets SMTP_URL and MAIL_FROM and starts the software again. Then an admin lets the kept mails go, in the outbox.',
  },
  'mail-stuck': {
    problem: 'Mail waits for more than two hours: the mail server does not take it.',
    doThis: `${callTechnician} The outbox shows what the mail server said.`,
  },
  'mail-refused': {
    problem: 'Some mails of the last week were refused or given up.',
    doThis:
      'The outbox shows each with its reason. An address that is wrong can be deleted from the readers.',
  },
  'jobs-silent': {
    problem: 'Nobody looks for what is planned: posts and issues do not come out at their time.',
    doThis: `${callTechnician} Until then publish by hand.`,
  },
  'jobs-overdue': {
    problem: 'Something planned did not happen at its time.',
    doThis: 'Look whether posts or issues are late, and publish them by hand.',
  },
  'jobs-failing': {
    problem: 'Something planned could not be done.',
    doThis:
      'Look on the dashboard under "Planned", which says why, and at newsletter issues that are due. Publish by hand what is late.',
  },
  'schedules-failing': {
    problem: 'Some tidying up failed. It is tried again by itself.',
    doThis: `If this is still shown tomorrow: ${callTechnician.toLowerCase()}`,
  },
  'schedules-overdue': {
    problem: 'Some tidying up is late.',
    doThis: `If this is still shown tomorrow: ${callTechnician.toLowerCase()}`,
  },
  'disk-filling': {
    problem: 'The disk is filling up.',
    doThis: `${callTechnician} There are some weeks left, not months.`,
  },
  'disk-full': {
    problem: 'The disk is full. Soon nothing can be saved any more.',
    doThis: `${callTechnician} Today.`,
  },
};
