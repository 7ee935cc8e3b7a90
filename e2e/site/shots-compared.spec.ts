import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { compareShots } from '../shots/compare-shots.ts';
import { shotsSheet } from '../shots/shots-sheet.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

test('pictures of two runs are compared by the share of pixels that look different', async () => {
  const info = test.info();
  const [before, after] = [info.outputPath('before'), info.outputPath('after')];
  await Promise.all([before, after].map((folder) => mkdir(folder, { recursive: true })));
  const white = await plain(10, 10, '#ffffff').png().toBuffer();
  const corner = await plain(5, 5, '#000000').png().toBuffer();
  const pictures: [folder: string, name: string, picture: Buffer][] = [
    [before, 'same.png', white],
    [after, 'same.png', white],
    [before, 'smoothed.png', white],
    [after, 'smoothed.png', await plain(10, 10, '#f4f4f4').png().toBuffer()],
    [before, 'corner.png', white],
    [
      after,
      'corner.png',
      await sharp(white)
        .composite([{ input: corner, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    ],
    [before, 'longer.png', white],
    [after, 'longer.png', await plain(10, 20, '#ffffff').png().toBuffer()],
    [before, 'gone.png', white],
    [after, 'new.png', white],
  ];
  await Promise.all(pictures.map(([folder, name, picture]) => writeFile(path.join(folder, name), picture)));
  await writeFile(path.join(after, 'before-and-after.html'), '');

  const shots = await compareShots(before, after);
  expect(shots).toEqual([
    { name: 'gone.png', state: 'removed', changed: 1 },
    { name: 'new.png', state: 'added', changed: 1 },
    { name: 'longer.png', state: 'compared', changed: 0.5 },
    { name: 'corner.png', state: 'compared', changed: 0.25 },
    { name: 'same.png', state: 'compared', changed: 0 },
    { name: 'smoothed.png', state: 'compared', changed: 0 },
  ]);

  const sheet = shotsSheet(shots, { before: '../before', after: '.' });
  expect(sheet).toContain('4 of 6 pictures changed');
  expect(sheet).toContain('corner <small>25.00 %');
  expect(sheet).toContain('same <small>unchanged');
  expect(sheet).toMatch(/src="\.\.\/before\/corner\.png".*src="\.\/corner\.png"/u);
  expect(sheet).not.toMatch(/before\/new\.png|\.\/gone\.png/u);
  expect(sheet.indexOf('2 without a change')).toBeLessThan(sheet.indexOf('smoothed <small>'));
});
