import { connectOnce } from '#platform/database/connect-once.ts';

let found = false;

/** Whether somebody has an account in the database at `url`. Once somebody has, the database is not asked again. */
export async function hasAccounts(url: string): Promise<boolean> {
  if (found) return true;
  const { rows } = await connectOnce(url, client =>
    client.query<{ found: boolean }>('select exists (select from public.staff) as found'),
  );
  found = rows[0]?.found === true;
  return found;
}
