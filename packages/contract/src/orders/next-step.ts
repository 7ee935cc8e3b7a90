import { groupRefusal, type GroupMember } from './participants/people-rules.ts';

/** Where a family goes on with a registration that is not sent. */
export const resumeSteps = ['people', 'package', 'review'] as const;
export type ResumeStep = (typeof resumeSteps)[number];

/**
 * The first step of which something is missing: people while the group cannot go on, or nobody was added yet; then the
 * package; add-ons are optional, so that the review is next. It follows from the order alone and is the same on every
 * device.
 */
export function nextStep(people: readonly GroupMember[], packageChosen: boolean): ResumeStep {
  if (groupRefusal(people)) return 'people';
  if (packageChosen) return 'review';
  return people.length > 1 ? 'package' : 'people';
}
