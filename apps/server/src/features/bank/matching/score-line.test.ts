import { formatRegistrationNumber, permanentNumberFor } from '@sangamam/contract/orders/registration-number';
import { describe, expect, it } from 'vitest';

import type { Family, OpenBalance, PersonName } from './family.ts';
import type { ScoredLine } from './line-match.ts';
import { scoreStatement } from './score-statement.ts';

let serial = 0;
const person = (first: string, last: string, more: Partial<PersonName> = {}): PersonName => ({
  first,
  last,
  nick: null,
  house: null,
  ...more,
});

function family(people: PersonName[], ...balances: Partial<OpenBalance>[]): Family {
  serial += 1;
  const familyId = `family-${serial}`;
  return {
    familyId,
    people,
    emails: [`${familyId}@example.org`],
    balances: (balances.length > 0 ? balances : [{}]).map((changes, at) => ({
      orderId: `${familyId}-${at}`,
      numbers: [formatRegistrationNumber('T', serial * 10 + at)],
      currency: 'USD',
      balance: 850,
      balanceWithoutFee: 830,
      submittedOn: '2026-02-01',
      reportedOn: '2026-03-01',
      payerEmail: null,
      ...changes,
    })),
  };
}

const line = (changes: Partial<ScoredLine>): ScoredLine => ({
  date: '2026-03-05',
  cents: 85_000,
  currency: 'USD',
  direction: 'IN',
  payer: '',
  memo: '',
  reference: '',
  ...changes,
});

const numberOf = ({ balances }: Family) => balances[0]?.numbers[0] ?? '';
const thomas = family([
  person('Thomas Kurian', 'Mathew', { house: 'Vallathara' }),
  person('Annamma', 'Thomas'),
]);
const others = [
  family([person('Jacob', 'Mathew')], { balance: 1_200 }),
  family([person('Binu', 'Abraham'), person('Mini', 'Binu')]),
  family([person('José', 'Tharayil', { nick: 'Jojo' })]),
];
const families = [thomas, ...others];

const match = async (changes: Partial<ScoredLine>, among = families) => {
  const [found] = await scoreStatement([line(changes)], among);
  const [best] = found?.candidates ?? [];
  return {
    level: found?.level,
    families: best?.familyIds ?? [],
    allocations: best?.allocations ?? [],
    reasons: best?.reasons.map(({ kind }) => kind) ?? [],
  };
};

