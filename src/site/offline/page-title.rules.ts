const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The title a page says of itself, without the name of the site after the dash; empty where it has none. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const plain = title.replace(/&(#?\w+);/g, (whole, name: string) => marks[name.toLowerCase()] ?? whole);
  return plain.replace(/ — [^—]*$/, '').trim();
}
