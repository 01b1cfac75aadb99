/**
 * Passkeys by the id their device gave them, with the public half of their keys; and questions that wait for an answer, of
 * each only the digest. A question for adding names whose account it is for, one for signing in nobody's.
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
