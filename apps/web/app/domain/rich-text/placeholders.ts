/** What can be put into a text to be filled in later, as it is written in braces. */
export interface Placeholders {
  choices: readonly { label: string; written: string }[];
  isKnown: (written: string) => boolean;
}
