/**
 * What was said at the arrival desk about a minor without a consent form: the form was signed there, a responsible adult
 * is there, or the family brings it later.
 */
export const consentAnswers = ['SIGNED_HERE', 'ADULT_HERE', 'LATER'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];
