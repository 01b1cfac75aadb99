import * as migration_20261121_031637_initial from './20261121_031637_initial.ts';

export const migrations = [
  { up: migration_20261121_031637_initial.up, down: migration_20261121_031637_initial.down, name: '20261121_031637_initial' },
];
