import { parseRegistrationNumber } from '@sangamam/contract/orders/registration-number';

import { codesOf } from '../matching/text-tokens.ts';

/** The texts of a line in which a bank's number of the transfer may stand. */
export interface LineTexts {
  payer: string;
  memo: string;
  reference: string;
  raw: string;
}

const labelled =
  /\b(?:conf(?:irmation)?|ref(?:erence)?|trace|trans(?:action)?|trn)\b\W{0,3}(?:(?:number|code|no|id)\b)?[\s#:.]{0,4}([a-z0-9]{5,60})/giu;

const day =
  /^(?:20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])20\d{2})(?:\d{6})?$/u;

/**
 * What may be the bank's number of a transfer, wherever it stands: in the column for it, after `Conf#`, or in any other
 * text. There it is longer than a check's number, and no date, name with a year, or registration number.
 */
export function transferReferences({ payer, memo, reference, raw }: LineTexts): Set<string> {
  const text = `${payer} ${memo} ${raw}`;
  const named = [
    ...codesOf(reference),
    ...[...text.matchAll(labelled)].flatMap(([, code]) => codesOf(code ?? '')),
  ];
  const found = new Set(named.filter((code) => code.length >= 5 && /\d/u.test(code)));
  for (const code of codesOf(text))
    if (code.length >= 7 && (code.match(/\d/gu) ?? []).length >= 3 && !isLikeRegistration(code))
      found.add(code);
  return new Set(
    [...found].filter(
      (code) =>
        !day.test(code) &&
        !/^[A-Z]+(?:19|20)\d{2}$/u.test(code) &&
        parseRegistrationNumber(code) === undefined,
    ),
  );
}

/** A registration number with a mistake in it, or with what stands before it. */
const isLikeRegistration = (code: string) =>
  /^(?:REG)?[TR7]/u.test(code) && code.length <= 11 && /[A-Z]/u.test(code);

/** The registration numbers in a line, as they are stored. */
export function registrationsIn({ payer, memo, reference, raw }: LineTexts): Set<string> {
  const codes = codesOf(`${payer} ${memo} ${reference} ${raw}`);
  return new Set(codes.flatMap((code) => parseRegistrationNumber(code) ?? []));
}
