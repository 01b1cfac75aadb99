import * as migration_20261121_065015_initial from './20261121_065015_initial.ts';

export const migrations = [
  { up: migration_20261121_065015_initial.up, down: migration_20261121_065015_initial.down, name: '20261121_065015_initial' },
];
