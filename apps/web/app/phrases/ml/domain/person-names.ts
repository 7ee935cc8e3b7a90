export * from '../../en/domain/person-names.ts';
import type { MaritalStatus } from '@sangamam/contract/fields/person-enumerations';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';

import { maritalStatusChoices } from './person-choices.ts';

export const maritalStatusNames: Record<MaritalStatus, string> = maritalStatusChoices;
export const relationshipNames: Record<Relationship, string> = {
  SELF: 'സ്വയം',
  FATHER: 'പിതാവ്',
  MOTHER: 'മാതാവ്',
  SON: 'മകൻ',
  DAUGHTER: 'മകൾ',
  SPOUSE: 'ജീവിതപങ്കാളി',
  FATHER_IN_LAW: 'ജീവിതപങ്കാളിയുടെ പിതാവ്',
  MOTHER_IN_LAW: 'ജീവിതപങ്കാളിയുടെ മാതാവ്',
};
