import { numberColumnRoles } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
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
  guestNames: [],
  confirmationNumber: '',
  isConfirmed: true,
  rooms: 1,
  arrival: '2027-07-22',
  departure: '2027-07-25',
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
  family('Large', { rooms: 3, guestNames: ['Large Mathew', 'Susan Large', 'Riya Large', 'Mary Thomas'] }),
  family('Grown', { rooms: 2, confirmationNumber: 'HY-7' }),
];
const columns = {
  registrationNumber: 0,
  name: 1,
  confirmationNumber: 2,
  firstName: 3,
  status: 4,
  arrival: 5,
  departure: 6,
};
type Row = [number: string, name: string, confirmation: string, ...more: string[]];
const matched = (...rows: Row[]) =>
  matchLines(
    listLines(
      rows.map((cells, at) => ({ line: at + 2, cells })),
      columns,
    ),
    families,
  );
/** What a list means, in short: families with their numbers, and lines with their problems. */
const results = (...rows: Row[]) => {
  const { families: found, openLines } = matched(...rows);
  return [
    ...found.map(
      ({ result, orderId, foundBy, numbers }) => `${result} ${orderId} ${foundBy} ${numbers.join('+')}`,
    ),
    ...openLines.map(({ line, problem, family: of }) => `${line} ${problem} ${of?.orderId ?? '-'}`),
  ];
};

