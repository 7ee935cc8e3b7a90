import { isRecord } from './merge-typed.ts';

/** A field that both the person and the newer version changed, with both texts. */
export interface Clash {
  typed: string;
  newer: string;
}

/** A list of texts counts as one text, as in `mergeTyped`. */
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const textOf = (texts: readonly string[]) => texts.filter(Boolean).join(', ');

/** The fields in which both what was typed and the newer version differ from `base`, and from each other. */
export function clashesOf(base: unknown, typed: unknown, newer: unknown): Clash[] {
  if (isRecord(base) && isRecord(typed) && isRecord(newer))
    return Object.keys(typed).flatMap((name) => clashesOf(base[name], typed[name], newer[name]));
  if (isTexts(typed) && isTexts(newer))
    return clashesOf(isTexts(base) ? textOf(base) : base, textOf(typed), textOf(newer));
  const isText = typeof typed === 'string' && typeof newer === 'string';
  return isText && typed !== base && newer !== base && typed !== newer ? [{ typed, newer }] : [];
}
