/** Words that stand behind the site whatever it is called. */
const siteWords = ['sangamam', 'convention', 'sammelan', 'knanaya', 'kottayam', 'kerala'];

/** Letters that may be left over when all known words are taken out of a guessable password. */
const leftOver = 2;

/**
 * Whether a password is made of words that are easy to find out, with any digits and symbols around them: the own name,
 * address or city, the site's name, a convention, a parish (ASVS 6.2.11).
 */
export function isMadeOfKnownWords(password: string, texts: readonly string[]): boolean {
  const words = new Set([...siteWords, ...texts.flatMap(wordsOf)]);
  const longestFirst = [...words].toSorted((one, other) => other.length - one.length);
  const letters = lettersOf(password);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), letters);
  return letters !== '' && rest.replaceAll(' ', '').length <= leftOver;
}

/** The words of a name or an address, in lower case; an address also as a whole. */
function wordsOf(text: string): string[] {
  const parts = plain(text).split(/[^\p{L}]+/u);
  return [...parts, lettersOf(text)].filter((word) => word.length > leftOver);
}

function lettersOf(text: string): string {
  return plain(text).replaceAll(/[^\p{L}]/gu, '');
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
