import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const assignRolesAgain = 'Assign roles again';
export const onlyAdministratorText = ({ firstName }: Values<'firstName'>) =>
  `${firstName} is the only administrator without an end date. Make someone else an administrator before this access can end.`;
export const sendTheInvitationAgain = 'Send the invitation again?';
export const send = 'Send';
export const invitationSent = 'The invitation is on its way';
export const resendText = ({ email }: Values<'email'>) =>
  `${email} will get a new link that works for 48 hours. Links in earlier emails stop working.`;
export const withdraw = 'Withdraw';
export const invitationWithdrawn = 'Invitation withdrawn';
export const withdrawText =
  'The link in the email stops working. You can assign roles and invite again later.';
export const endAccess = 'End access';
export const accessEnded = ({ name }: Values<'name'>) => `The access of ${name} has ended`;
export const endAccessText = ({ name }: Values<'name'>) =>
  `Every role ends now, and ${name} loses access to the admin area with the next click. What they did stays in the history. You can assign roles again later.`;
export const suspend = 'Suspend';
export const onlyAdministratorsReadIt = 'Only administrators can read it.';
export const isSuspended = ({ name }: Values<'name'>) => `${name} is suspended`;
export const suspendText = ({ name }: Values<'name'>) =>
  `${name} is signed out everywhere right away and can't sign in. The roles are kept for later.`;
export const liftTheSuspension = 'Lift the suspension?';
export const liftIt = 'Lift it';
export const canSignInAgain = ({ name }: Values<'name'>) => `${name} can sign in again`;
export const liftText = ({ name }: Values<'name'>) =>
  `${name} can sign in again, with the same roles as before.`;
export const resetTitle = 'Turn off the second factor?';
export const turnItOff = 'Turn it off';
export const resetReasonHint = 'How did you make sure it was really them asking?';
export const resetDone = 'The second factor is off';
export const resetText = ({ name }: Values<'name'>) =>
  `For someone who has lost both the phone and the recovery codes. ${name} will be signed out everywhere and sign in by password alone until a new second factor is set up.`;
export const resendAction = 'Send the invitation again';
export const liftSuspension = 'Lift suspension';
export const changeRoles = 'Change roles';
export const resetAction = 'Turn off the second factor';
export const withdrawTheInvitation = 'Withdraw the invitation';
export const theAccount = 'The account';
export const state = 'State';
export const secondFactor = 'Second factor';
export const on = 'On';
export const off = 'Off';
export const lastSignIn = 'Last sign-in';
export const onTheStaffSince = 'On the staff since';
export const reasonForSuspension = 'Reason for suspension';
export const rolesTitle = ({ length }: Values<'length'>) => `Roles (${length})`;
export const noRolesText = 'No roles now: this account has no access to the admin area.';
export const history = 'History';
export const active = 'Active';
export const invited = 'Invited';
export const suspended = 'Suspended';
export const ended = 'Ended';
export const until = ({ endsAt }: Values<'endsAt'>) => ` until ${endsAt}`;
export const role = 'Role';
export const staff = 'Staff';
export const searchLabel = 'Search by name or email';
export const noOneHere = 'No one here';
export const noMatchesText = 'No staff member matches your search and filters.';
export const name = 'Name';
export const roles = 'Roles';
export const personCount = (count: number) => plural(count, { one: '1 person', other: `${count} people` });
