import { statementMessages } from '@sangamam/contract/bank/statements/statement-messages';

import { excerpt, statementFault, type Place } from './statement-fault.ts';

/** Ten million dollars: more is a misread column. */
const mostCents = 1_000_000_000;

/**
 * An amount as banks write it, in cents and with its sign: `1,250.00`, `$850`, `(12.50)`, `12.50-`, `1.250,00`.
 *
 * @throws RQST_PARAMS_INVALID naming the place
 */
export function readAmount(text: string, decimal: '.' | ',', place: Place): number {
  const plain = text.replaceAll(/[\s\u00a0'’$]|USD|CAD|US|CA/giu, '');
  const isNegative = /^\(.*\)$|^[-−]|[-−]$|DR$/iu.test(plain);
  const digits = plain.replaceAll(/[()+−-]|CR$|DR$/giu, '');
  const group = decimal === '.' ? ',' : '.';
  const parts = digits.replaceAll(group, '').split(decimal);
  const [whole = '', fraction = ''] = parts;
  if (parts.length > 2 || !/^\d*$/u.test(whole) || !/^\d{0,2}0*$/u.test(fraction) || whole + fraction === '')
    throw statementFault(statementMessages.amountExpected({ found: excerpt(text) }), place);
  const cents = Number(whole || '0') * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  if (cents > mostCents) throw statementFault(statementMessages.amountTooLarge, place);
  return isNegative && cents !== 0 ? -cents : cents;
}
