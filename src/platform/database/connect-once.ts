import pg from 'pg';

/** Runs `work` on its own connection, outside every pool, and always closes it. */
export async function connectOnce<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  const lost = new Promise<never>((_resolve, reject) => client.once('error', reject));
  lost.catch(ignoreUnlessRaced);
  await client.connect();
  try {
    return await Promise.race([work(client), lost]);
  } finally {
    await client.end();
  }
}

/** A connection lost after the work changes nothing; during the work, the race above reports it. */
function ignoreUnlessRaced(): void {
  return;
}
