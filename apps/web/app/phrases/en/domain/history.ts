import { personFieldNames } from '@sangamam/contract/people/person-fields';
import type { Values } from '@sangamam/contract/phrases/values';

export const noChanges = 'Staff have not changed anything.';
export const automatically = ', automatically';
export const firstAdministratorCreated = 'Set up as the first administrator';
export const invitedToTheStaff = 'Invited to the staff';
export const rolesChanged = 'Roles changed';
export const linkEmailedAgain = 'Link emailed again';
export const publishedDemoPasswordRemoved = 'Published demo password removed';
export const passwordSetByEnvironment = 'Password set by ADMIN_PASSWORD';
export const suspensionLifted = 'Suspension lifted';
export const passwordResetByEmail = 'Password reset by email';
export const resetLinkMade = 'Link for a new password made on the machine';
export const passwordChanged = 'Password changed';
export const otherDevicesSignedOut = 'Other devices signed out';
export const emailAddressGivenUp = 'Email address of a family member moved to its owner’s account';
export const accountsMerged = 'Accounts merged';
export const lettersStopped = 'Stopped letters of the organisers';
export const lettersComeAgain = 'Gets letters of the organisers again';
export const accountClosedAndErased = 'Account closed and erased';
export const profileCorrectedByStaff = 'Profile corrected by staff';
export const passkeyAdded = 'Passkey added';
export const passkeyRemoved = 'Passkey removed';
export const passkeyCopyRefused = 'Sign-in with a copied passkey refused';
export const secondFactorSetUp = 'Second factor set up';
export const newRecoveryCodes = 'New recovery codes';
export const secondFactorTurnedOff = 'Second factor turned off';
export const secondFactorReset = 'Second factor turned off by an admin';
export const until = ({ text }: Values<'text'>) => `until ${text}`;
export const noEmails = 'No email has gone out yet.';
export const waitingSince = ({ createdAt }: Values<'createdAt'>) => `waiting since ${createdAt}`;
export const recalled = ({ recalledAt }: Values<'recalledAt'>) =>
  `not sent: the decision was undone ${recalledAt}`;

export const nothing = 'nothing';
export const something = 'something';
export const yes = 'yes';
export const no = 'no';
export const unitedStates = 'United States';
export const canada = 'Canada';

/** Fields that the audit log names, by their key there. */
export const fieldNames: Readonly<Record<string, string>> = {
  ...personFieldNames,
  localUnit: 'Local unit',
  localUnitName: 'Local unit',
  email: 'Email',
  mobile: 'Mobile number',
  mobileNumber: 'Mobile number',
  mobileCountryCode: 'Country code of the mobile',
  country: 'Country',
  address: 'Address',
  nearByCity: 'Nearby big city',
  specialRequest: 'Special request',
  roles: 'Roles',
  suspended: 'Suspended',
  type: 'Kind of account',
  registeredConventions: 'Conventions registered for',
};
