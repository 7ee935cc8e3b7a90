import type { PersonName } from '@sangamam/server/src/features/bank/matching/family.ts';

import type { Seeded } from './seeded.ts';

const lookAlikes: Readonly<Record<string, string>> = {
  5: 'S',
  8: 'B',
  2: 'Z',
  D: '0',
  Q: 'O',
  J: 'I',
  G: '6',
  T: '7',
  V: 'U',
  M: 'N',
};
const letters = 'ABCDEFGHJKLMNPQRSTUVWXY23456789'.split('');

/** A text with one error: a wrong, lost, doubled or swapped character. */
export function misspell(random: Seeded, text: string): string {
  const at = random.integer(Math.max(1, text.length - 1));
  const letter = text.charAt(at);
  switch (random.integer(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + letter + text.slice(at);
    case 2:
      return text.slice(0, at) + text.charAt(at + 1) + letter + text.slice(at + 2);
    default:
      return text.slice(0, at) + random.pick(letters).toLowerCase() + text.slice(at + 1);
  }
}

/** A registration number as people mistype it: look-alikes, one error, sometimes two, or without its first letter. */
export function misspellNumber(random: Seeded, number: string): string {
  const roll = random.next();
  if (roll < 0.35) {
    const at = number.split('').findIndex((letter) => letter in lookAlikes);
    const other = lookAlikes[number.charAt(at)];
    if (other !== undefined) return number.slice(0, at) + other + number.slice(at + 1);
  }
  if (roll < 0.5) return number.slice(1);
  const once = misspell(random, number).toUpperCase();
  return roll > 0.9 ? misspell(random, once).toUpperCase() : once;
}

/** A payer's name as banks print it. */
export function payerOf(random: Seeded, people: readonly PersonName[]): string {
  const { first, last, house } = random.pick(people);
  const initial = (name: string) => `${name.charAt(0)}.`;
  const [given = first] = first.split(' ');
  switch (random.integer(9)) {
    case 0:
      return `${last}, ${first}`.toUpperCase();
    case 1:
      return `${initial(last)} ${first}`;
    case 2:
      return `${first} ${initial(house ?? last)} ${last}`;
    case 3:
      return `${initial(given)} ${last}`;
    case 4: {
      const other = people.find((person) => person.first !== first);
      return other ? `${first} ${last} & ${other.first} ${other.last}`.toUpperCase() : `${first} ${last}`;
    }
    case 5:
      return `MR ${first} ${last}`.toUpperCase();
    default:
      return `${first} ${last}`;
  }
}

/** A memo around a number, as people write it. */
export function memoOf(random: Seeded, number: string): string {
  if (number === '')
    return random.pick([
      '',
      'convention',
      'KCCNA convention registration',
      'family registration',
      'for july',
    ]);
  const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
  return random.pick([
    number,
    number.toLowerCase(),
    spaced,
    `${number.slice(0, 3)}-${number.slice(3)}`,
    `Reg# ${number}`,
    `convention ${number} thanks`,
    `REG${number}`,
  ]);
}
