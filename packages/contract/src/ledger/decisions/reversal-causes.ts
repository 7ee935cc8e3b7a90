/** Why booked money is taken back; each has its own words in the mail to the family. */
export const reversalCauses = ['BOUNCED', 'BOOKED_WRONGLY'] as const;
export type ReversalCause = (typeof reversalCauses)[number];
