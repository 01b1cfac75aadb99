import { describe, expect, it } from 'vitest';
import { isIndexedKind, isSearchedKind, toSearchText } from './search-kinds.rules.ts';

const article = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
});
const post = {
  slug: 'peace',
  heading: { en: 'Peace', am: 'ሰላም' },
  preIntro: { en: 'Before' },
  description: { en: 'About peace', am: 'ስለ ሰላም' },
  disc: { par1: { en: 'One' }, par2: { en: ' ' }, occ: { en: 'Two' } },
  body: { en: article('Long words') },
  postDate: '2026-11-20T21:00:00.000Z',
};

describe('isIndexedKind and isSearchedKind', () => {
  it.each([
    ['posts', true, true],
    ['pages', true, true],
    ['media', true, false],
    ['redirects', true, false],
    ['users', false, false],
    ['toString', false, false],
    ['', false, false],
    [null, false, false],
    [['posts'], false, false],
  ])(
    'a kind of content is in the index or not, and open to visitors or not: %j',
    (kind, isIndexed, isOpen) => {
      expect([isIndexedKind(kind), isSearchedKind(kind)]).toEqual([isIndexed, isOpen]);
    },
  );
});

describe('toSearchText', () => {
  it('the search text is that of the document in the language of the reader', () => {
    expect(toSearchText('posts', post, 'en')).toEqual({
      title: { text: 'Peace' },
      intro: 'Before About peace',
      body: 'One Two Long words',
      day: '2026-11-20',
      path: '/news/peace',
    });
  });

  it('the search text is in another language where the reader’s is missing', () => {
    const found = toSearchText('posts', post, 'am');
    expect(found).toMatchObject({ title: { text: 'ሰላም' }, intro: 'Before ስለ ሰላም', path: '/news/peace' });
    expect(toSearchText('posts', { heading: { en: 'Peace' } }, 'am').title).toEqual({
      text: 'Peace',
      lang: 'en',
    });
    expect(toSearchText('posts', { preIntro: ' ', description: 'Plain' }, 'am').intro).toBe('Plain');
    const body = { am: article(''), en: article('English words') };
    expect(toSearchText('posts', { body }, 'am').body).toBe('English words');
  });

  it('the search text has one space between two parts, however many empty parts are between them', () => {
    const blocks = ['One', '', 'Two'].map(text => ({ text: { en: article(text) } }));
    expect(toSearchText('pages', { blocks }, 'en').body).toBe('One Two');
  });

  it('the search text is empty for an empty document', () => {
    expect(toSearchText('posts', {}, 'en')).toEqual({
      title: { text: '' },
      intro: '',
      body: '',
      day: null,
      path: null,
    });
    expect(toSearchText('posts', { disc: null, postDate: 20261120, slug: '' }, 'en')).toMatchObject({
      body: '',
      day: null,
      path: null,
    });
  });

  it('the search text includes every row of a list, and the rich text of every block', () => {
    const blocks = [
      { heading: { en: 'First' }, text: { en: article('One') } },
      { text: { en: article('Two') } },
      {
        words: { en: 'Second' },
        cards: [{ title: { en: 'A' } }, { title: { en: 'B' }, words: { en: 'C' } }],
      },
    ];
    const found = toSearchText('pages', { slug: 'help', title: 'Help', blocks }, 'en');
    expect(found).toEqual({
      title: { text: 'Help' },
      intro: '',
      body: 'First Second A B C One Two',
      day: null,
      path: '/help',
    });
  });

  it('the search text has the day from within a group', () => {
    expect(toSearchText('events', { dateTime: { date: '2026-12-01' } }, 'en').day).toBe('2026-12-01');
    expect(toSearchText('events', { dateTime: { date: 'soon' } }, 'en').day).toBeNull();
  });
});

describe('path of a search result', () => {
  it('a search result of a kind without pages of its own leads to the page of that kind', () => {
    expect(toSearchText('reports', { slug: 'x' }, 'en').path).toBe('/reports');
    expect(toSearchText('reports', {}, 'en').path).toBe('/reports');
  });

  it('a search result has no path for the first card of a list and for what only staff search', () => {
    expect(toSearchText('posts', { ...post, type: 'normal' }, 'en').path).toBe('/news/peace');
    expect(toSearchText('posts', { ...post, type: 'first' }, 'en').path).toBeNull();
    expect(toSearchText('cards', { slug: 'card' }, 'en').path).toBeNull();
    expect(toSearchText('posts', { ...post, slug: 3 }, 'en').path).toBeNull();
  });
});
