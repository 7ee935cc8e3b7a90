import { expect, it } from 'vitest';

import type { KnownFamily } from './find-family.ts';
import { guessColumns } from './guess-columns.ts';
import { matchLines } from './match-lines.ts';

const family = (name: string, wanted: Partial<KnownFamily> = {}): KnownFamily => ({
  orderId: name,
  number: `R${name.toUpperCase().padEnd(6, '2').slice(0, 6)}`,
  tempNumber: `T${name.toUpperCase().padEnd(6, '2').slice(0, 6)}`,
  registrantName: `${name} Mathew`,
  confirmationNumber: '',
  isConfirmed: true,
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
];
const columns = { registrationNumber: 0, name: 1, confirmationNumber: 2 };
const results = (...rows: [number: string, name: string, confirmation: string][]) =>
  matchLines(
    rows.map((cells, at) => ({ line: at + 2, cells })),
    columns,
    families,
  ).map(({ result, family }) => `${result} ${family?.orderId ?? '-'} ${family?.foundBy ?? '-'}`);

it.each<[row: [string, string, string], expected: string]>([
  [['RANNA22', '', 'HY-1'], 'NEW Anna NUMBER'],
  [[' r-anna 22', '', 'HY-1'], 'NEW Anna NUMBER'],
  [['TANNA22', 'Somebody', 'HY-1'], 'NEW Anna NUMBER'],
  [['RANNA23', '', 'HY-1'], 'NEW Anna TYPO'],
  [['RANNA2', '', 'HY-1'], 'NEW Anna TYPO'],
  [['', 'MATHEW, Ánna', 'HY-1'], 'NEW Anna NAME'],
  [['XXXXXXX', 'Anna Mathew', 'HY-1'], 'NEW Anna NAME'],
  [['RBENNY2', '', 'HY-2'], 'SAME Benny NUMBER'],
  [['RBENNY2', '', 'HY-22'], 'CHANGED Benny NUMBER'],
  [['RBENNY2', '', 'hy-3'], 'DOUBLE_NUMBER Benny NUMBER'],
  [['RANNA22', '', ''], 'NO_NUMBER Anna NUMBER'],
  [['RANNA22', '', '=1+1'], 'UNREADABLE_NUMBER Anna NUMBER'],
  [['RELI222', '', 'HY-6'], 'NOT_CONFIRMED Eli NUMBER'],
  [['', 'Mary Thomas', 'HY-1'], 'SEVERAL_FAMILIES - -'],
  [['', 'Nobody Here', 'HY-1'], 'UNKNOWN_FAMILY - -'],
  [['', '', 'HY-1'], 'UNKNOWN_FAMILY - -'],
])('a line %j is %s', (row, expected) => {
  expect(results(row)).toEqual([expected]);
});

it('two lines with different numbers for one family are both held back', () => {
  expect(results(['RANNA22', '', 'HY-1'], ['', 'Anna Mathew', 'HY-9'])).toEqual([
    'TWO_LINES Anna NUMBER',
    'TWO_LINES Anna NAME',
  ]);
});

it('a line for each room with one number is one change', () => {
  expect(results(['RANNA22', '', 'HY-1'], ['RANNA22', '', 'HY-1'])).toEqual([
    'NEW Anna NUMBER',
    'REPEATED Anna NUMBER',
  ]);
});

it('one number for two families is double in both lines', () => {
  expect(results(['RANNA22', '', 'HY-1'], ['RDOLLY2', '', 'HY-1'])).toEqual([
    'DOUBLE_NUMBER Anna NUMBER',
    'DOUBLE_NUMBER Dolly NUMBER',
  ]);
});

it('two families may exchange their numbers', () => {
  expect(results(['RBENNY2', '', 'HY-3'], ['RCYRIL2', '', 'HY-2'])).toEqual([
    'CHANGED Benny NUMBER',
    'CHANGED Cyril NUMBER',
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
