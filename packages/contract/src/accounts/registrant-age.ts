/** Minimum and maximum age for an account (SPEC §9, DECISIONS §2). */
export const registrantAge = { min: 18, max: 99 } as const;
