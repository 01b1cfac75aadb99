import * as migration_20261121_025222_initial from './20261121_025222_initial.ts';

export const migrations = [
  { up: migration_20261121_025222_initial.up, down: migration_20261121_025222_initial.down, name: '20261121_025222_initial' },
];
