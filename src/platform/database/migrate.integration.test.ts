import { describe, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { applyMigrations, pendingMigrations } from '#platform/database/migrate.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';

const emptied = () =>
  connectOnce(databaseUrl(), client => client.query('drop schema public cascade; create schema public'));

describe('migrations', () => {
  it('a test database has no pending migration, and is the configured one', async () => {
    expect(databaseUrl()).toBe(testDatabaseUrl());
    expect(await pendingMigrations(databaseUrl(), migrations)).toEqual([]);
  });

  it('migrations are applied once when two processes start at the same moment', async () => {
    const payload = await openTestPayload();
    await emptied();
    expect(await pendingMigrations(databaseUrl(), migrations)).toHaveLength(migrations.length);
    const applied = await Promise.all([1, 2].map(() => applyMigrations(payload, databaseUrl(), migrations)));
    expect(applied.flat()).toEqual(migrations.map(({ name }) => name));
    expect(await pendingMigrations(databaseUrl(), migrations)).toEqual([]);
  });

  it('a migration that Payload skips silently is reported by name', async () => {
    const payload = await openTestPayload();
    const passedOver = {
      name: '20990101_000000_never',
      up: async () => undefined,
      down: async () => undefined,
    };
    const withoutEffect = { ...payload, db: { migrate: async () => undefined } } as unknown as typeof payload;
    await expect(applyMigrations(withoutEffect, databaseUrl(), [...migrations, passedOver])).rejects.toThrow(
      '20990101_000000_never',
    );
  });
});
