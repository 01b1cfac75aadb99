/** The Postgres channel on which writers announce changes to every site process. */
export const changeChannel = 'adey_changes';

/** Postgres refuses notifications of 8,000 bytes and more. */
const longestNotice = 7_999;

/** What has changed: tags (collection and global slugs), or possibly everything. */
export type ChangedTags = ReadonlySet<string> | 'all';

/** A notice as sent: a JSON array of tags, sorted so that Postgres merges equal ones within a transaction. */
export function writeNotice(tags: Iterable<string>): string {
  const notice = JSON.stringify([...new Set(tags)].sort());
  return Buffer.byteLength(notice) > longestNotice ? JSON.stringify('all') : notice;
}

/** Reads a notice; an unreadable one counts as everything, since dropping too much only costs time. */
export function readNotice(notice: string | undefined): ChangedTags {
  try {
    const tags: unknown = JSON.parse(notice ?? '');
    const isTagList = Array.isArray(tags) && tags.every(tag => typeof tag === 'string');
    return isTagList ? new Set(tags) : 'all';
  } catch {
    return 'all';
  }
}
