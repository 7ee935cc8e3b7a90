/** Letters that may be left over when all own words are taken out of a guessable password. */
const leftOver = 2;

/**
 * Whether a password is made of the account's own names or e-mail address, with any digits and symbols around them (ASVS
 * 6.2.11). Names of places, parishes, local units and years may stand in a password (DECISIONS §5).
 */
export function isMadeOfOwnWords(password: string, texts: readonly string[]): boolean {
  const words = new Set(texts.flatMap(wordsOf));
  const longestFirst = [...words].toSorted((one, other) => other.length - one.length);
  const letters = lettersOf(password);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), letters);
  return letters !== '' && rest.replaceAll(' ', '').length <= leftOver;
}

/** The words of a name or of an e-mail address before its `@`, in lower case; an address also as a whole. */
function wordsOf(text: string): string[] {
  const [own = ''] = plain(text).split('@');
  const parts = own.split(/[^\p{L}]+/u);
  return [...parts, lettersOf(text)].filter((word) => word.length > leftOver);
}

function lettersOf(text: string): string {
  return plain(text).replaceAll(/[^\p{L}]/gu, '');
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