describe('a line with a registration number', () => {
  const number = numberOf(thomas);
  const swapped = `${number.slice(0, 3)}${number.charAt(4)}${number.charAt(3)}${number.slice(5)}`;
  it.each([
    ['as it is', number, 'NUMBER'],
    ['in lower case with spaces', `conv ${number.slice(0, 4).toLowerCase()} ${number.slice(4)}`, 'NUMBER'],
    ['joined to a word', `REG${number}`, 'NUMBER'],
    ['joined to a word, and without its first letter', `REG${number.slice(1)}`, 'NUMBER_LOOK_ALIKE'],
    ['spelt out', number.split('').join(' '), 'NUMBER'],
    ['spelt out behind other letters', `Reg # I A ${number.split('').join(' ')} thanks`, 'NUMBER'],
    ['without its first letter', number.slice(1), 'NUMBER_LOOK_ALIKE'],
    ['with a lost character', number.slice(0, 3) + number.slice(4), 'NUMBER_TYPO'],
    ['with swapped characters', swapped, 'NUMBER_TYPO'],
  ])('%s is sure when the amount fits', async (_, memo, kind) => {
    const found = await match({ memo, payer: 'Somebody Else' });
    expect(found).toMatchObject({ level: 'SURE', families: [thomas.familyId] });
    expect(found.reasons).toContain(kind);
  });

  it('with look-alike characters is sure when the amount fits', async () => {
    const odd = family([person('A', 'B')], { numbers: ['T5828GX'] });
    const found = await match({ memo: 'TSBZB6X' }, [odd, ...families]);
    expect(found).toMatchObject({ level: 'SURE', families: [odd.familyId] });
  });

  it('in its permanent form is sure', async () => {
    const permanent = permanentNumberFor(number);
    const confirmed = family([person('A', 'B')], { numbers: [number, permanent] });
    expect(await match({ memo: permanent }, [confirmed])).toMatchObject({ level: 'SURE' });
  });

  it('of which nothing is open is never sure, whatever the name says', async () => {
    const paid = formatRegistrationNumber('T', 999_999);
    const found = await match({ memo: paid, payer: 'Thomas Kurian Mathew' });
    expect(found).toMatchObject({ level: 'SUGGESTED', families: [thomas.familyId] });
    expect(found.reasons).toContain('NUMBER_UNKNOWN');
  });

  it.each([
    ['less than is due by somebody else', 50_000, 'AMOUNT_PART'],
    ['more than is due', 90_000, 'AMOUNT_OVER'],
    ['with cents', 85_037, 'AMOUNT_CENTS'],
  ])('is only suggested for %s', async (_, cents, kind) => {
    const found = await match({ memo: number, cents });
    expect(found).toMatchObject({ level: 'SUGGESTED', allocations: [{ amount: Math.floor(cents / 100) }] });
    expect(found.reasons).toContain(kind);
  });

  it('of a part is sure when the name says so, too: two halves make the whole', async () => {
    const half = line({ memo: number, payer: 'Thomas Kurian Mathew', cents: 42_500 });
    const halves = [half, { ...half, reference: 'second' }, { ...half, reference: 'third' }];
    const found = await scoreStatement(halves, families);
    expect(found.filter(({ level }) => level === 'SURE')).toHaveLength(2);
    expect(found[0]?.candidates[0]?.allocations).toEqual([
      { orderId: thomas.balances[0]?.orderId, amount: 425 },
    ]);
  });

  it('of a part is only suggested when it is what the family owes for something else', async () => {
    const both = family([person('Saji', 'Kottoor')], { balance: 850 }, { balance: 75 });
    const found = await match({ memo: numberOf(both), payer: 'Saji Kottoor', cents: 7_500 }, [both]);
    expect(found).toMatchObject({ level: 'SUGGESTED' });
  });

  it('is sure in spite of a name of which a part is well-formed as a number', async () => {
    // VATTRKUNNEL has TRKUNNE.
    expect(await match({ memo: number, payer: 'Mathew Vattrkunnel' })).toMatchObject({ level: 'SURE' });
  });

  it('before the registration was submitted, is only suggested', async () => {
    const found = await match({ memo: number, date: '2026-01-10' });
    expect(found.level).toBe('SUGGESTED');
    expect(found.reasons).toContain('TOO_EARLY');
  });

  it('in the other currency matches nothing', async () => {
    expect(await match({ memo: number, currency: 'CAD' })).toMatchObject({ level: 'NONE' });
  });

  it('on money that left the account matches nothing', async () => {
    expect(await match({ memo: number, direction: 'OUT' })).toMatchObject({ level: 'NONE' });
  });
});

