/**
 * The values of a form that goes on from a newer version: what was typed since `base` stays, everything else becomes as
 * it is in `newer`. Objects are merged field by field; lists are one field, so that two versions never mix in one.
 */
export function mergeTyped<Values>(base: unknown, typed: Values, newer: Values): Values {
  if (isRecord(base) && isRecord(typed) && isRecord(newer)) {
    const names = new Set([...Object.keys(typed), ...Object.keys(newer)]);
    const entries = [...names].map(
      (name) => [name, mergeTyped(base[name], typed[name], newer[name])] as const,
    );
    return Object.fromEntries(entries) as Values;
  }
  return JSON.stringify(typed) === JSON.stringify(base) ? newer : typed;
}

/** A field that was typed and that the newer version changed too, with both texts. */
export interface Clash {
  typed: string;
  newer: string;
}

/** The texts in which what was typed and the newer version differ from `base`, each in another way. */
export function clashesOf(base: unknown, typed: unknown, newer: unknown): Clash[] {
  if (isRecord(base) && isRecord(typed) && isRecord(newer))
    return Object.keys(typed).flatMap((name) => clashesOf(base[name], typed[name], newer[name]));
  const isText = typeof typed === 'string' && typeof newer === 'string';
  return isText && typed !== base && newer !== base && typed !== newer ? [{ typed, newer }] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
