import type { Values } from '@sangamam/contract/phrases/values';

export const administrator = 'Administrator';
export const registrar = 'Registrar';
export const treasurer = 'Treasurer';
export const editor = 'Editor';
export const hospitality = 'Hospitality';
export const arrivalDesk = 'Arrival desk';
export const careTeam = 'Care team';
export const unitOfficer = 'Officer of a local unit';
export const viewer = 'Viewer';
export const administratorHint = 'Can do everything, including assigning roles.';
export const registrarHint = 'Approves people and registrations.';
export const treasurerHint = 'Looks after the money.';
export const editorHint = 'Writes the pages and answers messages.';
export const hospitalityHint = 'Looks after hotel and transport.';
export const arrivalDeskHint = 'Receives families at the arrival desk.';
export const careTeamHint = 'Diets, allergies and access needs by name; health notes and emergency contacts.';
export const unitOfficerHint =
  'Sees the families of one local unit that wait for a decision, and says whether they are known.';
export const viewerHint = "Can view everything except amounts and minors' details.";
export const forbiddenTitle = 'Not part of your role';
export const goToTheOverview = 'Go to the overview';
export const forbiddenText = ({ roles }: Values<'roles'>) =>
  `You are signed in as ${roles}. If you need this page, ask an administrator for the role.`;
