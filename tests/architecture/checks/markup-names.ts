import { join } from 'node:path';
import type { Check } from './source-tree.ts';

/** Classes that a component takes from its style sheet and that are missing there; the compiler checks neither. */
export const missingClasses: Check = files => {
  const sheets = new Map(
    files.filter(({ path }) => path.endsWith('.module.css')).map(file => [file.path, file.text]),
  );
  return files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
        const css =
          sheets.get(sheet.startsWith('#') ? `src/${sheet.slice(1)}` : join(path, '..', sheet)) ?? '';
        const code = text.replaceAll(/'[^'\n]*'/g, '');
        const used = new Set(
          [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, own]) => own),
        );
        return [...used]
          .filter(own => !new RegExp(`\\.${own}(?![\\w-])|@value ${own}\\b`).test(css))
          .map(own => `${path} takes .${own}, which ${sheet} does not have`);
      }),
    );
};

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** What a script reads from `dataset`: `dataset.name`, or `const { name = '', other: it } = x.dataset`. */
function namesRead(text: string): string[] {
  const single = [...text.matchAll(/dataset\.(\w+)/g)].map(([, name = '']) => name);
  const several = [...text.matchAll(/\{([^{}]*)\} = [\w.]*\bdataset\b/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => /\w+/.exec(name)?.[0] ?? ''),
  );
  return [...single, ...several].filter(name => name !== '');
}

/** Attributes that scripts read through `dataset` and that no markup, style or script writes. */
export const unwrittenData: Check = files => {
  const code = files.filter(({ path }) => path.startsWith('src/') && /\.(tsx?|astro)$/.test(path));
  const all = code.map(({ text }) => text).join('\n');
  return code.flatMap(({ path, text }) =>
    [...new Set(namesRead(text))]
      .filter(
        name => !all.includes(`data-${dashed(name)}`) && !new RegExp(`dataset\\.${name} =[^=]`).test(all),
      )
      .map(name => `${path} reads data-${dashed(name)}, which nothing writes`),
  );
};
