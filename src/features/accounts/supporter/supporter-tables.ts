/** Imported events and portraits; both are deleted with the account. */
export const supporterTables = `
  create table if not exists auth.event_marks (
    user_id text not null references auth."user" (id) on delete cascade,
    kind text not null check (kind in ('loved', 'viewed')),
    event_key text not null,
    kept_at timestamptz not null default now(),
    primary key (user_id, kind, event_key)
  );
  create table if not exists auth.portraits (
    user_id text primary key references auth."user" (id) on delete cascade,
    source text not null,
    picture bytea,
    tried_at timestamptz not null
  );
`;
