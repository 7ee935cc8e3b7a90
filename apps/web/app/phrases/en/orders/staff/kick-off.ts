import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const kickOff = 'Kick-off';
export const intro = 'Families register before you and hand over checks or cash.';
export const chooseConvention = 'Choose a convention';
export const chooseConventionText = 'Choose in the menu for which convention the families register.';
export const evenings = 'Kick-off evenings';
export const none = 'No evening yet';
export const noneText = 'Open one for the local unit that meets. Several volunteers can work on it at once.';
export const openEvening = 'Open an evening';
export const opening = 'Opening the evening…';
export const notOpened = 'The evening was not opened';
export const evening = 'Evening';
export const name = 'Name';
export const nameHint = 'Such as: Kick-off after the Sunday service';
export const unit = 'Local unit';
export const select = 'Select';
export const day = 'Day';
export const place = 'Place';
export const families = 'Families';
export const checks = 'Checks';
export const cash = 'Cash';
export const state = 'State';
export const open = 'Open';
export const closed = 'Closed';
export const notFound = 'This evening is not there';
export const allEvenings = 'All evenings';
export const factLine = ({ unit, day, place }: Values<'unit' | 'day' | 'place'>) =>
  [unit, day, place].filter(Boolean).join(' · ');

export const registerFamily = 'Register a family';
export const registerHint =
  'Search first: a family that registered before is registered with the same people as last time.';
export const newFamily = 'New family';
export const ofEvening = 'Families of this evening';
export const nobodyYet = 'No family yet';
export const nobodyYetText = 'Families that register or pay this evening are listed here.';
export const family = 'Family';
export const total = 'Total';
export const paid = 'Handed over';
export const actions = 'Actions';
export const noteMoney = 'Note money';
export const noteMoneyOf = ({ name }: Values<'name'>) => `Note money of ${name}`;
export const slip = 'Slip';
export const slipOf = ({ name }: Values<'name'>) => `Slip of ${name}`;
export const paidOnly = 'Registered before';
export const peopleCount = ({ count }: { count: number }) => (count === 1 ? '1 person' : `${count} people`);
export const checkNo = ({ number }: Values<'number'>) => (number ? `Check ${number}` : 'Check');
export const closing = 'Closing sheet';
export const closeEvening = 'Close the evening';
export const closedBy = ({ name, date }: Values<'name' | 'date'>) => `Closed by ${name} on ${date}.`;
export const closedText = 'Nothing is added any more. An administrator can open the evening again.';
export const familyNotThere = 'This family is not of this evening';
export const backToEvening = 'Back to the evening';
export const handsOver = 'Hands over now';
export const ways = { NOTHING: 'Nothing', CHECK: 'Check', CASH: 'Cash' } as const;
export const amount = 'Amount in dollars';
export const checkNumber = 'Check number';
export const bank = 'Bank';
export const dateOnCheck = 'Date on the check';
export const anotherCheck = 'This is another check: note it, too';
export const noting = 'Noting the money…';
export const notNoted = 'The money was not noted';
export const noted = 'The money is noted';
export const correct = 'Correct';
export const correctOf = ({ what }: Values<'what'>) => `Correct: ${what}`;
export const rightAmount = 'Right amount in dollars';
export const rightAmountHint = 'Zero if it was never handed over, or is another family’s.';
export const correctReason = 'Why it changes';
export const correcting = 'Correcting the amount…';
export const corrected = 'The amount is corrected';
export const notCorrected = 'The amount was not corrected';
export const done = ({ number }: Values<'number'>) => `Registered as ${number}`;

export const keptHere = ({ name }: Values<'name'>) =>
  `No connection. ${name} is kept on this device and sent when it is back.`;
export const waitingCount = ({ count }: { count: number }) =>
  count === 1 ? '1 family waits to be sent' : `${count} families wait to be sent`;
export const waitingText =
  'They are kept on this device and sent by themselves. Stay signed in until everything is sent.';
export const sendNow = 'Send now';
export const sending = 'Sending…';
export const refusedTitle = ({ count }: { count: number }) =>
  count === 1 ? '1 family was not registered' : `${count} families were not registered`;
export const refusedLine = ({ name, reason }: Values<'name' | 'reason'>) => `${name}: ${reason}`;
export const openAgain = 'Open the form again';
export const openAgainOf = ({ name }: Values<'name'>) => `Open the form again: ${name}`;

export const slipTitle = 'Slip for the family';
export const number = 'Number';
export const attending = 'Attending';
export const packageName = 'Package';
export const stillToPay = 'Still to pay';
export const paidHere = 'Handed over this evening';
export const makeCode = 'Make the code';
export const makingCode = 'Making the code…';
export const codeText =
  'This family has no email address and cannot sign in yet. With the code it enters an address and chooses a password at home.';
