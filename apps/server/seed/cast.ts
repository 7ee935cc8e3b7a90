import { nedumchira, poothara } from './cast/closed-families.ts';
import { ottathengil, padinjarekara } from './cast/confirmed-by-cheque.ts';
import { kunnumpurath, thekkanatt } from './cast/confirmed-families.ts';
import { mannoor, mulackal } from './cast/families-at-the-registrar.ts';
import { illikkal, karottu, vazhakunnel } from './cast/families-at-the-treasurer.ts';
import { kollaparambil, tharayil, valiyaparambil } from './cast/families-on-the-way.ts';
import { manalel, puthenpurackal } from './cast/families-to-pay.ts';
import type { Family } from './cast/family.ts';

/** The people whom one meets in the demo, in the order in which a registration lives. Tests use them by name, too. */
export const cast = {
  kollaparambil,
  tharayil,
  valiyaparambil,
  mannoor,
  mulackal,
  puthenpurackal,
  manalel,
  illikkal,
  karottu,
  vazhakunnel,
  thekkanatt,
  padinjarekara,
  kunnumpurath,
  ottathengil,
  poothara,
  nedumchira,
} satisfies Record<string, Family>;

/** All of them, as the start prints them. */
export const families: readonly Family[] = Object.values(cast);
