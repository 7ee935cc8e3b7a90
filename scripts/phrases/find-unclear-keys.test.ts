import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from '../lib/root.ts';
import { withTemporaryFolder } from '../lib/temporary-folder.ts';
import { findUnclearKeys, unclearKeysOf } from './find-unclear-keys.ts';

const keysIn = (code: string) => unclearKeysOf('orders.ts', code).map(({ key }) => key);

describe('unclearKeysOf', () => {
  it.each([
    ["export const yourPlaceIsKeptUntil = 'Your place is kept until Friday';", 'yourPlaceIsKeptUntil'],
    ["export const cancel2 = 'Cancel';", 'cancel2'],
    [
      "export const placesAreLeftForYou = ({ count }: Values<'count'>) => `${count} places`;",
      'placesAreLeftForYou',
    ],
    ["export function weWillWriteToYou() { return ''; }", 'weWillWriteToYou'],
    ["export const hints = { whatTheFamilyReadsLater: 'The family reads it.' };", 'whatTheFamilyReadsLater'],
    ["export { seats as seatsOfTheWholeFamily } from './seats.ts';", 'seatsOfTheWholeFamily'],
  ])('a key that repeats its sentence is found: %s', (code, key) => {
    expect(keysIn(code)).toEqual([key]);
  });

  it.each([
    ["export const cancelHint = 'Your place is given to another family.';"],
    ["export const offerPriceInUSD = 'Offer price in US dollars';"],
    ["export const ages: Record<Age, string> = { UP_TO_7: '1 to 7 days', '00:00-05:59': 'Night' };"],
    ["const namesOfAllTheOfficers = ['Registrar'];"],
    ["export const seats = ({ seats2 }: Values<'seats2'>) => `${seats2} seats`;"],
  ])('a role, a code and a name inside the file are ignored: %s', (code) => {
    expect(keysIn(code)).toEqual([]);
  });

  it('a file that cannot be parsed is an error', () => {
    expect(() => unclearKeysOf('orders.ts', 'export const =')).toThrow('orders.ts');
  });
});

describe('findUnclearKeys', () => {
  it.each(['apps/web/app/phrases/en/raffle/draw.ts', 'apps/server/src/phrases/en/mails/raffle.ts'])(
    'a key planted in %s is found with its line',
    (file) =>
      withTemporaryFolder(async (folder) => {
        await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
        const phrases =
          "export const title = 'Raffle';\nexport const youHaveWonTheRaffle = 'You have won!';\n";
        await writeFile(path.join(folder, file), phrases);
        expect(findUnclearKeys(folder)).toEqual([{ file, line: 2, key: 'youHaveWonTheRaffle' }]);
      }),
  );

  it('every key of the catalogues names the role of its phrase', () => {
    expect(findUnclearKeys(root)).toEqual([]);
  });
});
