import * as migration_20261121_062438_initial from './20261121_062438_initial.ts';

export const migrations = [
  { up: migration_20261121_062438_initial.up, down: migration_20261121_062438_initial.down, name: '20261121_062438_initial' },
];
