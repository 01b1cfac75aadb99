import * as migration_20261121_134314_initial from './20261121_134314_initial.ts';
import * as migration_20261122_180000_forget_readable_secrets from './20261122_180000_forget_readable_secrets.ts';
import * as migration_20261122_180625_mail_secrets from './20261122_180625_mail_secrets.ts';

export const migrations = [
  { up: migration_20261121_134314_initial.up, down: migration_20261121_134314_initial.down, name: '20261121_134314_initial' },
  { up: migration_20261122_180000_forget_readable_secrets.up, down: migration_20261122_180000_forget_readable_secrets.down, name: '20261122_180000_forget_readable_secrets' },
  { up: migration_20261122_180625_mail_secrets.up, down: migration_20261122_180625_mail_secrets.down, name: '20261122_180625_mail_secrets' },
];
