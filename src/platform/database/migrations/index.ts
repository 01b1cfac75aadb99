import * as migration_20261128_090421_initial from './20261128_090421_initial.ts';

export const migrations = [
  { up: migration_20261128_090421_initial.up, down: migration_20261128_090421_initial.down, name: '20261128_090421_initial' },
];
