import type { ErrorCode } from '../../http/error-catalogue.ts';
import type { MaritalStatus } from '../../fields/person-enumerations.ts';
import type { Relationship } from './participant.ts';

/** What the rules about the whole group need to know of a person. */
export interface GroupMember {
  relationship: Relationship;
  selected: boolean;
  maritalStatus: MaritalStatus | null;
}

/**
 * Why a group cannot go on (SPEC §4 "Blocking"): nobody is selected, or SELF is married and no spouse is in the list,
 * attending or not. The refusal's sentence stands in the error catalogue.
 */
export function groupRefusal(
  people: readonly GroupMember[],
): Extract<ErrorCode, 'PARTICIPANT_REQUIRED' | 'SPOUSE_REQUIRED'> | undefined {
  if (!people.some(({ selected }) => selected)) return 'PARTICIPANT_REQUIRED';
  const self = people.find(({ relationship }) => relationship === 'SELF');
  const hasSpouse = people.some(({ relationship }) => relationship === 'SPOUSE');
  return self?.maritalStatus === 'MARRIED' && !hasSpouse ? 'SPOUSE_REQUIRED' : undefined;
}
