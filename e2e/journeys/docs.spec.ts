import { expect, test } from '../journey.ts';

test('a documentação da API abre e mostra as operações', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Lauda/ })).toBeVisible();
  const list = page.locator('.opblock', { has: page.getByText('/api/essays', { exact: true }) });
  await expect(list.first()).toBeVisible();
  await list.first().getByRole('button').first().click();
  await expect(page.getByText('Responses').first()).toBeVisible();
});

test('da documentação saem só os arquivos de que ela precisa', async ({ request }) => {
  for (const path of ['package.json', 'README.md', 'index.html', 'swagger-ui-bundle.js.map', 'swagger-ui-standalone-preset.js'])
    expect((await request.get(`/api/docs/${path}`)).status(), path).toBe(404);
});
