import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hostileLinks, hostileWords, MARK } from '../../tests/support/hostile-words.ts';
import { comparisonMarkup, ownBuild, plainWords } from './trusted-types.rules.ts';

const staff = 'https://staff.adey.example';

it('plainWords accepts text without markup and rejects markup', () => {
  expect(plainWords('.modal { top: 0 }')).toBe('.modal { top: 0 }');
  for (const words of hostileWords.filter(words => words.includes(MARK) && words.includes('<')))
    expect(plainWords(words), words).toBeNull();
});

it('a comparison of two versions is accepted as Payload writes it', () => {
  for (const markup of [
    '<p data-seq="1">Adey</p>',
    '<p data-seq="1">Ad<span data-match-type="create">ey &lt;img src=x onerror=alert(1)&gt;</span></p>',
    '<p><span class="html-diff-no-value"><span></p>',
    '<pre>[]</pre>',
    '<a data-fields-hash="0f" data-enable-match="true" href="https://adey.example/a?b=1&amp;c" rel="noopener noreferrer" target="_blank">\n there \n</a>',
    '<li\n  class=""\n style="list-style-type: none;"\n value="1"\n data-enable-match="true"\n>one</li>',
    '<div class="upload-diff" data-enable-match="true" data-id="3"><img alt="A &gt; B" src="/api/media/file/a.jpg"/><br /></div>',
    '<svg viewBox="0 0 20 20" xmlns="http://www.w3.org/2000/svg"><path d="M1 1" stroke-linecap="square"></path></svg>',
  ])
    expect(comparisonMarkup(markup), markup).toBe(markup);
});

it('the preload hint that React puts before a comparison is removed', () => {
  const picture = createElement('img', { alt: 'A "clinic"', src: '/api/media/file/clinic.jpg?a=1&b=2' });
  const written = renderToStaticMarkup(createElement('div', { className: 'lexical-upload-diff' }, picture));
  expect(written).toMatch(/^<link rel="preload" as="image"/);
  expect(comparisonMarkup(written)).toBe(written.replace(/^<link [^>]*>/, ''));
  expect(comparisonMarkup('<link rel="stylesheet" href="https://evil.example/a.css"/>')).toBeNull();
  expect(comparisonMarkup('<<link rel="preload" as="image" href="a"/>script>alert(1)</script>')).toBeNull();
});

it('any other markup is rejected as a comparison', () => {
  for (const words of hostileWords.filter(words => words.includes(MARK) && words.includes('<'))) {
    expect(comparisonMarkup(words), words).toBeNull();
    expect(comparisonMarkup(`<p data-seq="1">${words}</p>`), words).toBeNull();
  }
  for (const markup of [
    '<b>bold</b>',
    '<p onclick="alert(1)">a</p>',
    '<p/onclick="alert(1)">a</p>',
    '<p class=a>a</p>',
    '<p class="a"onclick="alert(1)">a</p>',
    '<p class="a" onclick=alert(1)>a</p>',
    "<p class='a'>a</p>",
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" javascript:alert(1)">a</a>',
    '<a href="java&#115;cript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href="javascript&colon;alert(1)">a</a>',
    '<a href="javascript:\u2028alert(1)">a</a>',
    '<a href="data:text/html,a">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a xlink:href="javascript:alert(1)">a</a>',
    '<img src="data:text/html,a">',
    '<img src="x" srcset="y">',
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<svg><style><img class="</style>"></svg>',
    '<iframe srcdoc="a"></iframe>',
    '<!-- a --><p>b</p>',
    '<p',
    '<<p>p>',
    '</p onclick="alert(1)">',
  ])
    expect(comparisonMarkup(markup), markup).toBeNull();
});

it('script addresses outside the build are rejected', () => {
  for (const address of ['/_next/static/chunks/a.js', `${staff}/_next/static/chunks/a.js`])
    expect(ownBuild(address, staff)).toBe(address);
  for (const address of [
    ...hostileLinks,
    '/api/media/file/a.js',
    '/_next/static/../../api/media/file/a.js',
    'https://elsewhere.example/_next/static/a.js',
    '//elsewhere.example/_next/static/a.js',
    'blob:https://staff.adey.example/_next/static/a.js',
  ])
    expect(ownBuild(address, staff), address).toBeNull();
});
