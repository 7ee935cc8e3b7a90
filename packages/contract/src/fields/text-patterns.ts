/** Letters of any script, spaces and . ' & - with at least one letter (SPEC §5). */
export const namePattern = /^(?=.*\p{L})[\p{L}\p{M} .'&-]+$/u;

/** Letters of any script and spaces. */
export const lettersPattern = /^(?=.*\p{L})[\p{L}\p{M} ]+$/u;

/** Letters and digits of any script. */
export const alphanumericPattern = /^[\p{L}\p{M}\p{N}]+$/u;
