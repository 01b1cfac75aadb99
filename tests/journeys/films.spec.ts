import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { heroVideo } from '#ui/art/hero-video.ts';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true });

const ours = heroVideo.day.small.mp4;
const onYoutube = 'https://www.youtube.com/watch?v=abcDEF12_-3';
const player = 'https://www.youtube-nocookie.com/embed/abcDEF12_-3?rel=0';

test.beforeEach(async ({ ownStack }) => {
  await connectOnce(ownStack.databaseUrl, client =>
    client.query(
      `update site_settings set media_set_mission_vid = $1, media_set_testimonial_vid = $2,
       media_set_dir_vid = $1, media_set_partnership_vid = $3`,
      [ours, onYoutube, 'https://films.example.org/partners'],
    ),
  );
});

/** Every request the page makes to a place that is not ours, and for a film. */
function noteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== 'localhost' || pathname.startsWith('/video/')) asked.push(request.url());
  });
  return asked;
}

for (const path of ['/about', '/team']) {
  test(`a film of ours on ${path} stands as its still, 16:9, and nothing of it is fetched before somebody plays it`, async ({
    page,
  }) => {
    const asked = noteRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const film = page.locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute('poster', /\.avif$/);
    await expect(film).toHaveAttribute('controls', '');
    const box = await film.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
}

test('a film of another company says whose it is, asks nobody before it is pressed, and its player comes from the host without cookies', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The film plays.</p>' }),
  );
  const asked = noteRequests(page);
  const policy = (await page.goto('/testimonial', { waitUntil: 'networkidle' }))?.headers()[
    'content-security-policy'
  ];
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
  const still = page.getByRole('link', { name: /^Play the film/ });
  await expect(page.getByText('It is shown by YouTube.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  const before = await still.boundingBox();
  await still.focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByText('The film plays.')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  expect(asked).toEqual([player]);
  // The room was reserved: nothing below the film moves.
  expect((await page.locator('iframe').boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
});

test('only a page with such a film may frame anything', async ({ request }) => {
  for (const path of ['/', '/about', '/team', '/partnership', '/projects']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain('youtube');
  }
});

test('without script the film is a link to where it is, in a new tab', async ({ browser, ownStack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
  const page = await context.newPage();
  await page.goto('/testimonial');
  const still = page.getByRole('link', { name: /^Play the film/ });
  await expect(still).toHaveAttribute('href', onYoutube);
  await expect(still).toHaveAttribute('target', '_blank');
  await context.close();
});

test('a film at an address no player is known for opens there, and says where', async ({ page }) => {
  await page.goto('/partnership');
  const link = page.getByRole('link', { name: /^Watch the film/ });
  await expect(link).toHaveAttribute('href', 'https://films.example.org/partners');
  await expect(link).toContainText('opens in a new tab');
  await expect(page.getByText('It opens at films.example.org.')).toBeVisible();
});
