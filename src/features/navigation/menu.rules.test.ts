import { describe, expect, it } from 'vitest';
import { defaultFooterMenu, defaultMenu, panelProblem, toMenuItem, withPages } from './menu.rules.ts';

const donationPage = 'https://give.example.org/adey';
const shown = defaultMenu.map(({ label, ...item }) => toMenuItem({ ...item, label: label.en }, donationPage));

describe('the initial menu', () => {
  it.each([
    ['[NAV-01] Home goes to / and is no quick link', 'Home', '/', false],
    ['[NAV-02] About goes to /about and is a quick link', 'About', '/about', true],
    ['[NAV-03] Events goes to /events and is a quick link', 'Events', '/events', true],
    ['[NAV-04] Meet goes to /meet and is no quick link', 'Meet', '/meet', false],
    ['[NAV-05] Team goes to /team and is no quick link', 'Team', '/team', false],
    ['[NAV-06] News goes to /news and is no quick link', 'News', '/news', false],
    ['[NAV-07] Reports goes to /reports and is no quick link', 'Reports', '/reports', false],
    ['[NAV-08] Projects goes to /projects and is no quick link', 'Projects', '/projects', false],
    ['[NAV-09] Partners goes to /partnership and is a quick link', 'Partners', '/partnership', true],
    ['[NAV-10] Contact goes to /contact and is a quick link', 'Contact', '/contact', true],
    [
      '[NAV-11] Donate goes to the donation page of the CMS and is a quick link',
      'Donate',
      donationPage,
      true,
    ],
  ])('%s', (_title, label, link, quick) => {
    expect(shown.find(item => item.label === label)).toMatchObject({ link, quick });
  });

  it('the initial menu opens a panel for Events, Team, News, Reports and Projects only', () => {
    expect(shown.filter(({ id }) => id !== undefined).map(({ label, id }) => [label, id])).toEqual([
      ['Events', 0],
      ['Team', 1],
      ['News', 2],
      ['Reports', 3],
      ['Projects', 4],
    ]);
  });

  it('the initial footer menu has two legal pages, each with an Amharic label', () => {
    const footer = defaultFooterMenu.map(({ label, ...item }) =>
      toMenuItem({ ...item, label: label.en }, donationPage),
    );
    expect(footer.map(({ label, link, quick }) => [label, link, quick])).toEqual([
      ['Privacy', '/legal/privacy', false],
      ['Terms and Conditions', '/legal/terms-and-conditions', false],
    ]);
    for (const { label } of defaultFooterMenu) expect(label.am).toMatch(/\p{Script=Ethiopic}/u);
  });

  it('the initial menu has eleven items, each with an Amharic label', () => {
    expect(shown).toHaveLength(11);
    for (const { label } of defaultMenu) expect(label.am).toMatch(/\p{Script=Ethiopic}/u);
  });

  it('in the initial menu only Partners is dark green and Donate green', () => {
    expect(shown.filter(item => item.col).map(({ label, col }) => [label, col])).toEqual([
      ['Partners', 'dark-green'],
      ['Donate', 'green'],
    ]);
  });
});

describe('a menu item', () => {
  it('[DATA-01] a menu item has label, link, quick, optional id (0-4), optional col, path and internal', () => {
    const stored = { label: 'Events', path: '/events', internal: true, quick: true, panel: 0, col: 'green' };
    expect(toMenuItem(stored, donationPage)).toEqual({
      label: 'Events',
      link: '/events',
      quick: true,
      id: 0,
      col: 'green',
      path: '/events',
      internal: true,
    });
    expect(Object.keys(toMenuItem({ label: 'Home', path: '/' }, donationPage))).toEqual([
      'label',
      'link',
      'quick',
      'path',
      'internal',
    ]);
  });

  it('an external menu item leads to its own address', () => {
    const stored = {
      label: 'Shop',
      path: '/shop',
      internal: false,
      externalLink: 'https://shop.example.org',
    };
    expect(toMenuItem(stored, donationPage).link).toBe('https://shop.example.org');
  });

  it('a menu item by default is internal, is no quick link and leads to the home page', () => {
    const item = { label: 'Home', link: '/', quick: false, path: '/', internal: true };
    expect(toMenuItem({ label: 'Home' }, donationPage)).toEqual(item);
    expect(toMenuItem({ label: 'Home', internal: null, quick: null, path: '' }, donationPage)).toEqual(item);
    expect(toMenuItem({ label: 'Home', internal: true, path: null }, donationPage)).toEqual(item);
  });

  it('a panel number from 0 to 4 or none is accepted, and anything else is refused', () => {
    expect([0, 4, null, undefined, ''].map(panelProblem)).toEqual(Array(5).fill(null));
    for (const panel of [5, -1, 1.5, '2', true, [2]])
      expect(panelProblem(panel)).toBe('Choose a panel from 0 to 4.');
  });
});

describe('pages that staff show in the menu', () => {
  const item = (label: string, path: string) => ({ label, link: path, quick: false, path, internal: true });
  const [home, contact, donate] = [item('Home', '/'), item('Contact', '/contact'), item('Donate', '/donate')];
  const help = { label: 'Help', href: '/help' };

  it('pages are inserted before the contact page, in their order', () => {
    const pages = [help, { label: 'Gala', href: '/gala' }];
    expect(withPages([home, contact, donate], pages)).toEqual([
      home,
      item('Help', '/help'),
      item('Gala', '/gala'),
      contact,
      donate,
    ]);
    expect(withPages([contact, donate], [help])).toEqual([item('Help', '/help'), contact, donate]);
  });

  it('pages are appended to a menu without a contact page', () => {
    expect(withPages([home, donate], [help])).toEqual([home, donate, item('Help', '/help')]);
  });

  it('a page that the menu already links keeps its place and label', () => {
    const own = item('How to help', '/help');
    expect(withPages([own, contact], [help])).toEqual([own, contact]);
  });
});
