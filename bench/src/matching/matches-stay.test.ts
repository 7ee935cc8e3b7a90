import { createHash } from 'node:crypto';

import type { Family } from '@sangamam/server/src/features/bank/matching/family.ts';
import { scoreStatement } from '@sangamam/server/src/features/bank/matching/score-statement.ts';
import { expect, it } from 'vitest';

import { makeAdversarial } from './make-adversarial.ts';
import { makeFamilies } from './make-families.ts';
import { makeStatement, type TruthLine } from './make-statement.ts';
import { createSeeded } from './seeded.ts';

const digestOf = async (statement: readonly TruthLine[], families: readonly Family[]) => {
  const matches = await scoreStatement(
    statement.map(({ line }) => line),
    families,
  );
  return createHash('sha256').update(JSON.stringify(matches)).digest('hex').slice(0, 16);
};

// What the matching answered when each line was compared with each family, before 1.3.0: levels, candidates with their
// scores, amounts and reasons, and their sequence. A change of a rule changes it, being quicker does not.
it.each([
  [2_027, '24e4d0d9151664a1', 'c6df5c612d03c876'],
  [31_337, 'fe0b4f8ab0958d86', 'f89c76728a23a76a'],
  [86_420, '3a990cee673c37d5', '53908fffd6436aa3'],
])(
  'statements of the seed %i match what they matched when each line was compared with each family',
  async (seed, matches, misled) => {
    const random = createSeeded(seed);
    const families = makeFamilies(random, 3_000);
    const statement = makeStatement(random, families, 500);
    const hostile = makeAdversarial(random, families, 200);
    expect(await digestOf(statement, families)).toBe(matches);
    expect(await digestOf(hostile.statement, hostile.families)).toBe(misled);
  },
);
