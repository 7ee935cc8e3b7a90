import { z } from 'zod';

import { withoutInvisible } from './invisible-letters.ts';

/**
 * A line of text: trimmed, inner white space collapsed, typographic apostrophes of phones replaced, control characters
 * refused. An empty value gets the message `required`, any other error `invalid`.
 */
export function requiredLine({
  required,
  invalid,
  min,
  max,
  pattern,
}: {
  required: string;
  invalid: string;
  min: number;
  max: number;
  pattern?: RegExp;
}) {
  const length = z
    .string({ error: required })
    .overwrite(tidyLine)
    .min(1, required)
    .min(min, invalid)
    .max(max, invalid)
    .regex(noControls, invalid);
  return pattern ? length.regex(pattern, invalid) : length;
}

/** Like `requiredLine`, but optional; empty and absent both become an empty string. */
export function optionalLine({
  invalid,
  min,
  max,
  pattern,
}: {
  invalid: string;
  min: number;
  max: number;
  pattern?: RegExp;
}) {
  return z
    .string()
    .overwrite(tidyLine)
    .refine(
      (text) =>
        text === '' ||
        (text.length >= min &&
          text.length <= max &&
          noControls.test(text) &&
          (!pattern || pattern.test(text))),
      invalid,
    )
    .default('');
}

/** Several lines of text, trimmed, with a length limit; line breaks are kept. */
export function freeText({ max, invalid }: { max: number; invalid: string }) {
  return z
    .string()
    .overwrite((text) => withoutInvisible(text).replaceAll('\r\n', '\n').trim())
    .max(max, invalid)
    .refine((text) => !/[^\P{Cc}\t\n]/u.test(text), invalid);
}

/** A value of a closed list. No choice gets the message `required`, where that differs; any other value `invalid`. */
export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  invalid: string,
  required = invalid,
) {
  return z.enum(values, {
    error: ({ input }) => (input === '' || input === undefined ? required : invalid),
  });
}

/** A code in this format. No choice gets the message `required`, where that differs. */
export function code(pattern: RegExp, invalid: string, required = invalid) {
  return z
    .string({ error: required })
    .regex(pattern, { error: ({ input }) => (input === '' ? required : invalid) });
}

const noControls = /^[^\p{Cc}]*$/u;

function tidyLine(text: string): string {
  return withoutInvisible(text)
    .replaceAll(/[\u2018\u2019\u02bc]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
