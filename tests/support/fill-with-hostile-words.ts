import { connectOnce } from '#platform/database/connect-once.ts';
import { hostileLinks, hostileWords } from './hostile-words.ts';

type Column = { table: string; name: string; type: string };

/** Columns that the code uses to look up documents, or generates itself; no form accepts text for them. */
const made =
  /^(id|_|slug|click_key|key|locale|parent|order|path$|path_with_scroll|filename|url|thumbnail|mime|sizes_|blur|origin|import_|salt|hash|reset|compared|dedupe|lease|message_id|kind|status|date_time_|opens$|closes$|timezone|.*time_zone|theme|consent_version|bodies|instance)/;
const link = /(link|map$|ticket|vid$|video|external)/;
/** Not content: staff accounts, internal tables of the CMS, tables of limits and jobs. */
const machinery = /^(payload_|_.*_v|.*_rels$|former_|limits?_|staff)/;

/**
 * Puts every hostile text into every text column, past all forms and their rules: links get an
 * address that would run something, texts all of them at once. Returns how many columns were filled.
 */
export async function fillWithHostileWords(databaseUrl: string): Promise<number> {
  return connectOnce(databaseUrl, async client => {
    const { rows } = await client.query<Column>(
      `select table_name as table, column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and data_type in ('character varying', 'text', 'jsonb')`,
    );
    const open = rows.filter(({ table, name }) => !machinery.test(table) && !made.test(name));
    for (const { table, name, type } of open) {
      const column = `"${table}"."${name}"`;
      if (type === 'jsonb') await fillRichText(client, table, name);
      else if (link.test(name)) {
        const addresses = `($1::text[])[1 + (random() * ${hostileLinks.length - 1})::int]`;
        await client.query(`update "${table}" set "${name}" = ${addresses} where ${column} is not null`, [
          hostileLinks,
        ]);
      } else await fillText(client, table, name);
    }
    await client.query(`select pg_notify('adey_changes', 'all')`);
    return open.length;
  });
}

type Client = Parameters<Parameters<typeof connectOnce>[1]>[0];

const words = hostileWords.join('\n').replaceAll('\u0000', '').toWellFormed();

/** All texts at once; in unique or indexed columns, as many as fit, and the row's number. */
async function fillText(client: Client, table: string, name: string): Promise<void> {
  const fill = (value: string) =>
    client.query(`update "${table}" set "${name}" = ${value} where "${name}" is not null`, [words]);
  await fill('$1').catch(() => fill('left($1, 300) || id::text'));
}

/** Rich text keeps its structure: its words become hostile ones, its links lead to hostile addresses. */
async function fillRichText(client: Client, table: string, name: string): Promise<void> {
  const { rows } = await client.query(
    `select ctid, "${name}" as value from "${table}" where "${name}" is not null`,
  );
  for (const { ctid, value } of rows) {
    let turn = 0;
    const text = JSON.stringify(value, (key, part) => {
      if (typeof part !== 'string') return part;
      turn += 1;
      // `href` is what our own code made from a slug when an issue was sent; nobody can enter it.
      if (key === 'url') return hostileLinks[turn % hostileLinks.length];
      return ['text', 'subject', 'preview', 'heading', 'title'].includes(key)
        ? hostileWords.join(' ').replaceAll('\u0000', '').toWellFormed()
        : part;
    });
    await client.query(`update "${table}" set "${name}" = $1 where ctid = $2`, [text, ctid]);
  }
}
