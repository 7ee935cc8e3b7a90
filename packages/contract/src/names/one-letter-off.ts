/** Shorter words have too many neighbours: Anna, Hanna, Ana. */
const fewestLetters = 5;

/** Whether one letter is wrong, missing, additional or swapped with the next one, in a word of five letters or more. */
export function isOneLetterOff(word: string, other: string): boolean {
  if (!hasNeighbours(word) || Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const rest = word.slice(start);
  const otherRest = other.slice(start);
  if (rest === otherRest) return false;
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    isSwapped ||
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1)
  );
}

/**
 * Every spelling that `isOneLetterOff` finds, where `_` stands for any one letter, as in the `LIKE` of SQL. None for a word
 * that is too short, or is no word.
 */
export function oneLetterOff(word: string): string[] {
  if (!hasNeighbours(word)) return [];
  const near = Array.from({ length: word.length + 1 }, (_, place) => {
    const [before, letter, after] = [
      word.slice(0, place),
      word.slice(place, place + 1),
      word.slice(place + 1),
    ];
    const more = `${before}_${letter}${after}`;
    if (letter === '') return [more];
    const swapped = `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
    return [more, `${before}_${after}`, before + after, ...(after === '' ? [] : [swapped])];
  });
  return [...new Set(near.flat())].filter((spelling) => spelling !== word);
}

/** Marks of other scripts are letters here: a wrong one is one mistake. */
const hasNeighbours = (word: string) => /^[\p{L}\p{M}]+$/u.test(word) && word.length >= fewestLetters;