it.each<[row: Row, expected: string]>([
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
  [['RANNA22', '', 'HY-1', '', 'CXL'], '2 CANCELLED Anna'],
  [['RANNA22', '', 'HY-1', '', 'No-Show'], '2 CANCELLED Anna'],
  [['RANNA22', '', 'CANCELLED'], '2 CANCELLED Anna'],
  [['', 'Nobody Here', 'HY-1', '', 'cancelled 3/4'], '2 CANCELLED -'],
  [['RANNA22', '', 'HY-1', '', 'Confirmed'], 'NEW Anna NUMBER HY-1'],
  [['', 'MATHEW', 'HY-1', 'Anna'], 'NEW Anna NAME HY-1'],
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

  it('takes somebody who attends, named below the number of the family, as another room of it', () => {
    const withOwnNames: Row[] = [
      ['RLARGE2', 'Large Mathew', 'HY-10'],
      ['', 'Susan Large', 'HY-11'],
      ['', 'LARGE, Riya', 'HY-12'],
    ];
    expect(results(...withOwnNames)).toEqual(['NEW Large NUMBER HY-10+HY-11+HY-12']);
  });

  it('asks of somebody below it who attends and is a registrant of another family, too', () => {
    expect(results(['RLARGE2', '', 'HY-10'], ['', 'Mary Thomas', 'HY-11'])).toEqual([
      'NEW Large NUMBER HY-10',
      '3 SEVERAL_FAMILIES -',
    ]);
  });

  it('asks of somebody unknown below it, and proposes the family where a name is shared', () => {
    const proposed = (name: string) =>
      matched(['RLARGE2', 'Large Mathew', 'HY-10'], ['', name, 'HY-11']).openLines.map(({ similar }) =>
        similar.map(({ orderId }) => orderId),
      );
    expect(proposed('Jacob Matthew')[0]).toEqual(['Large']);
    expect(proposed('John Smith')).toEqual([[]]);
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

it('a family with a cancelled room keeps the others, and the number that it had is to be replaced', () => {
  expect(results(['RGROWN2', '', 'HY-8'], ['', '', 'HY-7', '', 'CXL'])).toEqual([
    'CHANGED Grown NUMBER HY-8',
    '3 CANCELLED Grown',
  ]);
});

it('a status that is merged over the rooms of a family holds for each of them', () => {
  expect(results(['RLARGE2', '', 'HY-10', '', 'CXL'], ['', '', 'HY-11'])).toEqual([
    '2 CANCELLED Large',
    '3 CANCELLED Large',
  ]);
});

it.each([
  ['07/22/2027', '07/25/2027', null],
  ['', '25-Jul-27', null],
  ['someday', '', null],
  ['21-Jul-27', '', { arrival: '2027-07-21', departure: null }],
  ['', '24-Jul-27', { arrival: null, departure: '2027-07-24' }],
])('the days %j to %j of a list are compared with ours', (arrival, departure, listed) => {
  const [found] = matched(['RANNA22', '', 'HY-1', '', '', arrival, departure]).families;
  const ours = { arrival: '2027-07-22', departure: '2027-07-25' };
  expect(found?.otherDays).toEqual(listed && { listed, ours });
});

it.each([
  ['Cancelled', 'Y', true],
  ['Cancellation No.', '55012', true],
  ['CXL #', '-', false],
  ['Cancelled', 'No', false],
  ['Cancellation policy', '48 hours', false],
  ['Cancel by', '06/22/2027', false],
])('the column %j with %j says that a booking is cancelled: %s', (heading, cell, isCancelled) => {
  const header = ['Reg', 'Name', 'Conf', '', '', '', '', heading];
  const rows = [{ line: 2, cells: ['RANNA22', '', 'HY-1', '', '', '', '', cell] }];
  const { openLines } = matchLines(listLines(rows, columns, { header }), families);
  expect(openLines.map(({ problem }) => problem)).toEqual(isCancelled ? ['CANCELLED'] : []);
});

it('sums and repeated headings are no lines', () => {
  const rows = [
    ['Reg', 'Name', 'Conf'],
    ['RANNA22', '', 'HY-1'],
    ['reg', 'name', 'conf'],
    ['', 'Total rooms', '424'],
    ['Grand total', '', '424'],
  ];
  const lines = listLines(
    rows.map((cells, at) => ({ line: at + 1, cells })),
    columns,
    { header: ['Reg', 'Name', 'Conf'] },
  );
  expect(lines.map(({ line }) => line)).toEqual([2]);
});

describe('a line that is nobody’s', () => {
  const similarTo = (number: string, name: string) =>
    matched([number, name, 'HY-1']).openLines.flatMap(({ similar }) => similar.map(({ orderId }) => orderId));

  it.each([
    ['', 'Dolli Mathew', ['Dolly']],
    ['', 'Doly Mathew', ['Dolly']],
    ['', 'Dollly Mathew', ['Dolly']],
    ['', 'Mary Thomas', ['Twin1', 'Other', 'Large']],
    ['', 'Thomas', ['Twin1', 'Other', 'Large']],
    ['', 'Tomas Mery', ['Twin1', 'Other', 'Large']],
    ['', 'Suzan Large', ['Large']],
    ['', 'Nobody Here', []],
  ])('number %j and name %j proposes %j', (number, name, expected) => {
    expect(similarTo(number, name)).toEqual(expected);
  });

  it('is of the family that staff choose, with the rooms merged below it', () => {
    const rows = [
      ['', 'Nobody Here', 'HY-10'],
      ['', '', 'HY-11'],
      ['RANNA22', '', 'HY-1'],
    ].map((cells, at) => ({ line: at + 2, cells }));
    const chosen = listLines(rows, columns, { choices: [{ line: 2, orderId: 'Dolly' }] });
    expect(matchLines(chosen, families)).toMatchObject({
      families: [
        { orderId: 'Dolly', foundBy: 'CHOICE', numbers: ['HY-10', 'HY-11'], rooms: 1 },
        { orderId: 'Anna' },
      ],
      openLines: [],
    });
    const leftOut = listLines(rows, columns, { choices: [{ line: 2, orderId: null }] });
    expect(leftOut.map(({ line }) => line)).toEqual([4]);
  });
});

it.each([
  [
    ['Guest Last Name', 'Guest First Name', 'Arr.', 'Dep.', 'Group Ref', 'Acknowledgement No.', 'Status'],
    {
      name: 0,
      firstName: 1,
      arrival: 2,
      departure: 3,
      registrationNumber: 4,
      confirmationNumber: 5,
      status: 6,
    },
  ],
  [['Booked under', 'Conf#'], { name: 0, confirmationNumber: 1 }],
  [['Last name', 'First name', 'Ack. #'], { name: 0, firstName: 1, confirmationNumber: 2 }],
  [['Guest Name', 'Conf #', 'Reg No'], { name: 0, confirmationNumber: 1, registrationNumber: 2 }],
  [
    ['Booking ref', 'Registration number', 'Name', 'Rooms'],
    { confirmationNumber: 0, registrationNumber: 1, name: 2 },
  ],
  [['Zimmer', 'Familie', 'Bestätigung'], { confirmationNumber: 2, name: 1 }],
])('the columns of %j are found', (header, expected) => {
  const rows = [
    { line: 1, cells: ['Hyatt', '', 'Confirmed list'] },
    { line: 2, cells: header },
    { line: 3, cells: ['x', 'y', 'z'] },
  ];
  const guessed = guessColumns(rows, { name: 'Familie', confirmationNumber: 'Bestätigung' });
  const none = Object.fromEntries(numberColumnRoles.map((role) => [role, null]));
  expect(guessed.columns).toEqual({ ...none, ...expected });
  expect(guessed.rows).toEqual([{ line: 3, cells: ['x', 'y', 'z'] }]);
});

it('headings that nobody knows are taken from the first full row below a letterhead', () => {
  const rows = [
    { line: 1, cells: ['Hyatt Regency'] },
    { line: 2, cells: ['Nombre', 'Código', 'Noches'] },
    { line: 3, cells: ['Anna', 'HY-1', '3'] },
  ];
  expect(guessColumns(rows, {})).toMatchObject({
    header: ['Nombre', 'Código', 'Noches'],
    rows: [{ line: 3 }],
  });
});
