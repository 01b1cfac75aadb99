import { connectOnce } from '#platform/database/connect-once.ts';

/** Names the shape of the table below; whoever changes it names another, so that databases in use are changed too. */
export const workTableStep = 'work-table-1';

const table = `
  create schema if not exists setup;
  create table if not exists setup.work (
    name text primary key,
    started_at timestamptz,
    ended_at timestamptz,
    succeeded_at timestamptz,
    next_at timestamptz,
    failures int not null default 0,
    problem text,
    note jsonb
  );
  comment on table setup.work is
    'When each regular work was last done, how that ended, and when it is due. Says nothing of people.';
`;

/** Makes the table of regular work in the database at `url`. */
export async function prepareWorkTable(url: string): Promise<void> {
  await connectOnce(url, client => client.query(table));
}
