import type { Values } from '@sangamam/contract/phrases/values';

export const unfinishedRegistrations = 'Unfinished registrations';
export const saveFailed = 'The settings were not saved';
export const saved = 'The settings are saved';
export const remindersHint =
  "Counted from the family's last change. We send one reminder; if nothing changes, the registration expires and the family can start again.";
export const remindAfterDays = 'Remind after (days)';
export const expireAfterDays = 'Expire after (days)';
export const unpaidChanges = 'Changes that are not paid';
export const unpaidChangesHint =
  'When a change of a paid registration costs more, the difference has to be paid. If no payment is reported in this time, the change is taken back, its places are free again, and the family is told. 0 keeps it.';
export const unpaidChangeDays = 'Take back after (days)';
export const waitLists = 'Wait lists';
export const waitListsHint =
  'When a place in a sold-out package, or a sold-out add-on, comes free, it is offered to the family that waits longest, and held for it for so many hours. Then it goes to the next one. 0 switches wait lists off.';
export const waitListHours = 'Hold an offered place for (hours)';
export const saveReminders = 'Save reminders';
export const feesLinksReminders = 'Fees, links, reminders';
export const localUnits = 'Local units';
export const parishes = 'Parishes';
export const airports = 'Airports';
export const settings = 'Settings';
export const feesContactLinks = 'Fees, contact, links';
export const convenienceFees = 'Convenience fees';
export const feesHint =
  'Percent of the net price, rounded up to whole dollars. Payments that were reported keep their fee.';
export const feePercent = ({ method }: Values<'method'>) => `${method}, percent`;
export const whoWeAre = 'Who we are';
export const organizationHint =
  'Emails and pages name the organization; families write to this email address.';
export const nameOfTheOrganization = 'Name of the organization';
export const emailForHelp = 'Email for help';
export const phoneForHelp = 'Phone for help';
export const phoneHint = 'At the foot of every page and email. Leave it empty if no one answers calls.';
export const hoursForHelp = 'Hours for help';
export const hoursForHelpHint =
  'Shown with the phone number, such as: Monday to Friday, 9 AM to 8 PM Eastern.';
export const links = 'Links';
export const linksHint = 'In the header and at the foot of every page.';
export const mainSiteWords = 'Main site, words';
export const mainSiteAddress = 'Main site, address';
export const sisterSiteWords = 'Sister site, words';
export const sisterSiteAddress = 'Sister site, address';
export const videoChannel = 'Video channel';
export const socialPage = 'Social page';
export const saveSettings = 'Save fees, contact and links';