describe('a line with the number of one family and the whole name of another', () => {
  const number = numberOf(thomas);
  const rival = family([person('Vipin Punnoose', 'Velliyan')]);

  it('is not sure when the other name repeats a word', async () => {
    const twice = family([person('Mathew Mathew', 'Illickal')]);
    const found = await match({ payer: 'Mathew Mathew Illickal', memo: numberOf(thomas) }, [
      twice,
      ...families,
    ]);
    expect(found).toMatchObject({ level: 'SUGGESTED' });
  });

  it('is not sure when the other name is the payer’s to the letter, and the own one is only like it', async () => {
    const house = { house: 'Valiyaparambil' };
    const alike = family([person('Cyriac', 'Joseph', house)]);
    const same = family([person('Kurian Jose', 'Valiyaparambil')]);
    const found = await match({ payer: 'Kurian Jose Valiyaparambil', memo: numberOf(alike) }, [
      alike,
      same,
      ...families,
    ]);
    expect(found).toMatchObject({ level: 'SUGGESTED', families: [alike.familyId] });
  });

  it('is not sure when both owe the amount, and says whose the name is', async () => {
    const found = await match({ memo: number, payer: 'VIPIN PUNNOOSE VELLIYAN' }, [rival, ...families]);
    expect(found).toMatchObject({ level: 'SUGGESTED', families: [thomas.familyId] });
    expect(found.reasons).toContain('NAME_ELSEWHERE');
  });

  it.each([
    ['of a friend whom nobody here knows', 'Rajesh Patel', [rival]],
    ['of a company', 'Velliyan Trading LLC', [rival]],
    ['of their own', 'Thomas Kurian Mathew', [rival]],
    [
      'of a family that owes another amount',
      'Lijo Illickal',
      [family([person('Lijo', 'Illickal')], { balance: 1_300 })],
    ],
  ])('is sure with a name %s', async (_, payer, among) => {
    const found = await match({ memo: number, payer }, [...among, ...families]);
    expect(found).toMatchObject({ level: 'SURE', families: [thomas.familyId] });
  });
});

describe('a line that several families may have sent', () => {
  const crowd = Array.from({ length: 80 }, () =>
    family([person('George', 'Kalappura')], { balance: 1_425, reportedOn: null }),
  );

  it('names the one that owes the amount, however many others have such a name', async () => {
    const kevin = family([person('Kevin', 'George', { house: 'Kulangara' })], { balance: 2_350 });
    const found = await match({ payer: 'K. George', memo: 'convention', cents: 235_000 }, [...crowd, kevin]);
    expect(found.families).toEqual([kevin.familyId]);
  });

  it('does not hold a common name against the number of one of them', async () => {
    const john = family([person('George', 'Illickal')], { balance: 1_050 });
    const prince = family([person('George', 'Paul')], { balance: 1_050 });
    const found = await match({ payer: 'I. George', memo: numberOf(john), cents: 105_000 }, [
      ...crowd,
      prince,
      john,
    ]);
    expect(found).toMatchObject({ level: 'SURE', families: [john.familyId] });
  });

  it('finds the name of the one with the number, for a part as well', async () => {
    const john = family([person('George', 'Illickal')], { balance: 1_050 });
    const half = { payer: 'George Illickal', memo: numberOf(john), cents: 52_500 };
    const illickals = Array.from({ length: 80 }, () => family([person('George', 'Illickal')]));
    const found = await match(half, [...illickals, john]);
    expect(found).toMatchObject({ level: 'SURE', families: [john.familyId] });
  });

  it.each([
    ['half', 60_000],
    ['nearly all', 115_000],
  ])('names the one of which it is %s before its namesakes', async (_, cents) => {
    const namesakes = [2_000, 1_200, 1_900].map((balance) =>
      family([person('Xavier', 'Karimpil')], { balance, reportedOn: null }),
    );
    const found = await match({ payer: 'Xavier Karimpil', cents }, namesakes);
    expect(found.families).toEqual([namesakes[1]?.familyId]);
  });

  it('names the one that reported it a few days ago before those who reported something weeks ago', async () => {
    const namesakes = ['2026-02-08', '2026-03-03', null].map((reportedOn) =>
      family([person('Xavier', 'Karimpil')], { reportedOn }),
    );
    const found = await match({ payer: 'Xavier Karimpil' }, namesakes);
    expect(found.families).toEqual([namesakes[1]?.familyId]);
  });

  it('has five suggestions at most', async () => {
    const namesakes = Array.from({ length: 7 }, () => family([person('Xavier', 'Karimpil')]));
    const [found] = await scoreStatement([line({ payer: 'Xavier Karimpil' })], namesakes);
    expect(found?.candidates).toHaveLength(5);
  });
});

