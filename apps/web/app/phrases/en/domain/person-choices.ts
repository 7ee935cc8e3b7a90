import {
  genderNames as genders,
  maritalStatusChoices as maritalStatuses,
  type Gender,
  type MaritalStatus,
} from '@sangamam/contract/fields/person-enumerations';

export const genderNames: Record<Gender, string> = genders;
export const maritalStatusChoices: Record<MaritalStatus, string> = maritalStatuses;
/** Its name on the wire, which is its English name. */
export const familyFaith = ({ faith }: { faith: string }) => faith;
/** The last parish of the list, for a name that is not in it. */
export const otherParish = 'Other';
