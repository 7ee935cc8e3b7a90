import type { Values } from '@sangamam/contract/phrases/values';

export const administrator = 'Administrator';
export const registrar = 'Registrar';
export const treasurer = 'Treasurer';
export const editor = 'Editor';
export const hospitality = 'Hospitality';
export const arrivalDesk = 'Arrival desk';
export const viewer = 'Viewer';
export const canDoEverythingIncludingAssigning = 'Can do everything, including assigning roles.';
export const approvesPeopleAndRegistrations = 'Approves people and registrations.';
export const looksAfterTheMoney = 'Looks after the money.';
export const writesThePagesAndAnswersMessages = 'Writes the pages and answers messages.';
export const looksAfterHotelAndTransport = 'Looks after hotel and transport.';
export const receivesFamiliesAtTheArrivalDesk = 'Receives families at the arrival desk.';
export const canViewEverythingExceptAmountsAnd = "Can view everything except amounts and minors' details.";
export const notPartOfYourRole = 'Not part of your role';
export const goToTheOverview = 'Go to the overview';
export const youAreSignedInAsIf = ({ roles }: Values<'roles'>) =>
  `You are signed in as ${roles}. If you need this page, ask an administrator for the role.`;