describe('a line with another purpose', () => {
  it.each(['Onam donation', 'membership dues', 'gift'])(
    '“%s” suggests nobody by a part of a name',
    async (memo) => {
      const binu = { payer: 'Binu', cents: 85_000 };
      expect(await match({ ...binu, memo: 'thanks' })).toMatchObject({ families: [others[1]?.familyId] });
      expect(await match({ ...binu, memo })).toMatchObject({ level: 'NONE', families: [] });
    },
  );

  it('still suggests the family of a whole name, and is not sure of it', async () => {
    const found = await match({ payer: 'Binu Abraham', memo: 'donation' });
    expect(found).toMatchObject({ level: 'SUGGESTED', families: [others[1]?.familyId] });
  });
});

describe("a line with the payer's name", () => {
  it.each([
    ['in another order', 'MATHEW, THOMAS KURIAN'],
    ['with a house name', 'Thomas K Vallathara'],
    ['misspelt', 'Thomas Kurian Matew'],
    ['of one of two owners of the account', 'THOMAS K MATHEW & LEELA JOHN'],
    ['of the wife', 'Annamma Thomas'],
  ])('%s suggests the family', async (_, payer) => {
    const found = await match({ payer });
    expect(found.families).toEqual([thomas.familyId]);
  });

  it.each([
    ['without its accent', 'JOSE THARAYIL'],
    ['by a nickname', 'Jojo Tharayil'],
    ['with an initial', 'J. Tharayil'],
  ])('%s suggests the family', async (_, payer) => {
    expect((await match({ payer })).families).toEqual([others[2]?.familyId]);
  });

  it('that only one family has is sure for a reported payment of this amount', async () => {
    expect(await match({ payer: 'Binu Abraham' })).toMatchObject({ level: 'SURE' });
  });

  it('that repeats a word is the one of whom both names are that word', async () => {
    const twice = family([person('Thomas', 'Thomas')]);
    const once = family([person('Thomas', 'Puthenpurackal')]);
    expect((await match({ payer: 'Thomas Thomas' }, [once, twice])).families).toEqual([twice.familyId]);
  });

  it('that is only like the payer’s is not sure where another family has just that name', async () => {
    const alike = family([person('Nisha', 'Shaji')]);
    const same = family([person('Nisha', 'Saji')], { balance: 700, balanceWithoutFee: 690 });
    expect(await match({ payer: 'Nisha Saji' }, [...families, alike])).toMatchObject({ level: 'SURE' });
    const found = await match({ payer: 'Nisha Saji' }, [...families, alike, same]);
    expect(found).toMatchObject({ level: 'SUGGESTED' });
  });

  it('of an unreported payment is not sure where it may be a part of what a namesake owes', async () => {
    const [silent, namesake] = [850, 900].map((balance) =>
      family([person('Titus', 'Illickal')], { balance, reportedOn: null }),
    );
    const titus = { payer: 'Titus Illickal', memo: 'convention' };
    expect(await match(titus, [...families, silent ?? thomas])).toMatchObject({ level: 'SURE' });
    const found = await match(titus, [...families, silent ?? thomas, namesake ?? thomas]);
    expect(found).toMatchObject({ level: 'SUGGESTED' });
  });

  it('is not sure where another family has reported and has just that name, word by word', async () => {
    const turned = family([person('Philip', 'Tomy')]);
    const same = family([person('Tomy', 'Philip')], { balance: 700, balanceWithoutFee: 690 });
    expect(await match({ payer: 'Philip Tomy' }, [...families, turned, same])).toMatchObject({
      level: 'SURE',
    });
    const found = await match({ payer: 'Tomy Philip' }, [...families, turned, same]);
    expect(found).toMatchObject({ level: 'SUGGESTED', families: [turned.familyId] });
  });

  it('is not sure against the number of a family that owes nothing in this currency', async () => {
    const canadian = family([person('Lijo', 'Illickal')], { currency: 'CAD' });
    const found = await match({ payer: 'Binu Abraham', memo: numberOf(canadian) }, [...families, canadian]);
    expect(found).toMatchObject({ level: 'SUGGESTED' });
  });

  it('is only suggested when the money came weeks after the report', async () => {
    expect(await match({ payer: 'Binu Abraham', date: '2026-03-16' })).toMatchObject({ level: 'SUGGESTED' });
  });

  it('that two families have is only suggested', async () => {
    const namesake = family([person('Binu', 'Abraham')]);
    expect(await match({ payer: 'Binu Abraham' }, [...families, namesake])).toMatchObject({
      level: 'SUGGESTED',
    });
  });

  it('is sure when its namesake owes another amount, and only suggested when that may be a part of it', async () => {
    const payer = 'Binu Abraham';
    const alike = family([person('Biju', 'Abraham')], { balance: 2_150 });
    expect(await match({ payer }, [...families, alike])).toMatchObject({ level: 'SURE' });
    const less = family([person('Binu', 'Abraham')], { balance: 600, balanceWithoutFee: 580 });
    const more = family([person('Binu', 'Abraham')], { balance: 1_700, balanceWithoutFee: 1_650 });
    expect(await match({ payer }, [...families, less])).toMatchObject({ level: 'SURE' });
    expect(await match({ payer }, [...families, more])).toMatchObject({ level: 'SUGGESTED' });
  });

  it('is sure for an unreported payment when the memo says that it is for the registration', async () => {
    const silent = family([person('Lijo', 'Illickal')], { reportedOn: null });
    const found = await match({ payer: 'Lijo Illickal', memo: 'convention' }, [silent, ...families]);
    expect(found).toMatchObject({ level: 'SURE' });
  });

  it('is only suggested when nothing was reported', async () => {
    const silent = family([person('Lijo', 'Illickal')], { reportedOn: null });
    expect(await match({ payer: 'Lijo Illickal' }, [silent, ...families])).toMatchObject({
      level: 'SUGGESTED',
    });
  });
});

