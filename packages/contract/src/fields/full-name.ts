/** First and last name of a person, without the blank of a part that is missing. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName: string | null;
  lastName: string | null;
}): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}
