import leven from 'leven';

/** Variables that nobody reads, found by their names. */
export interface UnknownVariables {
  /** Almost the name of a variable that is read: certainly meant for us. They stop the start. */
  misspelt: string[];
  /** Named like ours, but not close to any: a hosting platform may have set them. They are only mentioned. */
  suspicious: string[];
}

const ourPrefixes =
  /^(?:ADMIN|BOUNCE|DATABASE|DEMO|DKIM|ENCRYPTION|MAIL|PAYPAL|PUBLIC_URL|RATE_LIMIT|SANGAMAM|SMTP|STORAGE|TRUST_PROXY|WALLET)_/u;

/** Shorter names differ by one letter from too many innocent ones, such as HOME from HOST. */
const shortestForSpelling = 7;

/**
 * Finds the variables that look like one of `known` without being one. A mistyped `DATABASE_URL` would otherwise start
 * another site than the one that was meant.
 */
export function findUnknownVariables(
  given: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): UnknownVariables {
  const found: UnknownVariables = { misspelt: [], suspicious: [] };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || known.includes(name)) continue;
    const meant = closestTo(name, known);
    if (meant !== undefined) found.misspelt.push(`${name} is not a setting; did you mean ${meant}?`);
    else if (ourPrefixes.test(name)) found.suspicious.push(`${name} is not a setting and was ignored`);
  }
  return found;
}

function closestTo(name: string, known: readonly string[]): string | undefined {
  if (name.length < shortestForSpelling) return undefined;
  const isClose = (other: string) =>
    other.length >= shortestForSpelling &&
    leven(name.toUpperCase(), other) <= Math.min(2, Math.floor(other.length / 5));
  return known.find(isClose);
}
