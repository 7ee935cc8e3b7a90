import type { Values } from '@sangamam/contract/phrases/values';

export const relationship = 'Relationship';
export const relationshipHint = 'A grandchild? Choose Son for a boy, Daughter for a girl.';
export const choose = 'Select';
export const change = 'Change';
export const changeTheMaritalStatus = 'Change the marital status';
export const takeTheLastName = ({ name }: Values<'name'>) => `Last name: ${name}`;
export const moreAboutThisPerson = 'More about this person';
export const moreHint = 'Family name, local unit, parish, email and phone';
export const localUnit = 'Local unit';
export const country = 'Country';
export const nameOfTheParish = 'Name of the parish';
export const contactHint =
  'Email and phone are optional. Children need neither, and each person needs their own email address.';
export const email = 'Email';
export const ownEmailHint = "This is your account's address; it can't be changed here.";
export const childEmailHint = "Children under 13 don't get email of their own. We'll write to you.";
export const sendNews = 'Send convention news to this person';
export const saving = 'Saving…';
export const save = 'Save';
export const saveAndThenAdd = 'Save, then add';
export const nextChild = { SON: 'the next son', DAUGHTER: 'the next daughter' } as const;
export const saveAddAnother = 'Save & Add Another';
export const saveFailed = 'This person was not saved';
export const backToTheForm = 'Back to the form';
export const houseNameHint = 'The house name of their own family.';
export const takeTheFamilyName = ({ name }: Values<'name'>) => `Family name: ${name}`;
export const shortFirstName = 'At least 3 letters. Is the name shorter? Add a second name, such as An Mary.';
