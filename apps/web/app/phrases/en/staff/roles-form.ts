import type { Values } from '@sangamam/contract/phrases/values';

export const rolesOf = ({ firstName }: Values<'firstName'>) => `Roles of ${firstName}`;
export const changeRoles = 'Change roles';
export const changeFailed = 'The roles were not changed';
export const rolesChanged = 'Roles changed';
export const changeText =
  'They apply from the next click: a page that is open may then no longer be available to them.';
export const saveRoles = 'Save roles';
export const roles = 'Roles';
export const rolesHint = 'Any combination. A role with a last day ends automatically after that day.';
export const until = ({ value }: Values<'value'>) => `${value} until`;
export const localUnit = 'Local unit';
export const chooseUnit = 'Choose the local unit';
export const convention = 'Convention';
export const allConventions = 'All conventions';
export const inviteSomeone = 'Invite someone';
export const noOneWasInvited = 'No one was invited';
export const invitationSent = ({ email }: Values<'email'>) => `An invitation is on its way to ${email}`;
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const emailHint = 'They will choose a password with a link sent there. It works for 48 hours.';
export const inviting = 'Inviting…';
export const sendInvitation = 'Send invitation';
