import * as migration_20261121_134314_initial from './20261121_134314_initial.ts';
import * as migration_20261122_180908_about_people from './20261122_180908_about_people.ts';

export const migrations = [
  { up: migration_20261121_134314_initial.up, down: migration_20261121_134314_initial.down, name: '20261121_134314_initial' },
  { up: migration_20261122_180908_about_people.up, down: migration_20261122_180908_about_people.down, name: '20261122_180908_about_people' },
];
