import type { Values } from '@sangamam/contract/phrases/values';

export const copyConvention = 'Copy to a new convention';
export const copyText = ({ name }: Values<'name'>) =>
  `Copies the treasurers, packages, offers, add-ons, translations, questions and discount codes (withdrawn) of ${name}; all dates move with the first day. It starts with no registrations, and registration isn't open.`;
export const createFailed = 'The convention was not created';
export const name = 'Name';
export const firstDay = 'First day';
export const createIt = 'Create it';
export const registration = 'Registration';
export const packages = 'Packages';
export const addAPackage = 'Add a package';
export const addOns = 'Add-ons';
export const addAnAddOn = 'Add an add-on';
export const discountCodes = 'Discount codes';
export const seeTheCodes = 'See the codes';
export const discountCodesHint =
  'Codes with which families pay less, with their limits, their budget and what was used of it.';
export const factsDatesTreasurer = 'Facts, dates, treasurer';
export const change = 'Change';
export const when = 'When';
export const where = 'Where';
export const timeZone = 'Time zone';
export const lastDayToRegister = 'Last day to register';
export const earlyBird = 'Early bird';
export const participantList = 'Participant list';
export const notPublished = 'not published';
export const familyPictures = 'Family pictures';
export const notRequested = 'not requested';
export const consentForm = 'Consent form';
export const treasurer = 'Treasurer';
export const treasurerForCanadianDollars = 'Treasurer for Canadian dollars';
export const theSameOne = 'The same';
export const registrationOpen = 'Registration open';
export const registrationClosed = 'Registration closed';
export const inPreparation = 'In preparation';
export const conventions = 'Conventions';
export const noConventionYet = 'No convention yet';
export const emptyText = 'Create the first one: its facts, packages and add-ons. Then open registration.';
export const convention = 'Convention';
export const deleteThis = ({ what }: Values<'what'>) => `Delete this ${what}`;
export const deleteLabel = 'Delete';
export const deleteText = ({ name }: Values<'name'>) =>
  `${name} will be deleted for good. This is possible only while no registration has it; otherwise, withdraw it.`;
export const openButIncomplete = 'Open, but families can’t complete a registration';
export const notReadyToOpen = 'Not ready to open';
export const whatIsMissing = 'What is missing';
export const openBlockedHint = 'First fix what is missing.';
export const readyToOpen = 'Ready to open';
export const readyText = 'Families have everything they need to register.';
export const isThisIntended = 'Is this intended?';
export const possibleMistakes = 'Possible mistakes';
export const registrationIsOpen = 'Registration is open';
export const registrationIsClosed = 'Registration is closed';
export const registrationWasNotOpened = 'Registration was not opened';
export const openRegistration = 'Open registration';
export const closeRegistration = 'Close registration';
export const openRegistrationTitle = 'Open registration?';
export const closeRegistrationTitle = 'Close registration?';
export const open = 'Open';
export const openRegistrationText = ({ name }: Values<'name'>) =>
  `Families can register for ${name} right away.`;
export const closeRegistrationText = ({ name }: Values<'name'>) =>
  `No one can start or send a registration for ${name} any more. Families who have sent theirs keep it, and you can open registration again.`;
export const earlyBirdOn = ({ until }: Values<'until'>) => `on, until ${until}`;
export const earlyBirdOff = 'off';
