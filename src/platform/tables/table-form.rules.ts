/** The encodings staff can choose when a file shows wrong letters. */
export const encodings = ['utf-8', 'windows-1252', 'windows-1250', 'windows-1251', 'utf-16le', 'utf-16be'];

/** What can part the cells of a row, by the name that forms use for it. */
export const delimiterNames: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  bar: '|',
};
