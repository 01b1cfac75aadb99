import * as migration_20261121_061335_initial from './20261121_061335_initial.ts';

export const migrations = [
  { up: migration_20261121_061335_initial.up, down: migration_20261121_061335_initial.down, name: '20261121_061335_initial' },
];
