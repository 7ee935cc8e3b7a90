import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext } from 'playwright';

/** Bytes that a first visit loads, compressed with gzip at its best level. */
export interface Weight {
  scripts: number;
  styles: number;
  /** The document itself, inline styles and scripts included. */
  html: number;
}

/** Opens each page as a first visit and weighs the document, scripts and styles that load until the network is idle. */
export async function measurePageWeights(
  browser: Browser,
  { origin, paths, signIn }: { origin: string; paths: readonly string[]; signIn?: SignIn },
): Promise<Map<string, Weight>> {
  const weights = new Map<string, Weight>();
  const session = signIn && (await sessionOf(browser, origin, signIn));
  for (const path of paths) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      ...(session && { storageState: session }),
    });
    weights.set(path, await weigh(context, `${origin}${path}`));
    await context.close();
  }
  return weights;
}

interface SignIn {
  username: string;
  password: string;
}

const sizeOf = (body: Buffer | string) => gzipSync(body, { level: 9 }).length;

async function weigh(context: BrowserContext, address: string): Promise<Weight> {
  const page = await context.newPage();
  const weight: Weight = { scripts: 0, styles: 0, html: 0 };
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = pathname.endsWith('.js') ? 'scripts' : pathname.endsWith('.css') ? 'styles' : undefined;
    if (!kind) return;
    reading.push(
      response.body().then((body) => {
        weight[kind] += sizeOf(body);
      }),
    );
  });
  const document = await page.goto(address);
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  if (!document) throw new Error(`${address} sent no document`);
  weight.html = sizeOf(await document.body());
  // Inline styles of the page.
  for (const style of await page.locator('style').allTextContents()) weight.styles += sizeOf(style);
  const { pathname } = new URL(page.url());
  if (pathname !== new URL(address).pathname) throw new Error(`${address} led to ${pathname}`);
  return weight;
}

/** The browser's stored data of a signed-in person. */
async function sessionOf(browser: Browser, origin: string, { username, password }: SignIn) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/my-account');
  const state = await context.storageState();
  await context.close();
  return state;
}
