import type { Family, OpenBalance } from '@sangamam/server/src/features/bank/matching/family.ts';
import type { Allocation } from '@sangamam/server/src/features/bank/matching/score-amount.ts';
import type { ScoredLine } from '@sangamam/server/src/features/bank/matching/line-match.ts';

import { day } from './make-families.ts';
import { misspell, misspellNumber, payerOf, memoOf } from './misspell.ts';
import { menNames, strangers, womenNames } from './names.ts';
import type { Seeded } from './seeded.ts';

/** A line, what it is about, and how it should be booked: several orders, or none for noise. */
export interface TruthLine {
  line: ScoredLine;
  kind: string;
  truth: Allocation[];
}

type Make = (random: Seeded, take: () => { family: Family; order: OpenBalance }) => TruthLine[];

/** A line's text for an order, with faults at the rates of hand-typed memos. */
function lineFor(
  random: Seeded,
  { family, order }: { family: Family; order: OpenBalance },
  amount: number,
  how: { number?: 'right' | 'wrong' | 'none'; payer?: string } = {},
): ScoredLine {
  const roll = random.next();
  const wanted = how.number ?? (roll < 0.62 ? 'right' : roll < 0.82 ? 'wrong' : 'none');
  const number = random.pick(order.numbers);
  const written = wanted === 'right' ? number : wanted === 'wrong' ? misspellNumber(random, number) : '';
  const address = order.payerEmail !== null && random.chance(0.3) ? ` ${order.payerEmail}` : '';
  const came = Math.max(
    dayNumber(order.reportedOn ?? day(90)) + random.integer(9) - 2,
    dayNumber(order.submittedOn),
  );
  return {
    date: day(came),
    cents: amount * 100,
    currency: order.currency,
    direction: 'IN',
    payer: how.payer ?? payerOf(random, random.chance(0.65) ? family.people.slice(0, 1) : family.people),
    memo: `${memoOf(random, written)}${address}`,
    reference: `BNK${random.integer(1e9)}`,
  };
}

const dayNumber = (date: string) => Math.round((Date.parse(date) - Date.UTC(2026, 0, 1)) / 86_400_000);
const whole = (order: OpenBalance, amount = order.balance) => [{ orderId: order.orderId, amount }];

const makers: readonly (readonly [kind: string, share: number, make: Make])[] = [
  [
    'whole balance',
    0.66,
    (random, take) => {
      const one = take();
      return [{ kind: '', line: lineFor(random, one, one.order.balance), truth: whole(one.order) }];
    },
  ],
  [
    'relative outside the family',
    0.04,
    (random, take) => {
      const one = take();
      const payer = `${random.pick(menNames)} ${random.pick(strangers)}`;
      return [
        {
          kind: '',
          line: lineFor(random, one, one.order.balance, { payer, number: 'right' }),
          truth: whole(one.order),
        },
      ];
    },
  ],
  [
    'wrong amount',
    0.06,
    (random, take) => {
      const one = take();
      const sum = one.family.balances.reduce((all, { balance }) => all + balance, 0);
      // Neither all that the family owes, nor nothing.
      const wrong = [-100, -50, -10, 10, 50, 100].filter((more) => one.order.balance + more !== sum);
      const amount = Math.max(10, one.order.balance + random.pick(wrong));
      return [{ kind: '', line: lineFor(random, one, amount), truth: whole(one.order, amount) }];
    },
  ],
  [
    'all orders of a family',
    0.05,
    (random, take) => {
      const one = take();
      const truth = one.family.balances.map(({ orderId, balance }) => ({ orderId, amount: balance }));
      const sum = truth.reduce((all, { amount }) => all + amount, 0);
      return [{ kind: '', line: lineFor(random, one, sum), truth }];
    },
  ],
  [
    'one transfer for two families',
    0.03,
    (random, take) => {
      const one = take();
      const other = take();
      if (one.order.currency !== other.order.currency)
        return [{ kind: '', line: lineFor(random, one, one.order.balance), truth: whole(one.order) }];
      const line = lineFor(random, one, one.order.balance + other.order.balance, { number: 'right' });
      const memo = `${line.memo} ${other.order.numbers[0] ?? ''}`;
      return [{ kind: '', line: { ...line, memo }, truth: [...whole(one.order), ...whole(other.order)] }];
    },
  ],
  [
    'two transfers for one order',
    0.03,
    (random, take) => {
      const one = take();
      const half = Math.floor(one.order.balance / 2);
      return [half, one.order.balance - half].map((amount) => ({
        kind: '',
        line: lineFor(random, one, amount),
        truth: whole(one.order, amount),
      }));
    },
  ],
  [
    'sent twice',
    0.02,
    (random, take) => {
      const one = take();
      const line = lineFor(random, one, one.order.balance);
      const again = { ...line, reference: `BNK${random.integer(1e9)}` };
      return [line, again].map((line) => ({ kind: '', line, truth: whole(one.order) }));
    },
  ],
  [
    'not for a registration',
    0.11,
    (random) => {
      const namesake = random.chance(0.4);
      const payer = `${random.pick([...menNames, ...womenNames])} ${random.pick(namesake ? menNames : strangers)}`;
      return [
        {
          kind: '',
          truth: [],
          line: {
            date: day(60 + random.integer(60)),
            cents: 2500 * (1 + random.integer(60)),
            currency: 'USD',
            direction: random.chance(0.3) ? 'OUT' : 'IN',
            payer,
            memo: random.pick([
              'donation',
              'dues 2026',
              'membership',
              'thank you',
              'Onam',
              '',
              'Payroll',
              'Monthly fee',
              'Interest',
            ]),
            reference: `BNK${random.integer(1e9)}`,
          },
        },
      ];
    },
  ],
];

/** A statement of about `count` lines against these families, with the truth about each. */
export function makeStatement(random: Seeded, families: readonly Family[], count: number): TruthLine[] {
  const unused = [...families];
  const take = () => {
    const [family] = unused.splice(random.integer(unused.length), 1);
    const order = family?.balances[0];
    if (!family || !order) throw new RangeError('Too few families');
    return { family, order };
  };
  const lines: TruthLine[] = [];
  while (lines.length < count) {
    let roll = random.next();
    const [kind, , make] = makers.find(([, share]) => (roll -= share) < 0) ?? makers[0] ?? [];
    if (kind === undefined || !make) throw new RangeError('No kinds of lines');
    lines.push(...make(random, take).map((line) => ({ ...line, kind })));
  }
  return lines
    .map((line) => ({ line, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ line }) => ({
      ...line,
      line: {
        ...line.line,
        payer: random.chance(0.08) ? misspell(random, line.line.payer) : line.line.payer,
      },
    }));
}
