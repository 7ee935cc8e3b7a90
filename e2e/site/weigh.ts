import { gzipSync } from 'node:zlib';

import { expect, type Page } from '@playwright/test';

/**
 * Budgets of a first visit, in bytes: sizes are the same on every machine, so a page that exceeds its budget is caught. Half a
 * kilobyte of both scripts is the table of a person's fields, which answers, forms and labels have in common; 200 bytes of the portal's are the language that calls ask for organisers' texts in.
 */
export const budgets = {
  publicScripts: 150_500,
  portalScripts: 220_800,
  adminScripts: 248_000,
  publicStyles: 20_000,
};

/**
 * Bytes of scripts and styles, inline or external, that a first visit loads until the network is idle, compressed with
 * gzip at its best level.
 */
export async function weigh(page: Page, path: string): Promise<{ scripts: number; styles: number }> {
  const weight = { scripts: 0, styles: 0 };
  const reading: Promise<void>[] = [];
  // Requests that the previous page has not finished do not count for this one.
  await page.goto('about:blank');
  const sizeOf = (body: Buffer | string) => gzipSync(body, { level: 9 }).length;
  const loading = new Set<unknown>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  page.on('response', (response) => {
    const kind = /\.(?<type>js|css)$/u.exec(new URL(response.url()).pathname)?.groups?.['type'];
    if (!kind) return;
    const add = (body: Buffer) => {
      weight[kind === 'js' ? 'scripts' : 'styles'] += sizeOf(body);
    };
    reading.push(response.body().then(add));
  });
  await page.goto(path);
  // Scripts come after the first picture: on a busy machine the network can be idle before the first one is asked for.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
  await page.waitForLoadState('networkidle');
  await expect.poll(() => loading.size).toBe(0);
  await Promise.all(reading);
  for (const event of ['request', 'requestfinished', 'requestfailed', 'response'])
    page.removeAllListeners(event);
  for (const style of await page.locator('style').allTextContents()) weight.styles += sizeOf(style);
  return weight;
}
