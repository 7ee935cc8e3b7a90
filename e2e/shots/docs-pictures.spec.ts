import path from 'node:path';

import { test } from '@playwright/test';
import sharp from 'sharp';

import { demoPassword } from '../fixtures/demo.ts';
import { signIn } from '../pages/account-pages.ts';
import { docsPictures } from './docs-pictures.ts';
import { addressFiller, openScreen } from './open-screen.ts';

const folder = path.join(import.meta.dirname, '../../docs/screens/desks');
/** Sharp in the column of a text on a screen with one and a half pixels each. */
const width = 1080;

for (const picture of docsPictures) {
  test(picture.name, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    if (picture.as !== undefined) await signIn(page, picture.as, demoPassword);
    await openScreen(page, await addressFiller(request, picture), picture);
    await picture.act?.(page);
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await sharp(taken)
      .resize({ width })
      .webp({ quality: 78, effort: 6 })
      .toFile(path.join(folder, `${picture.name}.webp`));
  });
}
