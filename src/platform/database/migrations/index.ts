import * as migration_20261121_134314_initial from './20261121_134314_initial.ts';
import * as migration_20261122_183810_films from './20261122_183810_films.ts';

export const migrations = [
  { up: migration_20261121_134314_initial.up, down: migration_20261121_134314_initial.down, name: '20261121_134314_initial' },
  { up: migration_20261122_183810_films.up, down: migration_20261122_183810_films.down, name: '20261122_183810_films' },
];
