import type { Payload } from 'payload';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import type { Campaign } from '#money/donations/campaign.queries.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import type { NewDonation } from '#money/donations/store-donation.action.ts';
import { eraseDonor } from '#money/donors/donor.personal-data.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { giveDonation, report, STARTED } from '../../../tests/support/donations.ts';
import { readProgress, readPublicTotals } from './read-donate.ts';
import type { GivingTableData } from './read-giving.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const rendering = () => createRenderContext({ locale: 'en', now: STARTED });

let everybody = 0;

/** So many people, each with an address, give 25 dollars each. @returns the reference of the last gift. */
async function peopleGive(
  people: number,
  request: Partial<NewDonation> = {},
  moment = STARTED,
): Promise<string> {
  let last = '';
  for (let person = 0; person < people; person += 1) {
    everybody += 1;
    const { reference } = await giveDonation(payload, {
      donor: named(`Person${everybody}`, false),
      ...request,
    });
    const currency = request.total?.currency ?? 'USD';
    expect(
      await receiveEvent(
        payload,
        report(reference, 'paid', request.total?.units ?? 2_500n, { currency, moment }),
      ),
    ).toBe('booked');
    last = reference;
  }
  return last;
}

const named = (name: string, mayBeNamed: boolean) => ({
  name,
  email: `${name.toLowerCase()}@example.org`,
  mayBeNamed,
  honour: null,
  note: '',
});

describe('the progress of a campaign', () => {
  const goal = { units: 100_000n, currency: 'USD' };
  const campaigns = [
    { id: 9, goal },
    { id: 10, goal: null },
  ] as Campaign[];
  const raised = async () => (await readProgress(rendering(), campaigns)).get(9)?.raised.units;

  it('campaign progress is shown from five donors on, without other currencies and refunds', async () => {
    await peopleGive(4, { campaign: 'campaign-9' });
    expect(await raised()).toBeUndefined();
    const last = await peopleGive(1, { campaign: 'campaign-9' });
    expect((await readProgress(rendering(), campaigns)).get(9)).toEqual({
      raised: { units: 12_500n, currency: 'USD' },
      goal,
      donations: 5,
    });
    await peopleGive(5, { campaign: 'campaign-9', total: { units: 900n, currency: 'ETB' } });
    await peopleGive(5, { campaign: 'campaign-10' });
    expect(await raised()).toBe(12_500n);
    await receiveEvent(payload, report(last, 'refunded', 2_500n));
    expect(await raised(), 'four are left').toBeUndefined();
    await peopleGive(2, { campaign: 'campaign-9' });
    expect(await raised()).toBe(15_000n);
  });

  it('the ledger is not queried while no campaign has a goal', async () => {
    const context = rendering();
    expect(await readProgress(context, [{ id: 10, goal: null }] as Campaign[])).toEqual(new Map());
    expect([...context.tags]).toEqual([]);
  });
});

describe('anonymous gifts', () => {
  const goal = { units: 100_000n, currency: 'USD' };
  const campaigns = [{ id: 11, goal }] as Campaign[];
  const raised = async () => (await readProgress(rendering(), campaigns)).get(11)?.raised.units;

  it('anonymous gifts count together as one donor, so that no single amount is revealed', async () => {
    await peopleGive(1, { campaign: 'campaign-11', total: { units: 12_345n, currency: 'USD' } });
    await peopleGive(9, { campaign: 'campaign-11', donor: null, total: { units: 500n, currency: 'USD' } });
    expect(await raised()).toBeUndefined();
    await peopleGive(2, { campaign: 'campaign-11' });
    expect(await raised(), 'four people with an address, and one without').toBeUndefined();
    await peopleGive(1, { campaign: 'campaign-11' });
    expect(await raised()).toBe(12_345n + 9n * 500n + 3n * 2_500n);
  });

  it('an erased donor still counts as one donor', async () => {
    const marta = named('Marta.Erased', false);
    await peopleGive(1, { campaign: 'campaign-12', donor: marta });
    await peopleGive(3, { campaign: 'campaign-12' });
    await peopleGive(1, { campaign: 'campaign-12', donor: null });
    await eraseDonor({ payload }, marta.email);
    const progress = await readProgress(rendering(), [{ id: 12, goal }] as Campaign[]);
    expect(progress.get(12)?.raised.units).toBe(12_500n);
  });
});

