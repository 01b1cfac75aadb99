import * as migration_20261121_134314_initial from './20261121_134314_initial.ts';
import * as migration_20261122_184053_staff_lock from './20261122_184053_staff_lock.ts';

export const migrations = [
  { up: migration_20261121_134314_initial.up, down: migration_20261121_134314_initial.down, name: '20261121_134314_initial' },
  { up: migration_20261122_184053_staff_lock.up, down: migration_20261122_184053_staff_lock.down, name: '20261122_184053_staff_lock' },
];
