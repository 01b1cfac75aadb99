import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of the tables below; change it with them, so that existing databases are updated too. */
export const secondStepTablesStep = 'second-step-tables-1';

/**
 * In a schema of their own, so that no interface of the CMS can ever list them. They name accounts by number without a
 * foreign key, because a restore recreates the tables of the CMS; ids are never reused. Challenges are
 * unlogged, so that no backup has them.
 */
const tables = `
  create schema if not exists staff;
  create table if not exists staff.passkeys (
    id text primary key,
    account int not null,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports jsonb not null,
    made_at timestamptz not null default now(),
    last_used_at timestamptz
  );
  create index if not exists passkeys_account on staff.passkeys (account);
  create table if not exists staff.recovery_codes (
    digest bytea primary key,
    account int not null
  );
  create index if not exists recovery_codes_account on staff.recovery_codes (account);
  create unlogged table if not exists staff.challenges (
    digest bytea primary key,
    account int not null,
    password bytea,
    expires_at timestamptz not null
  );
  comment on table staff.recovery_codes is 'One-time codes in place of a passkey, as digests.';
  comment on table staff.challenges is
    'What a passkey is asked, as digests: to be added, or, with the password that was right, to finish signing in.';
`;

/** Creates the tables of the second step in the database at `url`. */
export async function prepareSecondStepTables(url: string): Promise<void> {
  await connectOnce(url, client => client.query(tables));
}
