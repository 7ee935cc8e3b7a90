import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import { expect, it } from 'vitest';

import { readPdf } from '#test/fixtures/read-pdf.ts';
import { readShapes, type Box } from '#test/fixtures/read-shapes.ts';
import { makeBadges } from './make-badges.ts';

const badge = {
  name: 'Merin Chacko',
  ageGroup: 'ADULT' as const,
  familyName: 'Puthenpura',
  unit: 'Chicago',
  number: 'RM9DV75',
  noPhotos: false,
};
const sheet = {
  siteName: 'Sangamam',
  conventionName: 'Sangamam 2027',
  asOf: '2026-11-23',
  perSheet: 8 as const,
};
const textOf = async (changes: Partial<typeof badge>) => {
  const bytes = await makeBadges({ ...sheet, badges: [{ ...badge, ...changes }] });
  return (await readPdf(Buffer.from(bytes))).text.replaceAll(/\s+/gu, ' ');
};

it('the longest name is printed whole, with its last name', async () => {
  const words = ['Bartholomew', 'Chrysanthemum-Wolfeschlegelst', 'Pazhayaveettilkunnumpurathukizhakkedath'];
  const text = await textOf({ name: words.join(' ') });
  for (const word of [...words, 'Puthenpura', 'Chicago', 'RM9DV75']) expect(text).toContain(word);
  expect(text).not.toContain('…');
});

it('whoever must not be photographed has words for it, between number and code', async () => {
  expect(await textOf({})).not.toContain('No photos');
  expect(await textOf({ noPhotos: true, number: 'RWWWWWW' })).toContain('RWWWWWW No photos');
  const bytes = await makeBadges({ ...sheet, badges: [{ ...badge, noPhotos: true }] });
  const shapes = await readShapes(Buffer.from(bytes));
  const frame = shapes.find((box) => Math.round(box.right - box.left) === 288);
  const label = shapes.find((box) => Math.round(box.right - box.left) === 88);
  if (!frame || !label) throw new Error('The badge has no frame, or no label');
  expect(label.left - frame.left).toBeGreaterThan(14 + 70);
  expect(frame.right - label.right).toBeGreaterThan(88);
  expect(frame.bottom - label.bottom).toBeGreaterThan(4);
});

it('a unit with a long name takes a second line', async () => {
  expect(await textOf({ unit: 'Knanaya Catholic Association of Greater Washington' })).toContain(
    'Greater Washington',
  );
});

it('a house name that has no room ends with an ellipsis', async () => {
  const text = await textOf({ familyName: 'Pazhayaveettil '.repeat(8).trim() });
  expect(text).toContain('…');
  expect(text).toContain('Chicago');
});

it.each([6, 8] as const)(
  'with %i badges on a sheet, each code is drawn in the lower right corner of its own badge',
  async (perSheet) => {
    const numbers = Array.from({ length: perSheet + 1 }, (_, serial) =>
      formatRegistrationNumber('R', serial),
    );
    const bytes = await makeBadges({
      ...sheet,
      perSheet,
      badges: numbers.map((number) => ({ ...badge, number })),
    });
    const shapes = await readShapes(Buffer.from(bytes));
    const size = (box: Box) => [Math.round(box.right - box.left), Math.round(box.bottom - box.top)];
    const height = perSheet === 6 ? 216 : 180;
    const frames = shapes.filter((box) => size(box).join() === `288,${height}`);
    expect(frames).toHaveLength(numbers.length);
    for (const frame of frames) {
      const modules = shapes.filter(
        (box) =>
          box.page === frame.page &&
          Math.max(...size(box)) <= 84 &&
          box.left >= frame.left &&
          box.right <= frame.right &&
          box.top >= frame.top &&
          box.bottom <= frame.bottom,
      );
      const edges = {
        left: Math.min(...modules.map(({ left }) => left)) - frame.left,
        right: frame.right - Math.max(...modules.map(({ right }) => right)),
        top: Math.min(...modules.map(({ top }) => top)) - frame.top,
        bottom: frame.bottom - Math.max(...modules.map(({ bottom }) => bottom)),
      };
      expect(edges.right).toBeGreaterThan(0);
      expect(edges.right).toBeLessThan(20);
      expect(edges.bottom).toBeGreaterThan(0);
      expect(edges.bottom).toBeLessThan(20);
      expect(edges.left).toBeGreaterThan(180);
      expect(edges.top).toBeGreaterThan(height - 100);
    }
  },
);
