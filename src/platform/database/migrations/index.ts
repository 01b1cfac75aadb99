import * as migration_20261121_134314_initial from './20261121_134314_initial.ts';

export const migrations = [
  { up: migration_20261121_134314_initial.up, down: migration_20261121_134314_initial.down, name: '20261121_134314_initial' },
];
