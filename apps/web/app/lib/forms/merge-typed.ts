/**
 * The values of a form that continues from a newer version: fields typed since `base` stay, all others come from
 * `newer`. Objects are merged field by field; a list counts as one field, so that two versions never mix in one list.
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
