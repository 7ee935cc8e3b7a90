/** Longest anchor in letters; the rest of a long question adds nothing. */
const longest = 60;

/**
 * The part after `#` in the address of each question: its words, in lower case and joined by hyphens. Questions that
 * come to the same get a number, so that each address leads to one of them.
 */
export function questionAnchors(questions: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return questions.map((question) => {
    const words = question
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/['’]/gu, '')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, longest)
      .replaceAll(/^-|-$/gu, '');
    const anchor = words === '' ? 'question' : words;
    const times = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  });
}
