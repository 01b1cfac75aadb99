import * as migration_20261121_060834_initial from './20261121_060834_initial.ts';

export const migrations = [
  { up: migration_20261121_060834_initial.up, down: migration_20261121_060834_initial.down, name: '20261121_060834_initial' },
];
