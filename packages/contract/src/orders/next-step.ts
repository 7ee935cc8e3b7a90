import { groupRefusal, type GroupMember } from './participants/people-rules.ts';

/** The steps at which a family continues an unsubmitted registration. */
export const resumeSteps = ['people', 'package', 'review'] as const;
export type ResumeStep = (typeof resumeSteps)[number];

/**
 * The first incomplete step: people while the group breaks a rule or nobody was added yet, then the package; add-ons
 * are optional, so that the review is next. It depends on the order alone and is the same on every device.
 */
export function nextStep(people: readonly GroupMember[], packageChosen: boolean): ResumeStep {
  if (groupRefusal(people)) return 'people';
  if (packageChosen) return 'review';
  return people.length > 1 ? 'package' : 'people';
}
