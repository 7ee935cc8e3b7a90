export const yourRegistrationHasBeenSent = 'Your registration has been sent';
export const registrationIsClosed = 'Registration is closed';
export const registrationSummary = 'Registration Summary';
export const goToMyAccountPage = 'Go to My Account Page';
export const theRegistrationCouldNotBeFound = 'The registration could not be found';
export const itMayHaveBeenCancelledOr =
  'It may have been cancelled, or belong to another account. Your registrations, and the conventions that you can register for, are on My Account.';
export const stepsOfYourRegistration = 'Steps of your registration';
export const people = 'People';
export const packageLabel = 'Package';
export const addOns = 'Add-ons';
export const review = 'Review';
