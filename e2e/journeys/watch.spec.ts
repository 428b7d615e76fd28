import { expect, test } from '../journey.ts';

test('a vigia das jornadas vê o que não deve acontecer', async ({ page, watch }) => {
  watch.allow(/./);
  await page.goto('/signin');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">ink</p>');
    console.error('something went wrong');
    setTimeout(() => {
      throw new Error('thrown later');
    });
    void fetch('/api/essays');
  });
  for (const seen of [/^policy: style-src-attr/, /^console: something went wrong/, /^error: .*thrown later/, /^401 GET \/api\/essays$/])
    await expect.poll(() => watch.complaints.some((complaint) => seen.test(complaint)), { message: String(seen) }).toBe(true);
});
