import type { Values } from '@sangamam/contract/phrases/values';

export const firstName = 'First name';
export const lastName = 'Last name';
export const familyName = 'Family name';
export const relationship = 'Relationship';
export const forAGrandchild = 'For a grandchild, choose Son or Daughter.';
export const choose = 'Select';
export const maritalStatus = 'Marital status';
export const change = 'Change';
export const changeTheMaritalStatus = 'Change the marital status';
export const takeTheLastName = ({ name }: Values<'name'>) => `Last name: ${name}`;
export const moreAboutThisPerson = 'More about this person';
export const whatMoreThereIs = 'Family name, local unit, parish, email and phone';
export const localUnit = 'Local unit';
export const country = 'Country';
export const parishInKerala = 'Parish in Kerala';
export const nameOfTheParish = 'Name of the parish';
export const notNeededForChildrenEachPerson =
  'Email and phone are optional. Children need neither, and each person needs their own email address.';
export const email = 'Email';
export const thisIsYourAccountsAddressIt = "This is your account's address; it can't be changed here.";
export const childrenUnder13DontGetEmail =
  "Children under 13 don't get email of their own. We'll write to you.";
export const sendConventionNewsToThisPerson = 'Send convention news to this person';
export const saving = 'Saving…';
export const save = 'Save';
export const saveAndThenAdd = 'Save, then add';
export const nextChild = { SON: 'the next son', DAUGHTER: 'the next daughter' } as const;
export const saveAddAnother = 'Save & Add Another';
export const cancel = 'Cancel';
export const thisPersonWasNotSaved = 'This person was not saved';
export const backToTheForm = 'Back to the form';
export const theHouseNameOfTheirFamily = 'The house name of their own family.';
export const takeTheFamilyName = ({ name }: Values<'name'>) => `Family name: ${name}`;
