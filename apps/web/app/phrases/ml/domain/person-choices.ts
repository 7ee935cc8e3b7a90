export * from '../../en/domain/person-choices.ts';
import type { Gender, MaritalStatus } from '@sangamam/contract/fields/person-enumerations';

export const genderNames: Record<Gender, string> = { MALE: 'പുരുഷൻ', FEMALE: 'സ്ത്രീ' };
export const maritalStatusChoices: Record<MaritalStatus, string> = {
  SINGLE: 'വിവാഹം കഴിഞ്ഞിട്ടില്ല',
  MARRIED: 'വിവാഹം കഴിഞ്ഞു',
  DIVORCEE: 'വിവാഹമോചനം നേടി',
  WIDOW: 'വിധവ',
  WIDOWER: 'വിഭാര്യൻ',
};
const faiths: Readonly<Record<string, string>> = {
  'Knanaya Catholic': 'ക്നാനായ കത്തോലിക്ക',
  'Knanaya Jacobite': 'ക്നാനായ യാക്കോബായ',
};
export const familyFaith = ({ faith }: { faith: string }) => faiths[faith] ?? faith;
export const otherParish = 'മറ്റുള്ളവ';
