/** A text as the editor of the admin stores it. */
export function body(...children: object[]) {
  return {
    root: { type: 'root', direction: 'ltr', format: '', indent: 0, version: 1, children },
  } as never;
}

export const text = (words: string, format = 0) => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

export const paragraph = (...children: object[]) => ({
  type: 'paragraph',
  direction: 'ltr',
  format: '',
  indent: 0,
  textFormat: 0,
  textStyle: '',
  version: 1,
  children,
});

/** A link to one of our documents; other fields make it one to an address. */
export const makeLink = (words: string, fields: object) => ({
  type: 'link',
  version: 3,
  direction: 'ltr',
  format: '',
  indent: 0,
  fields: { linkType: 'internal', ...fields },
  children: [text(words)],
});

let blocks = 0;

/** A picture, a film, a figure or a button between paragraphs. */
export function mediaBlock(blockType: string, fields: object) {
  blocks += 1;
  const id = blocks.toString(16).padStart(24, '0');
  return { type: 'block', version: 2, format: '', fields: { id, blockType, blockName: '', ...fields } };
}
