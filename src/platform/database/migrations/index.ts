import * as migration_20261121_030154_initial from './20261121_030154_initial.ts';

export const migrations = [
  { up: migration_20261121_030154_initial.up, down: migration_20261121_030154_initial.down, name: '20261121_030154_initial' },
];
