import type { Entry } from './album.ts';

type Sheet = { entries: readonly Entry[]; gone: readonly string[]; takenAt: Date; onlyChanges: boolean };

const titles = {
  same: '',
  changed: 'changed',
  new: 'new',
  gone: 'gone',
  unreachable: 'not reached',
} as const;

/** One page to leaf through: a group for each route and state, filters on top, each thumbnail leading to its PNG. */
export function contactSheet({ entries, gone, takenAt, onlyChanges }: Sheet): string {
  const shown = onlyChanges ? entries.filter(({ what }) => what !== 'same') : entries;
  const groups = [...new Set(shown.map(({ group }) => group))];
  const count = (what: Entry['what']) => entries.filter(entry => entry.what === what).length;
  const summary = `${entries.length} photographs · ${count('changed')} changed · ${count('new')} new · ${gone.length} gone · ${count('unreachable')} not reached`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>How the site looks</title>
<style>${style}</style>
<header>
<h1>How the site looks</h1>
<p>${takenAt.toISOString().slice(0, 16).replace('T', ' ')} UTC · ${summary}</p>
<form>${filter('locale', ['en', 'am'])}${filter('theme', ['light', 'dark'])}${filter('width', ['390', '768', '1440'])}
<label><input type="checkbox" name="changes"> only what changed</label></form>
</header>
<main>
${groups.map(group => section(group, shown)).join('\n')}
${gone.length > 0 ? `<section><h2>Gone</h2><ul>${gone.map(key => `<li>${escapeText(key)}</li>`).join('')}</ul></section>` : ''}
</main>
<script>${script}</script>
</html>
`;
}

function filter(name: string, values: readonly string[]): string {
  const boxes = values.map(
    value => `<label><input type="checkbox" name="${name}" value="${value}" checked> ${value}</label>`,
  );
  return `<fieldset><legend>${name}</legend>${boxes.join('')}</fieldset>`;
}

function section(group: string, entries: readonly Entry[]): string {
  const own = entries.filter(entry => entry.group === group);
  return `<section><h2>${escapeText(group)}</h2><div>${own.map(figure).join('')}</div></section>`;
}

function figure(entry: Entry): string {
  const { key, locale, theme, width, what, share, problem } = entry;
  const marks = `data-locale="${locale}" data-theme="${theme}" data-width="${width}" data-what="${what}"`;
  const words = `${locale} · ${theme} · ${width}`;
  const state = [titles[what], share > 0 ? `${(share * 100).toFixed(2)} %` : ''].filter(Boolean).join(', ');
  const picture = problem
    ? `<p>${escapeText(problem)}</p>`
    : `<a href="now/${key}.png"><img loading="lazy" src="thumbnails/${key}.webp" alt="${words}"></a>`;
  const ways =
    what === 'changed'
      ? ` <a href="before/${key}.png">before</a> <a href="difference/${key}.png">difference</a>`
      : '';
  return `<figure ${marks}>${picture}<figcaption>${words}${state ? ` · <b>${state}</b>` : ''}${ways}</figcaption></figure>`;
}

function escapeText(text: string): string {
  return text.replace(
    /[&<>"]/g,
    sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
}

const style = `
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #f4f8fa; color: #08293a }
header { position: sticky; top: 0; padding: 12px 24px; background: #08293a; color: #fff; z-index: 1 }
h1 { margin: 0; font-size: 20px } header p { margin: 2px 0 8px }
form, fieldset { display: flex; gap: 14px; align-items: center; border: 0; margin: 0; padding: 0; flex-wrap: wrap }
legend { float: left; opacity: .7; padding: 0 } section { padding: 16px 24px } h2 { margin: 0 0 8px; font-size: 18px }
section > div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
figure { margin: 0; width: 220px } figure img { display: block; width: 220px; border: 1px solid #d5dfe5; background: #fff }
figure[data-what=changed] img { border-color: #b3261e; outline: 2px solid #b3261e } figcaption { font-size: 13px }
figure p { padding: 12px; margin: 0; background: #ffd9cf } [hidden] { display: none }`;

const script = `
const form = document.forms[0];
const show = () => {
  const chosen = new FormData(form);
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = ['locale', 'theme', 'width'].some(name => !chosen.getAll(name).includes(figure.dataset[name]))
      || (chosen.has('changes') && figure.dataset.what === 'same');
  for (const section of document.querySelectorAll('section:has(figure)'))
    section.hidden = !section.querySelector('figure:not([hidden])');
};
form.addEventListener('change', show);`;
