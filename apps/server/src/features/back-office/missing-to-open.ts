import type { ConventionSetUp } from '@sangamam/contract/conventions/convention-desk';

/**
 * What would make the first family's registration fail, in sentences for the organiser; empty when all is there.
 *
 * @param today `YYYY-MM-DD` where the convention takes place
 */
export function missingToOpen(
  {
    conventionDeadline,
    earlyBirdStatus,
    earlyBirdDate,
    treasurer,
    packages,
  }: Omit<ConventionSetUp, 'missing'>,
  today: string,
): string[] {
  const offered = packages.filter(({ active }) => active);
  const forFamilies = offered.filter(
    ({ capacity, seatsTaken, maxPeople, minAge }) =>
      (capacity === null || seatsTaken < capacity) &&
      (maxPeople === null || maxPeople > 1) &&
      minAge === null,
  );
  const faults: [boolean, string][] = [
    [conventionDeadline < today, 'The deadline for registration has passed.'],
    [earlyBirdStatus && earlyBirdDate === null, 'The early bird is on and has no date.'],
    [treasurer === null, 'There is no treasurer for payers to turn to.'],
    [offered.length === 0, 'No package is offered.'],
    [
      offered.length > 0 && forFamilies.length === 0,
      'No package that is offered has room for a family with children.',
    ],
  ];
  return faults.flatMap(([isFault, sentence]) => (isFault ? [sentence] : []));
}
