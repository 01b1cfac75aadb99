import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge, Count } from './badge.tsx';
import { Figure, linePoints } from './figure.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Steps } from './steps.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';

it('the current tab is marked for screen readers, and a count is its description and not part of its name', () => {
  const markup = renderToStaticMarkup(
    <Tabs
      label="Gifts"
      tabs={[
        { href: '/gifts', label: 'All gifts', isCurrent: true },
        { href: '/gifts/bank', label: 'Bank statements', isCurrent: false, count: 4 },
      ]}
    />,
  );
  expect(markup).toMatch(/href="\/gifts"[^>]*aria-current="page"[^>]*>All gifts</);
  expect(markup).toMatch(/Bank statements<span[^>]*aria-hidden="true">4<\/span><\/a>/);
  expect(markup).toMatch(/class="sr-only"[^>]*>4 waiting</);
});

it('each cell of a table names its column, and a sorted column says its order', () => {
  const sort = { href: '?sort=-day', order: 'ascending' } as const;
  const markup = renderToStaticMarkup(
    <Table
      title="Gifts"
      columns={[{ day: 'Day', sort }, { money: 'Amount' }, 'Donor']}
      rows={[{ key: 1, cells: ['2026-11-29', 'ETB 1,200.00', null], data: { 'data-donation': 'paid' } }]}
      sums={[{ key: 'all', cells: ['', 'ETB 1,200.00'] }]}
    />,
  );
  expect(markup).toMatch(/aria-sort="ascending"><a[^>]*href="\?sort=-day"/);
  expect(markup).toContain('<tr data-donation="paid"><td data-head="Day"');
  expect(markup).toMatch(/data-head="Amount" class="number"><div>ETB 1,200.00</);
  expect(markup).toContain('<tbody data-sums="true">');
});

it('a folded filter bar shows which filters are set, and each can be taken away by itself', () => {
  const markup = renderToStaticMarkup(
    <FilterBar
      label="Search gifts"
      address="/gifts"
      set={[{ label: 'State', value: '<Paid>', without: '/gifts?method=bank' }]}
    >
      <label>
        State <select name="state" />
      </label>
    </FilterBar>,
  );
  expect(markup).toMatch(/<form[^>]*aria-label="Search gifts" action="\/gifts" method="get">/);
  expect(markup).toContain('<details class="more"><summary>');
  expect(markup).toContain('href="/gifts?method=bank" aria-label="Take away: State: &lt;Paid&gt;"');
  expect(markup).toContain('href="/gifts">Show all</a>');
});

it('a filter bar without set filters offers nothing to take away', () => {
  const markup = renderToStaticMarkup(
    <FilterBar label="Search gifts" address="/gifts" set={[]}>
      {null}
    </FilterBar>,
  );
  expect(markup).not.toContain('Show all');
});

it('steps say in words what is done, what is next and what is missing', () => {
  const markup = renderToStaticMarkup(
    <Steps
      steps={[
        { title: 'Statements read', state: 'done' },
        { title: 'Lines explained', state: 'blocked', children: '4 left' },
        { title: 'Books checked', state: 'current' },
        { title: 'Close the month', state: 'open' },
      ]}
    />,
  );
  expect([...markup.matchAll(/sr-only">([^<]*) </g)].map(([, words]) => words)).toEqual([
    'Step 1, done:',
    'Step 2, something is missing:',
    'Step 3, now:',
    'Step 4:',
  ]);
  expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
});

it('a figure draws its line from two numbers on, from the bottom for 0 to the top for the highest', () => {
  expect(linePoints([0, 5, 10])).toBe('0.0,30.0 50.0,16.5 100.0,3.0');
  expect(linePoints([0, 0])).toBe('0.0,30.0 100.0,30.0');
  const drawn = (line: number[]) => renderToStaticMarkup(<Figure label="Gifts" value="3" line={line} />);
  expect(drawn([1, 2])).toContain('<svg');
  for (const line of [[1], [0, 0]]) expect(drawn(line)).not.toContain('<svg');
});

it('a badge has its word beside its colour, and a count of 0 is not shown', () => {
  expect(renderToStaticMarkup(<Badge tone="bad">Failed</Badge>)).toContain('data-tone="bad">Failed</span>');
  expect(renderToStaticMarkup(<Count of={0} />)).toBe('');
});
