import { expect, it } from 'vitest';

import { readPdf } from '#test/fixtures/read-pdf.ts';
import { makeBadges } from './make-badges.ts';

const badge = {
  name: 'Merin Chacko',
  ageGroup: 'ADULT' as const,
  familyName: 'Puthenpura',
  unit: 'Chicago',
  number: 'RM9DV75',
};
const textOf = async (changes: Partial<typeof badge>) => {
  const bytes = await makeBadges({
    siteName: 'Sangamam',
    conventionName: 'Sangamam 2027',
    asOf: '2026-11-23',
    perSheet: 8,
    badges: [{ ...badge, ...changes }],
  });
  return (await readPdf(Buffer.from(bytes))).text.replaceAll(/\s+/gu, ' ');
};

it('the longest name is printed whole, with its last name', async () => {
  const words = ['Bartholomew', 'Chrysanthemum-Wolfeschlegelst', 'Pazhayaveettilkunnumpurathukizhakkedath'];
  const text = await textOf({ name: words.join(' ') });
  for (const word of [...words, 'Puthenpura', 'Chicago', 'RM9DV75']) expect(text).toContain(word);
  expect(text).not.toContain('…');
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
