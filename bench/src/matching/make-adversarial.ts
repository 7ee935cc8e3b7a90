import type { Family, PersonName } from '@sangamam/server/src/features/bank/matching/family.ts';
import type { ScoredLine } from '@sangamam/server/src/features/bank/matching/line-match.ts';
import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';

import { day } from './make-families.ts';
import type { TruthLine } from './make-statement.ts';
import { houses, menNames, strangers } from './names.ts';
import type { Seeded } from './seeded.ts';

const nameOf = (family: Family) => `${family.people[0]?.first ?? ''} ${family.people[0]?.last ?? ''}`;
const open = (family: Family) => family.balances[0];

/** Lines that lead to the wrong family when one thing is believed alone, with the families that they are set among. */
export function makeAdversarial(
  random: Seeded,
  families: readonly Family[],
  count: number,
): { families: Family[]; statement: TruthLine[] } {
  const among = [...families];
  const unused = [...families];
  const change = (
    family: Family,
    changes: Partial<NonNullable<ReturnType<typeof open>>>,
    people = family.people,
  ) => {
    const changed = {
      ...family,
      people,
      balances: family.balances.map((order, at) => (at === 0 ? { ...order, ...changes } : order)),
    };
    among[among.indexOf(family)] = changed;
    return changed;
  };
  const take = () => unused.splice(random.integer(unused.length), 1)[0] ?? raise();
  const reported = { reportedOn: day(70), submittedOn: day(20), currency: 'USD' as const, payerEmail: null };
  const lineOf = (amount: number, payer: string, memo: string): ScoredLine => ({
    date: day(74),
    cents: amount * 100,
    currency: 'USD',
    direction: 'IN',
    payer,
    memo,
    reference: `ADV${random.integer(1e9)}`,
  });
  const statement: TruthLine[] = [];
  for (let at = 0; at < count; at += 1) {
    const amount = 500 + 7 * at;
    const priced = { ...reported, balance: amount, balanceWithoutFee: amount };
    const one = change(take(), priced);
    const number = open(one)?.numbers[0] ?? '';
    const orderOf = (family: Family) => [{ orderId: open(family)?.orderId ?? '', amount }];
    const wholly: PersonName[] = [
      {
        first: `${random.pick(menNames)} ${random.pick(menNames)}`,
        last: random.pick(houses),
        nick: null,
        house: null,
      },
    ];
    switch (at % 5) {
      case 0: {
        const other = change(take(), priced, wholly);
        const line = lineOf(amount, nameOf(other), number);
        statement.push({ kind: 'wrong number, full name of another', line, truth: orderOf(other) });
        break;
      }
      case 1: {
        const twin = change(take(), priced, one.people);
        statement.push({
          kind: 'namesakes',
          line: lineOf(amount, nameOf(twin), 'convention'),
          truth: orderOf(twin),
        });
        break;
      }
      case 2: {
        // The money of a family that has paid already, and a namesake that owes the same.
        const paid = formatRegistrationNumber('T', 900_000 + random.integer(90_000));
        const line = lineOf(amount, nameOf(one), random.pick([paid, `Reg ${paid} second half`]));
        statement.push({ kind: 'booked already, a namesake owes it', line, truth: [] });
        break;
      }
      case 3: {
        const payer = `${random.pick(strangers)} ${random.pick(strangers)}`;
        statement.push({
          kind: 'stranger with an amount',
          line: lineOf(amount, payer, random.pick(['', 'donation'])),
          truth: [],
        });
        break;
      }
      default: {
        const payer = `${random.pick(strangers)} Trading LLC`;
        statement.push({
          kind: 'company with the number',
          line: lineOf(amount, payer, number),
          truth: orderOf(one),
        });
      }
    }
  }
  return { families: among, statement };
}

function raise(): never {
  throw new RangeError('Too few families');
}
