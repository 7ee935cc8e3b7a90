import type { Values } from '@sangamam/contract/phrases/values';

export const overview = 'Overview';
export const registrations = 'Registrations';
export const kickOff = 'Kick-off';
export const arrivalDesk = 'Arrival desk';
export const notHereYet = 'Not here yet';
export const checklists = 'Checklists';
export const myUnit = 'My local unit';
export const possibleDuplicates = 'Possible duplicates';
export const waitList = 'Wait list';
export const conventionQuestions = 'Convention questions';
export const consentForms = 'Consent forms';
export const familyPictures = 'Family pictures';
export const letters = 'Letters';
export const mailTexts = 'Texts of emails';
export const savedReplies = 'Saved replies';
export const payments = 'Payments';
export const refunds = 'Refunds';
export const bankStatements = 'Bank statements';
export const deposits = 'Deposits';
export const paymentReminders = 'Reminders';
export const books = 'Books';
export const people = 'People';
export const messages = 'Messages';
export const pages = 'Pages';
export const media = 'Media';
export const conventions = 'Conventions';
export const settings = 'Settings';
export const outbox = 'Outbox';
export const log = 'Log';
export const system = 'System';
export const staff = 'Staff';
export const myAccess = 'My access';
export const skipToTheContent = 'Skip to the content';
export const conventionShown = 'Convention';
export const allConventions = 'All conventions';
export const admin = 'Admin';
export const version = ({ version }: Values<'version'>) => `Sangamam ${version}`;
export const pleaseTryAgain = 'Please try again.';
export const openingTheAdminArea = 'Opening the admin area…';
export const openTheOutbox = 'Open the outbox';
export const showThem = 'Show them';
export const theInstallationNeedsAttention = 'The installation needs attention';
export const tryJobsAgain = 'Try again';
export const discardJobs = 'Discard';
export const discardJobsQuestion = 'Discard the failed jobs?';
export const discardedJobsAreGone = 'What they should have done stays undone.';
export const since = ({ since }: Values<'since'>) => `Since ${since}.`;
export const foodAndAccess = 'Food and access';
export const hotel = 'Hotel';
export const transport = 'Transport';
export const more = 'More';
export const allPages = 'All pages';
/** Heads the groups of the menu. */
export const menuGroups = {
  families: 'Families',
  money: 'Money',
  stay: 'Stay and travel',
  site: 'Site',
  account: 'Account',
} as const;
