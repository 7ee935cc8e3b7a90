/** Marks that stand within or between the words of a name: each is compared as a blank. */
export const foldedMarks = '.-&,';

const [letters, plain] = [
  'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ',
  'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc',
];

/** Letters with a diacritic, and the marks, each with what it is compared as at the same place of `foldedTo`. */
export const foldedFrom = letters + foldedMarks;
export const foldedTo = plain + ' '.repeat(foldedMarks.length);

const folds = new Map(Array.from(foldedFrom, (letter, place) => [letter, foldedTo[place] ?? '']));

/**
 * A name for comparing: lower case, without diacritics, with a blank before and after each word. The server's
 * `foldedName` does the same in SQL.
 */
export function foldName(name: string): string {
  let folded = '';
  for (const letter of name.toLowerCase()) folded += folds.get(letter) ?? letter;
  return ` ${folded.split(/\s+/u).filter(Boolean).join(' ')} `;
}

/** How many words of a search are compared. */
const mostWords = 6;

/** The words of a name, or of what somebody types to find one. */
export function nameWords(text: string): string[] {
  return foldName(text).trim().split(' ').filter(Boolean).slice(0, mostWords);
}
