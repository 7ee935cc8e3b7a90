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

/** True for an object with fields, which a list is not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
