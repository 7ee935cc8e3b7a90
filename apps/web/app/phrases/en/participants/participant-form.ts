export const auditEntriesAbout = 'About them';
export const firstName = 'First name';
export const lastName = 'Last name';
export const familyName = 'Family name';
export const relationship = 'Relationship';
export const choose = 'Choose';
export const maritalStatus = 'Marital status';
export const parishAndLocalUnit = 'Parish and local unit';
export const localUnit = 'Local unit';
export const country = 'Country';
export const parishInKerala = 'Parish in Kerala';
export const nameOfTheParish = 'Name of the parish';
export const contactDetailsOptional = 'Contact details (optional)';
export const notNeededForChildrenEachPerson =
  'Not needed for children. Each person needs their own email address.';
export const email = 'Email';
export const thisIsYourAccountsAddressIt = "This is your account's address; it can't be changed here.";
export const childrenUnder13DontGetEmail =
  "Children under 13 don't get email of their own. We'll write to you.";
export const sendConventionNewsToThisPerson = 'Send convention news to this person';
export const saving = 'Saving…';
export const save = 'Save';
export const saveAddAnother = 'Save & Add Another';
export const cancel = 'Cancel';
export const thisPersonWasNotSaved = 'This person was not saved';
