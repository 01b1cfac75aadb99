import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { remove, textNodes } from './page-nodes.rules.ts';

function parsePage(html: string): HTMLElement {
  const { document } = new Window();
  document.body.innerHTML = html;
  return document.body as unknown as HTMLElement;
}

/** The HTML of a page after its `del` element was removed. */
function without(html: string): string {
  const body = parsePage(html);
  remove(body.querySelector('del') ?? expect.unreachable());
  return body.innerHTML;
}

describe('listing texts', () => {
  it('the texts of a page are listed in the order in which they are read, however deep they stand', () => {
    const body = parsePage('one<p>two <b>three<i> four</i></b></p><!-- no text --><ul><li>five</li></ul>');
    expect(textNodes(body).map(({ data }) => data)).toEqual(['one', 'two ', 'three', ' four', 'five']);
  });

  it('a page of pictures only has no texts', () => {
    expect(textNodes(parsePage('<p><img></p>'))).toEqual([]);
  });
});

describe('removing a node', () => {
  it.each([
    [
      'the elements around it that have only blanks left',
      '<ul><li> <b><del>x</del></b>\n</li></ul><p>y</p>',
      '<p>y</p>',
    ],
    [
      'nothing of an element that has other words',
      '<ul><li>y<b><del>x</del></b></li></ul>',
      '<ul><li>y</li></ul>',
    ],
    ['nothing of an element that has a picture', '<p><img><del>x</del></p>', '<p><img></p>'],
    [
      'nothing of an element that has a picture deeper in it',
      '<p><a><img></a><del>x</del></p>',
      '<p><a><img></a></p>',
    ],
    ['nothing of an element that has a line break', '<p><br><del>x</del></p>', '<p><br></p>'],
    ['nothing of an element that has a line across', '<div><hr><del>x</del></div>', '<div><hr></div>'],
  ])('a removed node takes with it %s', (_what, html, left) => {
    expect(without(html)).toBe(left);
  });

  it('a removed node never takes the page itself with it, even when nothing is left on it', () => {
    const body = parsePage('<p><del>x</del></p>');
    remove(body.querySelector('del') ?? expect.unreachable());
    expect(body.innerHTML).toBe('');
    expect(body.isConnected).toBe(true);
  });

  it('a removed text takes its empty paragraph with it', () => {
    const body = parsePage('<p>one</p><p>two</p>');
    for (const text of textNodes(body).slice(0, 1)) remove(text);
    expect(body.innerHTML).toBe('<p>two</p>');
  });

  it('a node that is on no page can be removed', () => {
    const { ownerDocument } = parsePage('');
    const alone = ownerDocument.createElement('p');
    expect(() => remove(alone)).not.toThrow();
  });
});
