/** First and last name of a person; a missing part leaves no blank. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName: string | null;
  lastName: string | null;
}): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}
