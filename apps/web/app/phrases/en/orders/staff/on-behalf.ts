export const registerAFamily = 'Register a family';
export const intro =
  'By phone, from paper or in person. The registration is sent for approval as if the family had done it.';
export const who = 'Who attends';
export const whoHint = 'First the person who registers, then everybody else who comes.';
export const addRegistrant = 'Add the person who registers';
export const addRelative = 'Add a family member';
export const withoutEmail =
  'Without an email address nobody gets mail or can sign in. Say on the phone what the family has to know.';
export const codeOnSlip =
  'Without an email address nobody gets mail or can sign in yet. The slip has a code for the account.';
export const packageTitle = 'Package';
export const choose = 'Select';
export const addOns = 'Add-ons';
export const noAddOns = 'None yet';
export const specialRequest = 'Special request';
export const total = 'What it costs';
export const lines = 'Package and add-ons with their prices';
export const nothingYet = 'Choose a package first.';
export const how = 'How the family told you';
export const hows = { PHONE: 'By phone', PAPER: 'On paper', IN_PERSON: 'In person' } as const;
export const termsRead = 'I read the terms to the person who registers, who agreed';
export const send = 'Send for approval';
export const sending = 'Registering the family…';
export const notRegistered = 'The family was not registered';
export const back = 'Back to the registrations';
export const done = ({ number }: { number: string }) => `Registered as ${number}`;
export const chooseConvention = 'Choose a convention';
export const chooseConventionText = 'Choose in the menu for which convention the family registers.';
export const closed = 'Registration is not open';
export const closedText =
  'You can register families from the day on which registration opens until the last day of the convention.';

export const known = 'Has the family an account?';
export const knownHint =
  'Search first: a family that registered before, or began by itself, is registered on its own account.';
export const findFamily = 'Name, email address or phone number';
export const nobodyFound = ({ text }: { text: string }) =>
  `Nobody found for “${text}”. Register it as a new family below.`;
export const searching = 'Searching…';
export const foundFamilies = 'Families found';
export const foundCut = ({ count, total }: { count: number; total: number }) =>
  `${count} of ${total} families. Type more to narrow it down.`;
export const lastCame = ({ convention }: { convention: string }) => `Last: ${convention}`;
export const neverCame = 'No earlier registration';
export const registerThis = 'Register';
export const registerThisFamily = ({ name }: { name: string }) => `Register ${name}`;
export const continueDraft = ({ number }: { number: string }) => `Continue draft ${number}`;
export const registeredAs = ({ number }: { number: string }) => `Registered: ${number}`;
export const newFamily = 'A new family';
export const anotherFamily = 'Another family';
export const knownWho = 'Who of the family comes, and who is new.';
export const peopleOfLast = ({ convention }: { convention: string }) => `Chosen as at ${convention}.`;
export const draftContinued = ({ number }: { number: string }) =>
  `The family began registration ${number} itself. You continue it: what you choose here replaces its choices.`;
export const codeOfDraft = ({ code }: { code: string }) => `Discount code ${code}`;
export const familyNotFound = 'This family cannot be registered';
