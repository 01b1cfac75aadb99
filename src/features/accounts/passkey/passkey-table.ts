/**
 * Passkeys by credential id, with their public keys; and pending challenges, as digests only. A registration challenge
 * belongs to an account, a sign-in challenge to none.
 */
export const passkeyTables = `
  create table if not exists auth.passkeys (
    id text primary key,
    user_id text not null references auth."user" (id) on delete cascade,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports jsonb not null,
    made_at timestamptz not null,
    last_used_at timestamptz
  );
  create index if not exists passkeys_user on auth.passkeys (user_id);
  create table if not exists auth.passkey_questions (
    digest bytea primary key,
    user_id text references auth."user" (id) on delete cascade,
    expires_at timestamptz not null
  );
`;
