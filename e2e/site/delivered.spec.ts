// The page before any script has run, as search engines and link previews read it.
import type { APIResponse } from '@playwright/test';

import { expect, test } from '#e2e/fixtures/test.ts';
import { publicPages } from './public-pages.ts';

/** The text of a `meta` or `link` element of a page; the empty string where it has none. */
const contentOf = (html: string, mark: string, attribute = 'content') =>
  new RegExp(`<(?:meta|link)[^>]*${mark}[^>]*?${attribute}="([^"]*)"`, 'u').exec(html)?.[1] ?? '';

const policyOf = (response: APIResponse) => response.headers()['content-security-policy'] ?? '';

for (const { path, heading } of publicPages) {
  test(`${path} is delivered complete`, async ({ request, baseURL }) => {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status()).toBe(200);
    const headings = [...html.matchAll(/<h1[^>]*>([^<]+)/gu)].map(([, text]) => text);
    expect(headings).toEqual([expect.stringMatching(heading)]);
    expect(/<title>([^<]+)<\/title>/u.exec(html)?.[1]).toMatch(/ · Sangamam$/u);
    const description = contentOf(html, 'name="description"');
    expect(description.length).toBeGreaterThan(40);
    const address = new URL(path, baseURL).href;
    expect(contentOf(html, 'rel="canonical"', 'href')).toBe(address);
    expect(contentOf(html, 'property="og:url"')).toBe(address);
    expect(contentOf(html, 'property="og:description"')).toBe(description);
    expect(contentOf(html, 'property="og:title"')).not.toBe('');
    expect(contentOf(html, 'name="twitter:card"')).toBe('summary_large_image');
    const picture = await request.get(contentOf(html, 'property="og:image"'));
    expect([picture.status(), picture.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//u),
    ]);
    expect(html).not.toContain('name="robots"');
  });
}

test('header and footer link to what the specification says and do not show the release', async ({
  request,
}) => {
  const html = await (await request.get('/faq')).text();
  const header = /<header.*?<\/header>/su.exec(html)?.[0] ?? '';
  const leads = (path: string) => header.includes(`href="${path}"`);
  const pages = ['/', '/committee', '/convention-participants', '/contactus', '/faq'];
  const ways = ['/register', '/login/?setPassword=false', '/my-account', '/change-password'];
  expect([...pages, ...ways].filter((path) => !leads(path))).toEqual([]);
  expect(header).toContain('Logout');
  const settings = (await (await request.get('/v1/system-settings')).json()) as {
    data: { links: Record<string, string | { url: string }> };
  };
  const outside = Object.values(settings.data.links).map((one) => (typeof one === 'string' ? one : one.url));
  expect(outside).toHaveLength(4);
  expect(outside.filter((url) => !leads(url))).toEqual([]);
  expect(html).toMatch(/<span hidden="">R4\.3\.5<\/span>/u);
  // The specification also writes the login with a trailing slash.
  const login = await request.get('/login/?setPassword=false');
  expect(login.status()).toBe(200);
  expect(await login.text()).toMatch(
    /By signing in, you agree to our(?:<!-- -->)? <a[^>]*href="\/termofuse"[^>]*>terms of use/u,
  );
});

test('the home page describes the convention to search engines', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: expect.stringContaining('Sangamam'),
    startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
    endDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
    location: { '@type': 'Place', name: expect.stringMatching(/\w/u) },
    organizer: { '@type': 'Organization' },
    offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', url: `${baseURL}/register` },
  });
});

test('security.txt says whom to tell of a vulnerability, and until when it holds', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trim().split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^Contact: mailto:\S+@\S+$/u));
  expect(lines).toContain(`Canonical: ${baseURL}/.well-known/security.txt`);
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('sitemap, robots, icons and manifest exist and link to existing pages', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => address);
  expect(listed).toEqual(expect.arrayContaining(publicPages.map(({ path }) => `${baseURL}${path}`)));
  for (const address of listed)
    expect((await request.get(address.replaceAll('&amp;', '&'))).status()).toBe(200);

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');

  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  const home = await (await request.get('/')).text();
  const icons = [...home.matchAll(/<link[^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/gu)];
  expect(icons.length).toBeGreaterThanOrEqual(4);
  for (const address of [...icons.map(([, href = '']) => href), ...manifest.icons.map(({ src }) => src)]) {
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  }
});

test('scripts run by a nonce that differs between responses', async ({ request }) => {
  const answers = await Promise.all([request.get('/faq'), request.get('/faq')]);
  const nonces = await Promise.all(
    answers.map(async (answer) => {
      const nonce = /script-src 'self' 'nonce-([^']+)'/u.exec(policyOf(answer))?.[1] ?? 'none';
      const html = await answer.text();
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)([^>]*)>/gu)].map(
        ([, marks]) => marks,
      );
      expect(inline.length).toBeGreaterThan(0);
      for (const marks of inline) expect(marks).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('a page that has not changed answers 304', async ({ request }) => {
  for (const { path } of publicPages) {
    const { etag = '' } = (await request.get(path)).headers();
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0]);
  }
});

test('an unknown page answers 404 with links to others', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the error pages have the sentences of the specification', async ({ page }) => {
  await page.goto('/error/403');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.goto('/error');
  await expect(page.getByRole('heading', { name: 'Error: Please contact the officials' })).toBeVisible();
  await expect(page.getByText('You can see the details of your registration on My Account.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
  // Nobody is signed in here: the login keeps the target of the link.
  await expect(page).toHaveURL(/\/login\/?\?setPassword=false&from=%2Fmy-account$/u);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
