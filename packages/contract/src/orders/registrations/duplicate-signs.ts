/**
 * What two people of different registrations have in common: `house` is the house name and the home parish together,
 * `address` the street and the postal code.
 */
export const duplicateSigns = ['name', 'dob', 'mobile', 'email', 'address', 'house'] as const;
export type DuplicateSign = (typeof duplicateSigns)[number];

/**
 * Whether two people may be one. A name is shared by many, and a household has its phone and address in common, so that two signs
 * are needed: the name with a birth date, phone or address of e-mail, or a birth date with one of these. A grandson has
 * the name, the house and the address of his grandfather: these two count only while one of the birth dates is unknown.
 */
export function maybeSamePerson(
  signs: readonly DuplicateSign[],
  { birthDatesDiffer }: { birthDatesDiffer: boolean },
): boolean {
  const has = (...some: DuplicateSign[]) => some.some((sign) => signs.includes(sign));
  if (has('dob') && has('name', 'mobile', 'email')) return true;
  if (!has('name')) return false;
  return has('mobile', 'email') || (!birthDatesDiffer && has('address', 'house'));
}
