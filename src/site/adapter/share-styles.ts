const sheet = /\{"type":"inline","content":("(?:[^"\\]|\\.)*")\}/g;
const rule = /[^}]*\}|[^}]+$/g;

/**
 * Astro writes the whole style sheet of every page into the manifest: 3.3 MB, of which 0.2 MB are different rules, and all
 * of it stays in memory. In the returned script each rule stands once, and a sheet is put together when it is read.
 * @throws Error when there is no style sheet, so that a new version of Astro cannot undo this unnoticed.
 */
export function shareStyles(script: string): string {
  const rules = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = rules.get(text) ?? rules.size;
    rules.set(text, number);
    return number;
  };
  const shared = script.replace(sheet, (_, content: string) => {
    const numbers = (JSON.parse(content) as string).match(rule)?.map(numberOf) ?? [];
    return `{type:"inline",get content(){return sheetOf([${numbers}])}}`;
  });
  if (rules.size === 0) throw new Error('The manifest has no style sheets: share-styles.ts looks for them.');
  return `const rules=${JSON.stringify([...rules.keys()])};const sheetOf=numbers=>numbers.map(at=>rules[at]).join('');${shared}`;
}
