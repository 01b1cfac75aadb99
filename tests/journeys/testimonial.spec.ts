import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';

test('/testimonial shows the testimonials with their authors', {
  tag: ['@ROUTE-10'],
}, async ({ read, request }) => {
  expect((await request.get('/testimonial')).status()).toBe(200);
  const page = await read('/testimonial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In their own words');
  const voices = page.getByRole('region', { name: 'What they say' }).getByRole('figure');
  await expect(voices).toHaveCount(2);
  await expect(voices.first()).toContainText('A parent');
  await expect(voices.first().getByRole('blockquote')).toContainText(
    'My son takes his medicine every morning',
  );
});

test(
  'a story shows its name as changed, and a story with an expired consent is absent',
  ON_EVERY_CHANGE,
  async ({ read }) => {
    const page = await read('/testimonial');
    const stories = page.getByRole('region', { name: 'Stories' }).getByRole('article');
    await expect(stories.getByRole('heading')).toHaveText(['A bird for every month']);
    await expect(stories).toContainText('Liya (name changed)');
    await expect(page.getByText('The shop on the corner')).toHaveCount(0);
  },
);
