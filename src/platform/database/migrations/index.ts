import * as migration_20261120_232632_initial from './20261120_232632_initial.ts';

export const migrations = [
  {
    up: migration_20261120_232632_initial.up,
    down: migration_20261120_232632_initial.down,
    name: '20261120_232632_initial'
  },
];
