import type { DateOrder } from '@sangamam/contract/bank/statements/column-mapping';
import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';

import { excerpt, statementFault, type Place } from './statement-fault.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date as banks write it, in this order of day, month and year, or with the month's name; `undefined` for no date. */
export function parseDate(text: string, order: DateOrder): string | undefined {
  const words = text.trim().toLowerCase();
  const named =
    /([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u.exec(words) ??
    swapped(/(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4})/u.exec(words));
  if (named) {
    const [, month = '', day, year] = named;
    return toDate(Number(year), months.indexOf(month) + 1, Number(day));
  }
  const joined = /^(\d{4})(\d{2})(\d{2})(?:\d{6}|\b)/u.exec(words);
  if (joined) return toDate(Number(joined[1]), Number(joined[2]), Number(joined[3]));
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:\D|$)/u.exec(words) ?? [];
  if (first === '') return undefined;
  if (first.length === 4) return toDate(Number(first), Number(second), Number(third));
  const year = third.length <= 2 ? 2000 + Number(third) : Number(third);
  if (order === 'YMD') return toDate(2000 + Number(first), Number(second), Number(third));
  return order === 'MDY'
    ? toDate(year, Number(first), Number(second))
    : toDate(year, Number(second), Number(first));
}

/** @throws RQST_PARAMS_INVALID naming the place */
export function readDate(text: string, order: DateOrder, place: Place): string {
  const date = parseDate(text, order);
  if (date === undefined)
    throw statementFault(statementMessages.dateExpected({ found: excerpt(text) }), place);
  return date;
}

function swapped(found: RegExpExecArray | null): string[] | null {
  return found && [found[0], found[2] ?? '', found[1] ?? '', found[3] ?? ''];
}

function toDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : undefined;
}
