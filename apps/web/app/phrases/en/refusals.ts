/**
 * What to show instead of a sentence of the server, by that sentence. Empty here: the server writes English. The
 * specification's sentences stay as they are in every language.
 */
export const refusalTexts: Readonly<Record<string, string>> = {};
