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
  /** Cards with diets, health notes and contacts, and answers to questions of a convention, counted from the end of their convention. */
  card: 30,
  /** Letters to families, and who got them, counted from the end of their convention. */
  letter: 400,
  /** What families asked to change, counted from the answer, or from the end of the convention. */
  changeRequest: 30,
  /** Names and phone numbers of the drivers of shuttles, counted from the day of the run. */
  driver: 30,
} as const;

/** What closing an account does, in the order in which it is shown before it is confirmed. */
export const closingConsequences = [
  'SIGNED_OUT',
  'UNSENT_CANCELLED',
  'DETAILS_ERASED',
  'SHARED_MEMBERS_STAY',
  'AMOUNTS_STAY',
  'FINAL',
] as const;
export type ClosingConsequence = (typeof closingConsequences)[number];
