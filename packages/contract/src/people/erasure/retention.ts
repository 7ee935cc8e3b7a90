/** Retention periods in days. A nightly job applies them and the privacy page states them. */
export const retentionDays = {
  /** Unverified sign-ups without a registration. */
  unverifiedAccount: 90,
  /** The content of mails; that they were sent stays recorded. */
  mailText: 400,
  /** The last mail to an account that was closed. */
  mailToClosedAccount: 30,
  /** The network prefix in entries of the audit log. */
  networkOfEntry: 91,
  /**
   * Details of children except their names, counted from the end of the last convention that they were registered for.
   */
  minorsDetails: 400,
  /** Family pictures with their captions, counted from the end of their convention. */
  familyPicture: 400,
  /** Names and phone numbers of the drivers of shuttles, counted from the day of the run. */
  driver: 30,
} as const;

/** What closing an account does, as shown before it is confirmed. */
export const closingConsequences = [
  'You are signed out everywhere, and nobody can sign in with this account again.',
  'Registrations that were not sent yet are cancelled.',
  'Names, birthdays, addresses, phone numbers, photos, forms and messages of you and your family are erased.',
  'Family members who are in somebody else’s registration too stay there.',
  'Amounts that were paid stay in the books, without your name.',
  'This cannot be undone.',
] as const;
