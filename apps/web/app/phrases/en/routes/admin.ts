export const admin = 'Admin';
export const overview = 'Overview';
export const nothingForYourRoleYet = 'Nothing for your role yet';
export const yourPartOfTheAdminArea =
  'Your part of the admin area is being built. Until then there is nothing for you to do here.';
export const needsAttention = 'Needs attention';
export const registrationsByStatus = 'Registrations by status';
export const registrationsToDecide = 'registrations to decide';
export const paymentsReportedToMatch = 'payments reported, to match';
export const paymentsReceivedToApprove = 'payments received, to approve';
export const refundsToStart = 'refunds to start';
