export * from '../../en/domain/person-field-labels.ts';
import type { PersonFieldKey } from '@sangamam/contract/people/person-fields';

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
