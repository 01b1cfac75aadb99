import { describe, expect, it } from 'vitest';
import { isIndexedKind, isSearchedKind, searchTextOf } from './search-kinds.rules.ts';

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

describe('a kind of content', () => {
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
  ])('is in the index or not, and open to visitors or not: %j', (kind, isIndexed, isOpen) => {
    expect([isIndexedKind(kind), isSearchedKind(kind)]).toEqual([isIndexed, isOpen]);
  });
});

describe('the texts that a search indexes', () => {
  it('are those of the document in the language of the reader', () => {
    expect(searchTextOf('posts', post, 'en')).toEqual({
      title: { text: 'Peace' },
      intro: 'Before About peace',
      body: 'One Two Long words',
      day: '2026-11-20',
      path: '/news/peace',
    });
  });

  it('are in another language where there is none', () => {
    const found = searchTextOf('posts', post, 'am');
    expect(found).toMatchObject({ title: { text: 'ሰላም' }, intro: 'Before ስለ ሰላም', path: '/news/peace' });
    expect(searchTextOf('posts', { heading: { en: 'Peace' } }, 'am').title).toEqual({
      text: 'Peace',
      lang: 'en',
    });
    expect(searchTextOf('posts', { preIntro: ' ', description: 'Plain' }, 'am').intro).toBe('Plain');
    const body = { am: article(''), en: article('English words') };
    expect(searchTextOf('posts', { body }, 'am').body).toBe('English words');
  });

  it('have one space between two parts, however many empty ones are between them', () => {
    const blocks = ['One', '', 'Two'].map(text => ({ text: { en: article(text) } }));
    expect(searchTextOf('pages', { blocks }, 'en').body).toBe('One Two');
  });

  it('are empty for an empty document', () => {
    expect(searchTextOf('posts', {}, 'en')).toEqual({
      title: { text: '' },
      intro: '',
      body: '',
      day: null,
      path: null,
    });
    expect(searchTextOf('posts', { disc: null, postDate: 20261120, slug: '' }, 'en')).toMatchObject({
      body: '',
      day: null,
      path: null,
    });
  });

  it('include every row of a list, and the rich text of every block', () => {
    const blocks = [
      { heading: { en: 'First' }, text: { en: article('One') } },
      { text: { en: article('Two') } },
      {
        words: { en: 'Second' },
        cards: [{ title: { en: 'A' } }, { title: { en: 'B' }, words: { en: 'C' } }],
      },
    ];
    const found = searchTextOf('pages', { slug: 'help', title: 'Help', blocks }, 'en');
    expect(found).toEqual({
      title: { text: 'Help' },
      intro: '',
      body: 'First Second A B C One Two',
      day: null,
      path: '/help',
    });
  });

  it('have the day from within a group', () => {
    expect(searchTextOf('events', { dateTime: { date: '2026-12-01' } }, 'en').day).toBe('2026-12-01');
    expect(searchTextOf('events', { dateTime: { date: 'soon' } }, 'en').day).toBeNull();
  });
});

describe('the page of a search result', () => {
  it('is one for all documents of a kind without pages of their own', () => {
    expect(searchTextOf('reports', { slug: 'x' }, 'en').path).toBe('/reports');
    expect(searchTextOf('reports', {}, 'en').path).toBe('/reports');
  });

  it('is none for the first card of a list, and for what only staff search', () => {
    expect(searchTextOf('posts', { ...post, type: 'normal' }, 'en').path).toBe('/news/peace');
    expect(searchTextOf('posts', { ...post, type: 'first' }, 'en').path).toBeNull();
    expect(searchTextOf('cards', { slug: 'card' }, 'en').path).toBeNull();
    expect(searchTextOf('posts', { ...post, slug: 3 }, 'en').path).toBeNull();
  });
});
