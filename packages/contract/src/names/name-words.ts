/** Letters with a diacritic, and marks that stand within or between the words of a name, with what they are compared as. */
export const foldedFrom = 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ.-&,';
export const foldedTo = 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc    ';

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
