import { z } from 'zod';

/** Adds an issue at a field path. */
export type Refuse = (path: readonly string[], message: string) => void;

/**
 * A rule over several fields of an object. It also runs when single fields are invalid, so that all errors are reported
 * at once; therefore each value may be missing or of a wrong type.
 */
export function crossField<Value extends object>(rule: (value: Loose<Value>, refuse: Refuse) => void) {
  return z.superRefine<Value>(
    (value, context) =>
      rule(value as Loose<Value>, (path, message) =>
        context.addIssue({ code: 'custom', path: [...path], message, input: value }),
      ),
    { when: (payload) => typeof payload.value === 'object' && payload.value !== null },
  );
}

/** An object with optional, possibly invalid fields. */
export type Loose<Value> = Value extends object
  ? { [Key in keyof Value]?: Loose<Value[Key]> | undefined }
  : Value;
