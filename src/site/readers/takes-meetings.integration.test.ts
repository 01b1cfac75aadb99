import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { readSiteMap } from './read-site-map.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const host = {
  name: 'Almaz',
  email: 'almaz@adey.example',
  timeZone: 'Africa/Addis_Ababa',
  hours: [{ weekday: '2' as const, opens: '09:00', closes: '12:00' }],
};
const settle = async (hosts: (typeof host)[], bookingLink: string | null) => {
  await payload.updateGlobal({ slug: 'meetings', data: { hosts } });
  await payload.updateGlobal({ slug: 'site-settings', data: { bookingLink } });
};

/** What leads to meetings: the frame, the menu, the site map. */
async function offers() {
  const renderContext = createRenderContext({ locale: 'en', now: new Date('2026-11-30T06:00:00Z') });
  const frame = await readFrame(renderContext, '/');
  const map = await readSiteMap(createRenderContext({ locale: 'en', now: renderContext.now }), [], 1);
  return {
    frame: frame.takesMeetings,
    menu: frame.menu.items.some(({ path }) => path === '/meet'),
    map: map.some(({ path }) => path === '/meet'),
    tags: [...renderContext.tags],
  };
}

describe('meetings', () => {
  it('meetings are offered nowhere while there is no host', async () => {
    await settle([], null);
    expect(await offers()).toMatchObject({ frame: false, menu: false, map: false });
  });

  it('meetings are offered once there is a host, and pages depend on the settings, not on bookings', async () => {
    await settle([host], null);
    const { tags, ...shown } = await offers();
    expect(shown).toEqual({ frame: true, menu: true, map: true });
    expect(tags).toContain('meetings');
    expect(tags).not.toContain('meeting-times');
  });

  it('meetings are offered without a host where staff set the link of a booking service', async () => {
    await settle([], 'https://cal.com/adey/30min');
    expect(await offers()).toMatchObject({ frame: true, menu: true, map: true });
  });
});