describe('the public totals', () => {
  const table = {
    purposes: {
      campaigns: [{ value: 'campaign-13', name: { text: 'Winter clinic' } }],
      projects: [{ value: 'project-8', name: { text: 'Medicines' } }],
    },
  } as unknown as GivingTableData;

  const publicTotals = async () => {
    const renderContext = rendering();
    return readPublicTotals({ renderContext, organisation: await getOrganisation(renderContext) }, table);
  };

  it('public totals leave out sums that would reveal a single gift, and state that some are hidden', async () => {
    await peopleGive(2, { project: 7, total: { units: 5_000n, currency: 'EUR' } });
    await peopleGive(5, { project: null, total: { units: 5_000n, currency: 'EUR' } });
    await peopleGive(6, { project: 8, total: { units: 5_000n, currency: 'EUR' } });
    const cameIn = await publicTotals();
    expect(cameIn?.someHidden).toBe(true);
    const euros = cameIn?.totals.flatMap(({ name, raised }) =>
      raised.filter(({ currency }) => currency === 'EUR').map(({ units }) => [name, units]),
    );
    expect(euros).toEqual([['Medicines', 30_000n]]);
  });

  it('public totals name campaigns separately, and hide a second sum beside a small hidden one', async () => {
    const pounds = { units: 700n, currency: 'GBP' };
    const shown = async () => {
      const cameIn = await publicTotals();
      return cameIn?.totals.flatMap(({ name, raised }) =>
        raised.filter(({ currency }) => currency === 'GBP').map(({ units }) => [name, units]),
      );
    };
    await peopleGive(6, { campaign: 'campaign-13', total: pounds });
    await peopleGive(5, { campaign: 'campaign-14', total: pounds });
    await peopleGive(7, { project: 8, total: pounds });
    const campaigns = [
      ['Winter clinic', 4_200n],
      ['An earlier campaign', 3_500n],
    ];
    expect(await shown()).toEqual([...campaigns, ['Medicines', 4_900n]]);
    await peopleGive(1, { total: pounds });
    expect(await shown()).toEqual(campaigns);
    await peopleGive(4, { total: pounds });
    expect(await shown()).toEqual([...campaigns, ['Where it is needed most', 3_500n], ['Medicines', 4_900n]]);
  });

  it('public totals hide a second sum while few people gave in years that no report shows', async () => {
    const crowns = { units: 900n, currency: 'SEK' };
    const shown = async () => {
      const sums = (await publicTotals())?.totals ?? [];
      return sums.flatMap(({ name, raised }) => (raised.some(of => of.currency === 'SEK') ? [name] : []));
    };
    await peopleGive(8, { project: 8, total: crowns });
    await peopleGive(6, { total: crowns });
    const both = ['Where it is needed most', 'Medicines'];
    expect((await shown()).sort()).toEqual([...both].sort());
    const report = await payload.create({
      collection: 'reports',
      data: { heading: 'Report', year: 2026, availability: 'active', _status: 'published' } as never,
    });
    expect((await shown()).sort(), 'nobody gave in other years').toEqual([...both].sort());
    await peopleGive(1, { total: crowns }, new Date('2025-05-01T09:00:00Z'));
    expect(await shown()).toEqual(['Medicines']);
    await peopleGive(4, { total: crowns }, new Date('2025-06-01T09:00:00Z'));
    expect((await shown()).sort(), 'five gave in 2025').toEqual([...both].sort());
    await payload.delete({ collection: 'reports', id: report.id });
  });

  it('public totals name only donors who agreed, and none after their erasure', async () => {
    await peopleGive(1, { donor: named('Marta', true) });
    await peopleGive(1, { donor: named('Dawit', false) });
    await peopleGive(1, { donor: named('Hanna', true), anonymous: true });
    expect((await publicTotals())?.names).toEqual(['Marta']);
    await eraseDonor({ payload }, 'marta@example.org');
    expect((await publicTotals())?.names).toEqual([]);
  });
});

it('pages with totals are invalidated when a gift is booked or a name erased, not when a gift starts', async () => {
  const client = new pg.Client({ connectionString: testDatabaseUrl() });
  onTestFinished(() => client.end());
  await client.connect();
  const received: string[] = [];
  client.on('notification', ({ payload: notice }) => received.push(String(notice)));
  await client.query('listen adey_changes');
  const { reference } = await giveDonation(payload, { donor: named('Selam', true) });
  await client.query('select 1');
  expect(received).toEqual([]);
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  await client.query('select 1');
  expect(received).toEqual(['["donations"]']);
  await eraseDonor({ payload }, 'selam@example.org');
  await client.query('select 1');
  expect(received).toEqual(['["donations"]', '["donations"]']);
});
