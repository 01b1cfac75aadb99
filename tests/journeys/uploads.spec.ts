import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInToAdmin, uploadForm } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';
import { fullRun } from '../support/test-scale.ts';
import { startTestStack, type TestStack } from '../support/test-stack.ts';

test.describe.configure({ mode: 'default' });

let stack: TestStack;
test.beforeAll(async () => {
  stack = await startTestStack({ folder: String(process.env.JOURNEY_CLUSTER) });
});
test.afterAll(() => stack.close());

const photo = await takePhonePhoto();
const refused = [
  {
    what: 'a picture of 13 MB',
    sentence: 'This picture is larger than 12 MB. Please make it smaller and try again.',
    file: { name: 'large.jpg', type: 'image/jpeg' },
    bytes: Buffer.concat([photo, Buffer.alloc(13 * 1024 * 1024)]),
  },
  {
    what: 'a drawing that may contain scripts, named as a photo',
    sentence: 'This is not a picture we can show. Please use JPEG, PNG, WebP, AVIF or HEIC.',
    file: { name: 'drawing.jpg', type: 'image/jpeg' },
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  },
  {
    what: 'a photo with half of it missing',
    sentence:
      'Part of this picture is missing or cannot be read. Please upload the original file from the phone or camera.',
    file: { name: 'half.jpg', type: 'image/jpeg' },
    bytes: photo.subarray(0, photo.length / 2),
  },
];

for (const [at, { what, sentence, file, bytes }] of refused.entries())
  test(`${what} is refused in the browser and over HTTP, and nothing is stored`, async ({ page }) => {
    const admin = await signInToAdmin(stack);
    const words = { alt: 'Refused', identifiable: 'no' };
    const sent = await admin.send('POST', '/media', uploadForm(bytes, words, file));
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(sent.status).toBeLessThan(500);
    expect(JSON.stringify(sent.body)).toContain(sentence);

    // The form shows every refusal in the same way: an ordinary run checks one.
    if (fullRun || at === 0) {
      await logIn(page, stack.staffUrl);
      await page.goto(`${stack.staffUrl}/admin/collections/media/create`);
      // From disk: a buffer of 13 MB occupies the browser's control channel for half a minute on a busy machine.
      const path = test.info().outputPath(file.name);
      writeFileSync(path, bytes);
      await page.locator('input[type=file]').setInputFiles(path);
      await page.getByLabel('What it shows').fill('Refused');
      await page.getByText('No', { exact: true }).click();
      await pressAndNote(page, 'Save', 'media');
      await expect(page.getByText(sentence)).toBeVisible();
    }

    const folder = join(stack.dataDir, 'media');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    expect((await admin.send('GET', '/media')).body).toMatchObject({ totalDocs: 0 });
  });
