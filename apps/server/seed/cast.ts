import { nedumchira, poothara } from './cast/closed-families.ts';
import { ottathengil, padinjarekara } from './cast/confirmed-by-cheque.ts';
import { kunnumpurath, thekkanatt } from './cast/confirmed-families.ts';
import { mannoor, mulackal } from './cast/families-at-the-registrar.ts';
import { illikkal, karottu, vazhakunnel } from './cast/families-at-the-treasurer.ts';
import { kollaparambil, tharayil, valiyaparambil } from './cast/families-on-the-way.ts';
import { manalel, puthenpurackal } from './cast/families-to-pay.ts';
import type { Family } from './cast/family.ts';
import { thottungal } from './cast/returning-family.ts';

/** The families of the demo, in the order of a registration's stages. Tests refer to them by name. */
export const cast = {
  kollaparambil,
  thottungal,
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

/** All families, in the order in which they are printed at the start. */
export const families: readonly Family[] = Object.values(cast);
