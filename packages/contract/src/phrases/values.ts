/** The values of a phrase, already formatted as the reader's language writes them; counts are numbers. */
export type Values<Name extends string> = Readonly<Record<Name, string | number>>;