export const onceText = 'The code is shown now and never again. A new slip ends the code before it.';
export const print = 'Print';
export const nextFamily = 'Next family';
export const code = 'Code';
export const goodUntil = ({ date }: Values<'date'>) => `Good until ${date}, for one account.`;
export const scanCode = 'Picture to scan: opens the page with the code';
export const scanAccount = 'Picture to scan: opens My Account';
export const finishTitle = 'At home';
export const finishSteps = ({ address }: Values<'address'>) => [
  `Open ${address} or scan the picture, and sign in with your email address.`,
  'Complete what is left: consent forms of minors, travel plans, food and care, and the rest of the payment.',
];
export const finishMalayalam = ({ address }: Values<'address'>) =>
  `${address} തുറക്കുക അല്ലെങ്കിൽ ചിത്രം സ്കാൻ ചെയ്യുക. ബാക്കിയുള്ളത് വീട്ടിൽ പൂർത്തിയാക്കുക.`;

export const countTitle = 'Count the envelope';
export const countHint = 'Count checks and cash before you look at the sums.';
export const countedChecks = ({ currency }: Values<'currency'>) => `Checks counted, ${currency}`;
export const countedCash = ({ currency }: Values<'currency'>) => `Cash counted, ${currency}`;
export const notedSums = 'Noted';
export const countedSums = 'Counted';
export const difference = 'Difference';
export const inBalance = 'The envelope is what was noted.';
export const outOfBalance = 'The envelope differs from what was noted.';
export const sums = 'Sums of the evening';
export const sumOf = ({ currency }: Values<'currency'>) => `In ${currency}`;
export const why = 'Why it differs';
export const closingNow = 'Closing the evening…';
export const notClosed = 'The evening was not closed';
export const closedNow = 'The evening is closed';
export const moneyOneByOne = 'Checks and cash one by one';
export const noMoney = 'No money was noted.';
export const what = 'What';
export const notedBy = 'Noted by';
export const slipsMade = 'Deposit slips';
export const slipNo = ({ number }: { number: number }) => `Slip ${number}`;
export const signature = 'Signature';
export const reopen = 'Open it again';
export const reopenText = 'Volunteers can add families and money again. Deposit slips stay as they are.';
export const reopenReason = 'Reason';
export const reopening = 'Opening it again…';
export const notReopened = 'The evening was not opened again';
export const openedBy = 'Opened by';
export const convention = 'Convention';

export const unsentTitle = 'Families are not sent yet';
export const unsentText = ({ names }: Values<'names'>) =>
  `${names}: kept on this device, and lost if you log out now. Connect it, open the evening, and wait until they are sent.`;
export const logOutAnyway = 'Log out anyway';
export const staySignedIn = 'Stay signed in';

export const printForms = 'Print forms';
export const formsIntro =
  'A sheet of A4 paper for each family of the unit that is not registered yet, with the people of last time. The code on it opens the form of the family on a volunteer’s phone.';
export const ofUnit = 'Families of the unit';
export const formCount = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 family of the unit has an account and is not registered yet.',
    other: `${count} families of the unit have an account and are not registered yet.`,
  });
export const printAll = 'Print all';
export const printFrom = ({ from, to }: Values<'from' | 'to'>) => `Print ${from} to ${to}`;
export const makingForms = 'Making the forms…';
export const nobodyToPrint = 'Every family is registered';
export const nobodyToPrintText =
  'No family of the unit with an account is left to register. Print blank forms for families nobody knows.';
export const blankForms = 'Blank forms';
export const blankHint = 'For families that have no account. Volunteers register them as new families.';
export const copies = 'Copies';
export const copiesWrong = ({ most }: { most: number }) => `Please enter a number from 1 to ${most}`;
export const printBlank = 'Print blank forms';
export const chosenFamilies = 'Chosen families';
export const chosenHint = ({ most }: { most: number }) => `Up to ${most} at once.`;
export const findInList = 'Name in the list';
export const chosenCount = ({ count }: { count: number }) =>
  count === 0
    ? 'No family is chosen.'
    : plural(count, { one: '1 family is chosen.', other: `${count} families are chosen.` });
export const tooManyChosen = ({ most }: { most: number }) => `Please choose ${most} families at most`;
export const printChosen = 'Print the chosen ones';
export const draftOf = ({ number }: Values<'number'>) => `Begun at home: ${number}`;
export const registeredAlready = 'This family is registered already';
export const registeredAlreadyText =
  'It is not registered again. To note money that it hands over, search for it on the page of the evening.';
