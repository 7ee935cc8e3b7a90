export * from '../../en/domain/person-names.ts';
import type { MaritalStatus } from '@sangamam/contract/fields/person-enumerations';
import type { PersonFieldKey } from '@sangamam/contract/people/person-fields';
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
export const fieldLabels: Record<PersonFieldKey, string> = {
  firstName: 'പേര് (First name)',
  lastName: 'അവസാന പേര് (Last name)',
  nickName: 'വിളിപ്പേര്',
  familyName: 'വീട്ടുപേര്',
  gender: 'ലിംഗം',
  dob: 'ജനനത്തീയതി',
  maritalStatus: 'വൈവാഹിക നില',
  familyFaith: 'കുടുംബത്തിന്റെ വിശ്വാസം',
  placeInKerala: 'കേരളത്തിലെ സ്ഥലം',
  parishInKerala: 'കേരളത്തിലെ ഇടവക',
  otherParish: 'ഇടവകയുടെ പേര്',
};
