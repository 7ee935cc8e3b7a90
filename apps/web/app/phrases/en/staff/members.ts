import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const giveDutiesAgain = 'Give duties again';
export const isTheOnlyAdministratorWithoutAn = ({ firstName }: Values<'firstName'>) =>
  `${firstName} is the only administrator without an end date. Make someone else an administrator before this access can end.`;
export const sendTheInvitationAgain = 'Send the invitation again?';
export const send = 'Send';
export const theInvitationIsOnItsWay = 'The invitation is on its way';
export const getsANewLinkGoodFor = ({ email }: Values<'email'>) =>
  `${email} gets a new link that works for 48 hours. Links in earlier mails stop working.`;
export const withdraw = 'Withdraw';
export const invitationWithdrawn = 'Invitation withdrawn';
export const theLinkInTheMailStops =
  'The link in the mail stops working. You can give duties and invite again later.';
export const endAccess = 'End access';
export const theAccessOfHasEnded = ({ name }: Values<'name'>) => `The access of ${name} has ended`;
export const everyDutyEndsNowAndLoses = ({ name }: Values<'name'>) =>
  `Every duty ends now, and ${name} loses access to the admin area with the next click. What they did stays in the history. You can give duties again later.`;
export const suspend = 'Suspend';
export const onlyAdministratorsReadIt = 'Only administrators read it.';
export const isSuspended = ({ name }: Values<'name'>) => `${name} is suspended`;
export const isSignedOutEverywhereAtOnce = ({ name }: Values<'name'>) =>
  `${name} is signed out everywhere at once and cannot sign in. The duties stay for later.`;
export const liftTheSuspension = 'Lift the suspension?';
export const liftIt = 'Lift it';
export const maySignInAgain = ({ name }: Values<'name'>) => `${name} may sign in again`;
export const maySignInAgainWithThe = ({ name }: Values<'name'>) =>
  `${name} may sign in again, with the duties of before.`;
export const turnOffTheSecondFactor = 'Turn off the second factor?';
export const turnItOff = 'Turn it off';
export const howDidYouMakeSureThat = 'How did you make sure that it is really them who asked?';
export const theSecondFactorIsOff = 'The second factor is off';
export const forWhoLostBothThePhone = ({ name }: Values<'name'>) =>
  `For who lost both the phone and the recovery codes. ${name} is signed out everywhere and signs in by password alone until a new second factor is set up.`;
export const sendTheInvitationAgain2 = 'Send the invitation again';
export const liftSuspension = 'Lift suspension';
export const changeDuties = 'Change duties';
export const turnOffTheSecondFactor2 = 'Turn off the second factor';
export const withdrawTheInvitation = 'Withdraw the invitation';
export const theAccount = 'The account';
export const state = 'State';
export const secondFactor = 'Second factor';
export const on = 'On';
export const off = 'Off';
export const lastSignIn = 'Last sign-in';
export const onTheStaffSince = 'On the staff since';
export const whyItIsSuspended = 'Why it is suspended';
export const duties = ({ length }: Values<'length'>) => `Duties (${length})`;
export const noDutiesNowThisAccountHas = 'No duties now: this account has no access to the admin area.';
export const history = 'History';
export const active = 'Active';
export const invited = 'Invited';
export const suspended = 'Suspended';
export const ended = 'Ended';
export const until = ({ endsAt }: Values<'endsAt'>) => ` until ${endsAt}`;
export const duty = 'Duty';
export const staff = 'Staff';
export const searchByNameOrEmail = 'Search by name or email';
export const noOneHere = 'No one here';
export const noMemberOfStaffMatchesYour = 'No member of staff matches your search and filters.';
export const name = 'Name';
export const duties2 = 'Duties';
export const personCount = (count: number) => plural(count, { one: '1 person', other: `${count} people` });