describe('a line for several orders', () => {
  it('of one family is sure when it pays all of them', async () => {
    const both = family([person('Saji', 'Kottoor')], { balance: 850 }, { balance: 75 });
    const found = await match({ cents: 92_500, memo: numberOf(both) }, [both, ...families]);
    expect(found).toMatchObject({ level: 'SURE', allocations: [{ amount: 850 }, { amount: 75 }] });
  });

  it('of two families is sure when it names both and pays both', async () => {
    const [jacob, binu] = others;
    if (!jacob || !binu) throw new Error('Two families were expected');
    const found = await match({ cents: 205_000, memo: `${numberOf(jacob)} and ${numberOf(binu)}` });
    expect(found).toMatchObject({ level: 'SURE', allocations: [{ amount: 1_200 }, { amount: 850 }] });
  });
});

describe('a line with the number of one family and the name of another in the memo', () => {
  const [jacob, binu] = others;
  if (!jacob || !binu) throw new Error('Two families were expected');

  it('suggests to split it when their sum is what came', async () => {
    const found = await match({
      cents: 205_000,
      memo: `${numberOf(jacob)} + Binu Abraham`,
      payer: 'An Uncle',
    });
    expect(found).toMatchObject({
      level: 'SUGGESTED',
      families: [jacob.familyId, binu.familyId],
      allocations: [{ amount: 1_200 }, { amount: 850 }],
    });
  });

  it('does not when the number alone explains the amount', async () => {
    const found = await match({ cents: 120_000, memo: `${numberOf(jacob)} + Binu Abraham` });
    expect(found.families).toEqual([jacob.familyId]);
  });
});

describe('several lines for one balance', () => {
  it('are sure only as far as the balance goes', async () => {
    const found = await scoreStatement(
      [line({ memo: numberOf(thomas) }), line({ memo: numberOf(thomas), reference: 'again' })],
      families,
    );
    expect(found.map(({ level }) => level).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'SUGGESTED',
      'SURE',
    ]);
  });
});

describe("a line with the sender's address", () => {
  it('that the family told is sure when name and amount fit', async () => {
    const told = family([person('Elsy', 'Manalel')], { payerEmail: 'elsy@example.org', reportedOn: null });
    const found = await match({ payer: 'Elsy M', memo: 'from elsy@example.org' }, [told, ...families]);
    expect(found).toMatchObject({ level: 'SURE', families: [told.familyId] });
  });
});
