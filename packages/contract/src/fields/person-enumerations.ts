/** Closed lists about a person with their wire values (SPEC §3). */
export const genders = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof genders)[number];

/** Display names of genders. */
export const genderNames: Record<Gender, string> = { MALE: 'Male', FEMALE: 'Female' };

export const maritalStatuses = ['SINGLE', 'MARRIED', 'DIVORCEE', 'WIDOW', 'WIDOWER'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** Names of marital statuses in forms, where the two kinds of widowed differ. */
export const maritalStatusChoices: Record<MaritalStatus, string> = {
  SINGLE: 'Single',
  MARRIED: 'Married',
  DIVORCEE: 'Divorced',
  WIDOW: 'Widow',
  WIDOWER: 'Widower',
};

export const familyFaiths = ['Knanaya Catholic', 'Knanaya Jacobite'] as const;
export type FamilyFaith = (typeof familyFaiths)[number];

/** The parish entry that asks for a typed parish (SPEC §3). */
export const otherParishValue = 'Other';
