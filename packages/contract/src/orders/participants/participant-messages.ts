/** Sentences about family members: the specification's to the letter (SPEC §5, §8), and ours. */
export const participantMessages = {
  required: 'This field is required ',
  firstName: 'First Name must be alphabetical !',
  familyName: 'Family Name is not valid!',
  lastName: 'Last Name is required',
  mobile: 'Mobile Number is not valid!',
  email: 'Email is not valid!',
  maritalStatus: 'Select your marital status!',
  relationship: 'Select your relationship with the participant',
  localUnit: 'Select your local unit!',
  country: 'Select your country!',
  spouseParish: "Select your spouse's Parish in Kerala ",
  otherParish: 'Enter your parish!',
  monthAndYear: 'Month and year is mandatory !',
  futureDate: 'Please enter correct date',
  selfAge: 'The registrant must be between 18 and 99 years old.',
  notification: 'Please enter your email or mobile number',
  anyError: 'Error! Please check all fields before submitting',
  emailInUse:
    "This email address is already added to our database for a different person. If you don't have the actual email id of the family member, then leave the email address blank",
  emailOfChild: 'Children under 13 have no email address of their own here.',
  added: 'Participant added successfully',
  updated: 'Participant Updated successfully',
  addFailed: 'Failed to  add family member',
  editFailed: 'Failed to  Edit family member',
  confirmDeletion: 'Do you really want to delete the participant',
} as const;

/**
 * The message of an emptied field while somebody types; on submit it is the one for required fields (SPEC §5 Add/edit
 * participant).
 */
export const participantEmptied = {
  required: participantMessages.required,
  sentences: {
    firstName: participantMessages.firstName,
    lastName: participantMessages.lastName,
    familyName: participantMessages.familyName,
    relationShip: participantMessages.relationship,
    maritalStatus: participantMessages.maritalStatus,
    month: participantMessages.monthAndYear,
    year: participantMessages.monthAndYear,
  },
} as const;
