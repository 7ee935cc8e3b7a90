import { describe, expect, it } from 'vitest';

import type { KnownFamily } from './find-family.ts';
import { guessColumns } from './guess-columns.ts';
import { listLines } from './list-lines.ts';
import { matchLines } from './match-lines.ts';

const family = (name: string, wanted: Partial<KnownFamily> = {}): KnownFamily => ({
  orderId: name,
  number: `R${name.toUpperCase().padEnd(6, '2').slice(0, 6)}`,
  tempNumber: `T${name.toUpperCase().padEnd(6, '2').slice(0, 6)}`,
  registrantName: `${name} Mathew`,
  confirmationNumber: '',
  isConfirmed: true,
  rooms: 1,
  revision: 0,
  ...wanted,
});
const families = [
  family('Anna'),
  family('Benny', { confirmationNumber: 'HY-2' }),
  family('Cyril', { confirmationNumber: 'HY-3' }),
  family('Dolly'),
  family('Eli', { isConfirmed: false, confirmationNumber: 'HY-5' }),
  family('Twin1', { registrantName: 'Mary Thomas' }),
  family('Other', { registrantName: 'Mary Thomas' }),
  family('Large', { rooms: 3 }),
  family('Grown', { rooms: 2, confirmationNumber: 'HY-7' }),
];
const columns = { registrationNumber: 0, name: 1, confirmationNumber: 2 };
const matched = (...rows: [number: string, name: string, confirmation: string][]) =>
  matchLines(
    listLines(
      rows.map((cells, at) => ({ line: at + 2, cells })),
      columns,
    ),
    families,
  );
/** What a list means, in short: families with their numbers, and lines with their problems. */
const results = (...rows: [number: string, name: string, confirmation: string][]) => {
  const { families: found, openLines } = matched(...rows);
  return [
    ...found.map(
      ({ result, orderId, foundBy, numbers }) => `${result} ${orderId} ${foundBy} ${numbers.join('+')}`,
    ),
    ...openLines.map(({ line, problem, family: of }) => `${line} ${problem} ${of?.orderId ?? '-'}`),
  ];
};

it.each<[row: [string, string, string], expected: string]>([
  [['RANNA22', '', 'HY-1'], 'NEW Anna NUMBER HY-1'],
  [[' r-anna 22', '', 'HY-1'], 'NEW Anna NUMBER HY-1'],
  [['TANNA22', 'Somebody', 'HY-1'], 'NEW Anna NUMBER HY-1'],
  [['RANNA23', '', 'HY-1'], 'NEW Anna TYPO HY-1'],
  [['RANNA2', '', 'HY-1'], 'NEW Anna TYPO HY-1'],
  [['', 'MATHEW, Ánna', 'HY-1'], 'NEW Anna NAME HY-1'],
  [['XXXXXXX', 'Anna Mathew', 'HY-1'], 'NEW Anna NAME HY-1'],
  [['RBENNY2', '', 'HY-2'], 'SAME Benny NUMBER HY-2'],
  [['RBENNY2', '', 'HY-22'], 'CHANGED Benny NUMBER HY-22'],
  [['RLARGE2', '', 'HY-10, HY-11;HY-12'], 'NEW Large NUMBER HY-10+HY-11+HY-12'],
  [['RGROWN2', '', 'HY-8, hy-7'], 'NEW Grown NUMBER HY-7+HY-8'],
  [['RBENNY2', '', 'hy-3'], '2 DOUBLE_NUMBER Benny'],
  [['RANNA22', '', ''], '2 NO_NUMBER Anna'],
  [['RANNA22', '', '=1+1'], '2 UNREADABLE_NUMBER Anna'],
  [['RELI222', '', 'HY-6'], '2 NOT_CONFIRMED Eli'],
  [['', 'Mary Thomas', 'HY-1'], '2 SEVERAL_FAMILIES -'],
  [['', 'Nobody Here', 'HY-1'], '2 UNKNOWN_FAMILY -'],
  [['', '', 'HY-1'], '2 UNKNOWN_FAMILY -'],
])('a line %j is %s', (row, expected) => {
  expect(results(row)).toEqual([expected]);
});

describe('a list with a line for each room', () => {
  it('gives each room of a family that is named again its number', () => {
    expect(results(['RLARGE2', '', 'HY-10'], ['', 'Large Mathew', 'HY-11'])).toEqual([
      'NEW Large NUMBER HY-10+HY-11',
    ]);
  });

  it('takes a line below that names nobody as another room of the same family', () => {
    expect(
      results(
        ['RLARGE2', 'Large Mathew', 'HY-10'],
        ['', '', 'HY-11'],
        ['', '', 'HY-12'],
        ['RANNA22', '', 'HY-1'],
      ),
    ).toEqual(['NEW Large NUMBER HY-10+HY-11+HY-12', 'NEW Anna NUMBER HY-1']);
    expect(matched(['RLARGE2', '', 'HY-10'], ['', '', 'HY-11']).families[0]?.lines).toEqual([2, 3]);
  });

  it('leaves the rooms of an unknown family with it', () => {
    expect(results(['RANNA22', '', 'HY-1'], ['', 'Nobody Here', 'HY-10'], ['', '', 'HY-11'])).toEqual([
      'NEW Anna NUMBER HY-1',
      '3 UNKNOWN_FAMILY -',
      '4 UNKNOWN_FAMILY -',
    ]);
  });

  it('and one number for all of them is one number', () => {
    expect(results(['RLARGE2', '', 'HY-1'], ['RLARGE2', '', 'hy-1'])).toEqual(['NEW Large NUMBER HY-1']);
  });

  it('is held back for a family that would have more numbers than rooms', () => {
    expect(results(['RANNA22', '', 'HY-1'], ['', 'Anna Mathew', 'HY-9'])).toEqual([
      '2 MORE_NUMBERS_THAN_ROOMS Anna',
      '3 MORE_NUMBERS_THAN_ROOMS Anna',
    ]);
  });
});

it('one number for two families is double in both lines', () => {
  expect(results(['RANNA22', '', 'HY-1'], ['RLARGE2', '', 'HY-10'], ['', '', 'HY-1'])).toEqual([
    '2 DOUBLE_NUMBER Anna',
    '3 DOUBLE_NUMBER Large',
    '4 DOUBLE_NUMBER Large',
  ]);
});

it('two families may exchange their numbers', () => {
  expect(results(['RBENNY2', '', 'HY-3'], ['RCYRIL2', '', 'HY-2'])).toEqual([
    'CHANGED Benny NUMBER HY-3',
    'CHANGED Cyril NUMBER HY-2',
  ]);
});

it.each([
  [['Guest Name', 'Conf #', 'Reg No'], { name: 0, confirmationNumber: 1, registrationNumber: 2 }],
  [
    ['Booking ref', 'Registration number', 'Name', 'Rooms'],
    { confirmationNumber: 0, registrationNumber: 1, name: 2 },
  ],
  [['Zimmer', 'Familie', 'Bestätigung'], { confirmationNumber: 2, registrationNumber: null, name: 1 }],
])('the columns of %j are found', (header, expected) => {
  const rows = [
    { line: 1, cells: ['Rooming list'] },
    { line: 2, cells: header },
    { line: 3, cells: ['x', 'y', 'z'] },
  ];
  const guessed = guessColumns(rows, { name: 'Familie', confirmationNumber: 'Bestätigung' });
  expect(guessed.columns).toEqual(expected);
  expect(guessed.rows).toEqual([{ line: 3, cells: ['x', 'y', 'z'] }]);
});
