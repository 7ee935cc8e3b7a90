import type { Values } from '@sangamam/contract/phrases/values';

export const slipForFamily = 'Slip for the family';
export const printSlip = 'Print a slip with a code';
export const intro =
  'This family has no email address and cannot sign in yet. Hand an adult of the family a slip with a code: with it they enter an address and choose a password whenever they like.';
export const makeCode = 'Make the code';
export const makingCode = 'Making the code…';
export const onceText =
  'The code is shown now and never again. If the slip is lost, make a new one: the code before then no longer works.';
export const print = 'Print';
export const done = 'Back to the registration';
export const notNeeded = 'This family has an email address';
export const notNeededText = 'It sets its password by the link that we mailed, and needs no slip.';
export const number = 'Number';
export const attending = 'Attending';
export const packageName = 'Package';
export const total = 'Total';
export const code = 'Code';
export const steps = ({ address }: Values<'address'>) => [
  `Open ${address} or scan the picture.`,
  'Enter the code and your email address.',
  'Choose a password with the link that we mail you.',
];
export const goodUntil = ({ date }: Values<'date'>) => `Good until ${date}, for one account.`;
export const scanLabel = 'Picture to scan: opens the page with the code';
export const inMalayalam = ({ address }: Values<'address'>) =>
  `${address} തുറക്കുക അല്ലെങ്കിൽ ചിത്രം സ്കാൻ ചെയ്യുക. കോഡും നിങ്ങളുടെ ഇമെയിൽ വിലാസവും നൽകുക. ഞങ്ങൾ അയയ്ക്കുന്ന ലിങ്കിൽ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.`;
