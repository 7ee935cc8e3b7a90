/** The country that forms start with (SPEC §9), as its ISO alpha-3 code. */
export const defaultCountry = 'USA';
export const canada = 'CAN';
