/** How many days things are kept. A nightly job applies it and the privacy page states it. */
export const retentionDays = {
  /** Sign-ups whose address nobody verified, and that have no registration. */
  unverifiedAccount: 90,
  /** What mails said; that they went out stays on record. */
  mailText: 400,
  /** The last mail to an account that was closed. */
  mailToClosedAccount: 30,
  /** From which network (its prefix) an entry of the audit log was made. */
  networkOfEntry: 91,
  /** Of children, what goes beyond the name, counted from the end of the last convention for which they were listed. */
  minorsDetails: 400,
} as const;

/** What closing an account brings about, as people read it before they confirm. */
export const closingConsequences = [
  'You are signed out everywhere, and nobody can sign in with this account again.',
  'Registrations that were not sent yet are cancelled.',
  'Names, birthdays, addresses, phone numbers, photos, forms and messages of you and your family are erased.',
  'Family members who are in somebody else’s registration too stay there.',
  'Amounts that were paid stay in the books, without your name.',
  'This cannot be undone.',
] as const;
