import { maritalStatusChoices, type MaritalStatus } from './person-enumerations.ts';

/** Display names of marital statuses. A module of its own, so that the sign-up page, which offers choices, loads none of it. */
export const maritalStatusNames: Record<MaritalStatus, string> = {
  ...maritalStatusChoices,
  WIDOW: 'Widowed',
  WIDOWER: 'Widowed',
};
