/** The Postgres channel on which writers tell every site process what changed. */
export const changeChannel = 'adey_changes';

/** Postgres refuses notifications of 8,000 bytes and more. */
const longestNotice = 7_999;

/** What a notice says: tags (collection and global slugs), or that anything may have changed. */
export type ChangedTags = ReadonlySet<string> | 'all';

/** A notice as sent: a JSON array of tags, sorted so that Postgres folds equal ones of a transaction into one. */
export function writeNotice(tags: Iterable<string>): string {
  const notice = JSON.stringify([...new Set(tags)].sort());
  return Buffer.byteLength(notice) > longestNotice ? JSON.stringify('all') : notice;
}

/** Reads a notice; one that cannot be read counts as everything, since dropping too much costs only time. */
export function readNotice(notice: string | undefined): ChangedTags {
  try {
    const tags: unknown = JSON.parse(notice ?? '');
    const isTagList = Array.isArray(tags) && tags.every(tag => typeof tag === 'string');
    return isTagList ? new Set(tags) : 'all';
  } catch {
    return 'all';
  }
}
