import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';

import type { Locator, Page } from '@playwright/test';

/** Presses a button that downloads a file; answers its name and its first five characters. The page stays. */
export async function downloadPdf(page: Page, button: Locator): Promise<{ name: string; start: string }> {
  const download = page.waitForEvent('download');
  await button.click();
  const saved = await download;
  const start = await text(createReadStream(await saved.path(), { end: 4 }));
  return { name: saved.suggestedFilename(), start };
}
