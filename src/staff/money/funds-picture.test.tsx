import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Balance } from '#money/ledger/totals.ts';
import { Funds } from './funds-picture.tsx';

const line = (account: string, units: bigint, fund = 'general', currency = 'EUR'): Balance => ({
  ...{ account, units, fund, currency },
});

it('each fund is drawn beside the table with the same numbers, and one below zero says so', () => {
  const markup = renderToStaticMarkup(
    <Funds
      funds={new Map([['general', 'Where it is needed most']])}
      balances={[
        line('assets:bank', 7_500n),
        line('income:gifts', -10_000n),
        line('expenses:spending:medicine', 2_500n),
        line('assets:bank', -300n, 'project-7', 'ETB'),
        line('expenses:spending', 300n, 'project-7', 'ETB'),
      ]}
    />,
  );
  expect(markup).toMatch(/data-part="left" width="75"[^>]*>.*data-part="out" x="75" width="25"/);
  expect(markup).toMatch(/>Where it is needed most<\/div>.*>€100<.*>€25<.*>€0<.*>€75<.*>€0</);
  expect(markup).toMatch(/data-fund="project-7".*Below zero/);
});
