import type { Values } from '@sangamam/contract/phrases/values';

export const dutiesOf = ({ firstName }: Values<'firstName'>) => `Duties of ${firstName}`;
export const changeDuties = 'Change duties';
export const theDutiesHaveNotChanged = 'The duties have not changed';
export const dutiesChanged = 'Duties changed';
export const theyApplyFromTheNextClick =
  'They apply from the next click: a page that is open may then no longer be available to them.';
export const saveDuties = 'Save duties';
export const cancel = 'Cancel';
export const duties = 'Duties';
export const anyCombinationADutyWithA =
  'Any combination. A duty with a last day ends automatically after that day.';
export const until = ({ value }: Values<'value'>) => `${value} until`;
export const inviteSomeone = 'Invite someone';
export const noOneWasInvited = 'No one was invited';
export const anInvitationIsOnItsWay = ({ email }: Values<'email'>) =>
  `An invitation is on its way to ${email}`;
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const theyChooseAPasswordByA =
  'They will choose a password with a link sent there. It works for 48 hours.';
export const inviting = 'Inviting…';
export const sendInvitation = 'Send invitation';
