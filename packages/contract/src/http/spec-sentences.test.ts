import { expect, it } from 'vitest';

import { passwordMessages, signUpMessages } from '../accounts/account-messages.ts';
import { contactMessages } from '../contact/contact-messages.ts';
import { participantMessages } from '../participants/participant-messages.ts';
import { errorCatalogue } from './error-catalogue.ts';

// Sentences of SPEC §2, §5 and §8 that other tests know by their names alone: here they stand to the letter, odd
// spellings and spaces included.
it.each<[said: string, sentence: string]>([
  [errorCatalogue.USER_EXIST.message, 'A user with this email address already exists'],
  [errorCatalogue.INVALID_CREDENTIALS.message, 'Username or password is incorrect !'],
  [errorCatalogue.INVALID_TOKEN.message, 'Sorry Token invalid or expired. '],
  [errorCatalogue.PARTICIPANT_REQUIRED.message, 'Select at least one participant to proceed...'],
  [
    errorCatalogue.SPOUSE_REQUIRED.message,
    'Please add your Spouse details to proceed. In case Spouse is not attending the convention, after adding the details, you may unselect him / her from the list.',
  ],
  [errorCatalogue.PACKAGE_REQUIRED.message, 'Please select any package to continue'],
  [signUpMessages.failed, 'Your Registration Failed.'],
  [passwordMessages.saved, 'Your Password has been saved successfully.'],
  [passwordMessages.proceedToLogin, 'Your password has been saved. Please proceed to login.'],
  [passwordMessages.changed, 'Success - Your new Password has been saved successfully'],
  [passwordMessages.changedToast, 'Password Changed Successfully!!'],
  [passwordMessages.invalid, 'Invalid password'],
  [passwordMessages.notUpdated, 'Couldnot update'],
  [passwordMessages.tryAgain, 'Sorry, Something went wrong. Please try again later'],
  [passwordMessages.terms, 'Please read and agree  the terms and conditions before submitting'],
  [contactMessages.mandatory, 'This Field is mandatory'],
  [contactMessages.attachmentLimit, 'Attachment limit reached'],
  [contactMessages.failed, 'Something went wrong. Please try again later.'],
  [participantMessages.required, 'This field is required '],
  [participantMessages.familyName, 'Family Name is not valid!'],
  [participantMessages.lastName, 'Last Name is required'],
  [participantMessages.relationship, 'Select your relationship with the participant'],
  [participantMessages.spouseParish, "Select your spouse's Parish in Kerala "],
  [participantMessages.futureDate, 'Please enter correct date'],
  [participantMessages.notification, 'Please enter your email or mobile number'],
  [participantMessages.anyError, 'Error! Please check all fields before submitting'],
  [
    participantMessages.emailInUse,
    "This email address is already added to our database for a different person. If you don't have the actual email id of the family member, then leave the email address blank",
  ],
  [participantMessages.added, 'Participant added successfully'],
  [participantMessages.updated, 'Participant Updated successfully'],
  [participantMessages.addFailed, 'Failed to  add family member'],
  [participantMessages.editFailed, 'Failed to  Edit family member'],
  [participantMessages.confirmDeletion, 'Do you really want to delete the participant'],
])('%j', (said, sentence) => {
  expect(said).toBe(sentence);
});
