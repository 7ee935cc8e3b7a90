import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';
import type { ReversalCause } from '@sangamam/contract/ledger/decisions/reversal-causes';
import type { SlipState } from '@sangamam/contract/collection/deposits/slip-state';

export const paperCheck = 'It is a paper check';
export const paperCheckHint =
  'It can then be put on a deposit slip. Untick it if the money came in another way.';
export const checkNumber = 'Check number';
export const bank = 'Bank';
export const dateOnTheCheck = 'Date on the check';
export const cameOn = 'Received on';

export const deposits = 'Deposits';
export const depositsIntro =
  'Checks that have arrived and are not at the bank yet. Put them on a deposit slip: its total is one line of your bank statement.';
export const checksToDeposit = 'Checks to deposit';
export const noChecksWait = 'No checks to deposit';
export const checksAppearWhen =
  'A check appears here when you record it as received under Payments, until it is on a deposit slip.';
export const accountName = ({ convention, currency }: Values<'convention' | 'currency'>) =>
  `${convention}, ${currency}`;
export const accountOf = ({ account }: Values<'account'>) => `Account of ${account}`;
export const noAccount = 'This convention has no treasurer for this currency yet.';
export const pickColumn = 'Select';
export const pickCheck = ({ number, name }: Values<'number' | 'name'>) => `Select check ${number} of ${name}`;
export const check = 'Check';
export const family = 'Family';
export const dated = 'Dated';
export const received = 'Received';
export const amount = 'Amount';
export const notBeforeItsDate = 'Dated later than today';
export const checkCount = (count: number) => plural(count, { one: '1 check', other: `${count} checks` });
export const picked = ({ count, sum }: { count: number; sum: string }) => `${checkCount(count)}, ${sum}`;
export const noneIsPicked = 'Select the checks that go to the bank together.';
export const selectAll = 'Select all';
export const selectNone = 'Select none';
export const makeSlip = 'Make a deposit slip';
export const slipMade = ({ number }: { number: number }) => `Deposit slip ${number} made`;
export const atMost = ({ most }: { most: number }) => `A slip has room for ${most} checks.`;

export const depositSlip = 'Deposit slip';
export const depositSlips = 'Deposit slips';
export const noSlipsYet = 'No deposit slips yet';
export const slipsAreListedHere = 'Deposit slips are listed here with what the bank says about them.';
export const slip = 'Slip';
export const slipNumber = ({ number }: { number: number }) => `Deposit slip ${number}`;
export const numberOnly = ({ number }: { number: number }) => `Number ${number}`;
export const day = 'Date';
export const account = 'Account';
export const convention = 'Convention';
export const checks = 'Checks';
export const total = 'Total';
export const state = 'State';
export const states: Readonly<Record<SlipState, string>> = {
  OPEN: 'Not at the bank yet',
  AT_BANK: 'At the bank',
  DEPOSITED: 'Deposited',
  TAKEN_BACK: 'Taken back',
};
export const since = ({ day }: Values<'day'>) => `since ${day}`;
export const on = ({ day }: Values<'day'>) => `on ${day}`;
export const bouncedCount = (count: number) => plural(count, { one: '1 bounced', other: `${count} bounced` });
export const reversed: Readonly<Record<ReversalCause, string>> = {
  BOUNCED: 'Bounced',
  BOOKED_WRONGLY: 'Taken back',
};
export const checksOnIt = 'Checks on this slip';
export const madeBy = 'Made by';
export const bankBookedOn = 'Booked by the bank';
export const takenToTheBank = 'Taken to the bank';
export const seeTheStatement = 'See the bank statement';
export const print = 'Print';
export const markAtBank = 'It is at the bank';
export const changeDay = 'Change the day';
export const whenTaken = 'When was it taken to the bank?';
export const dayAtBank = 'Day';
export const saveDay = 'Save';
export const notSaved = 'This was not saved';
export const daySaved = 'Saved';
export const takeBack = 'Take it back';
export const takeBackTitle = ({ number }: { number: number }) => `Take deposit slip ${number} back?`;
export const takeBackText = (count: number) =>
  plural(count, {
    one: 'Its check can be put on another slip. The number is not used again. No money is booked or taken out.',
    other: `Its ${count} checks can be put on another slip. The number is not used again. No money is booked or taken out.`,
  });
export const takenBack = ({ number }: { number: number }) => `Deposit slip ${number} taken back`;
export const slipNotFound = 'This deposit slip does not exist.';
export const allDeposits = 'All deposits';
export const signature = 'Signature';
export const onSlip = ({ number }: Values<'number'>) => `checks on slip ${number}`;
