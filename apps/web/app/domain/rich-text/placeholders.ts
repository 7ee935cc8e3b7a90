/** What can be put into a text to be filled in later, as it is written in braces. */
export interface Placeholders {
  choices: readonly {
    label: string;
    written: string;
    /** It stands in a paragraph of its own. */
    isParagraph?: boolean;
  }[];
  isKnown: (written: string) => boolean;
}
