import { readFileSync } from 'node:fs';
import { readDrawing } from './drawing-source.ts';

type Card = { file: string; lang: 'en' | 'am'; name: string; lines: [string, string] };
const cards: Card[] = [
  { file: 'adey.jpg', lang: 'en', name: 'Adey', lines: ['Building a', 'better Future'] },
  { file: 'adey-am.jpg', lang: 'am', name: 'አደይ', lines: ['የተሻለ ነገን', 'እንገንባ'] },
];

const fontFace = (family: string, name: string, part: string) => {
  const path = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
  const bytes = readFileSync(path).toString('base64');
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${bytes})}`;
};

/** The picture other sites show for a link of ours: the hero by day, cut to 1200 x 630, with name and slogan. */
export function shareCardPages(): Array<{ file: string; html: string }> {
  const faces =
    fontFace('Display', 'eczar', 'latin') + fontFace('Ethiopic', 'noto-serif-ethiopic', 'ethiopic');
  const style = `*{margin:0}body{position:relative;height:630px;overflow:hidden;color:#08293A;font:650 94px/.95 Display,Ethiopic}
    .art>svg{position:absolute;right:0;bottom:0;width:1200px;height:675px}
    .name{position:absolute;left:64px;top:52px;display:flex;gap:16px;align-items:center;font-size:40px}
    .name svg{width:56px;height:56px}
    h1{position:absolute;left:62px;top:140px;font:inherit;letter-spacing:-.03em}
    :lang(am) h1{font-size:80px;line-height:1.18;letter-spacing:0;top:136px}`;
  return cards.map(({ file, lang, name, lines }) => ({
    file,
    html: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>${faces}${style}</style><body>
      <div class="art">${readDrawing('hero-day').svg}</div>
      <p class="name">${readDrawing('sun-mark').svg}${name}</p><h1>${lines.join('<br>')}</h1>`,
  }));
}
