export const alreadySentTitle = 'Your registration has been sent';
export const thisWasCancelled = 'This registration was cancelled';
export const thisWasNotApproved = 'This registration was not approved';
export const thisConventionIsOver = 'This convention is over';
export const myAccountSaysMore =
  'Nothing can be changed here any more. My Account says what happened and what comes next.';
export const registrationIsClosed = 'Registration is closed';
export const registrationSummary = 'Registration Summary';
export const goToMyAccount = 'Go to My Account Page';
export const notFoundTitle = 'The registration could not be found';
export const notFoundText =
  'It may have been cancelled, or it may belong to another account. My Account lists your registrations and the conventions you can register for.';
export const stepsOfYourRegistration = 'Steps of your registration';
export const people = 'People';
export const packageLabel = 'Package';
export const addOns = 'Add-ons';
export const review = 'Review';
export const saving = 'Saving…';
export const saved = 'Saved. You can stop and continue later.';
