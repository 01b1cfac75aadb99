const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** A page's title without the name of the site after the dash; empty if it has none. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const plain = title.replace(/&(#?\w+);/g, (whole, name: string) => marks[name.toLowerCase()] ?? whole);
  return plain.replace(/ — [^—]*$/, '').trim();
}
