import type { LeftOutReason, MatchReasonKind } from '@sangamam/contract/bank/statements/bank-line';
import type { ColumnRole, DateOrder } from '@sangamam/contract/bank/statements/column-mapping';
import type { LineGroup } from '@sangamam/contract/bank/statements/statement-endpoints';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const bankStatements = 'Bank statements';
export const matchPayments = 'Match payments';
export const intro =
  'Import what the bank says, compare it with what families owe, and accept what fits. Nothing is booked before you accept it.';
export const importStatement = 'Import a statement';
export const earlierImports = 'Earlier imports';
export const chooseAFile = 'Choose a bank export';
export const orDropItHere = 'or drop it here';
export const formatsUpTo = ({ size }: Values<'size'>) => `CSV, OFX, QFX, QBO or CAMT.053, up to ${size}`;
export const orPasteIt = 'Or paste Zelle notices';
export const pasteHint = 'Copy the emails of your bank here, as many as you like, with their dates.';
export const readPasted = 'Read';
export const currencyLabel = 'Currency of the account';
export const currencyHint = 'Used when the export does not name its currency.';
export const reading = 'Reading the export';
export const pastedName = 'Pasted notices';
export const tooLarge = ({ size }: Values<'size'>) =>
  `This file is larger than ${size}. Please export a shorter period.`;
export const foundLines = (lines: number) =>
  plural(lines, { one: `${lines} line found`, other: `${lines.toLocaleString('en-US')} lines found` });
export const rowsRead = ({ rows, read, leftOut }: { rows: number; read: number; leftOut: number }) =>
  `${plural(rows, { one: '1 row in the file', other: `${rows.toLocaleString('en-US')} rows in the file` })}, ${read.toLocaleString('en-US')} read, ${leftOut.toLocaleString('en-US')} left out`;
export const leftOutTitle = 'The first rows that are left out';
export const leftOutWhy: Readonly<Record<LeftOutReason, string>> = {
  NO_DATE: 'no date and no amount',
  NO_AMOUNT: 'no amount in the chosen column',
};
export const leftOutRow = ({ line, why, text }: { line: number; why: string; text: string }) =>
  `Line ${line}, ${why}: ${text}`;
export const firstLines = 'The first lines, as they are read';
export const importLines = (lines: number) =>
  plural(lines, { one: `Import ${lines} line`, other: `Import ${lines.toLocaleString('en-US')} lines` });
export const importing = 'Importing';
export const anotherFile = 'Choose something else';
export const columnsTitle = 'Which column is what?';
export const columnsHint = 'Check the first lines below. We remember your choice for this bank.';
export const columnsRemembered = 'Read as you confirmed it last time.';
export const noColumn = 'None';
export const decimalLabel = 'Decimals';
export const decimalPoint = '1,250.00';
export const decimalComma = '1.250,00';
export const dateOrderLabel = 'Dates';
export const dateOrders: Readonly<Record<DateOrder, string>> = {
  MDY: 'Month/day/year',
  DMY: 'Day/month/year',
  YMD: 'Year-month-day',
};
export const columnRoles: Readonly<Record<ColumnRole, string>> = {
  date: 'Date',
  amount: 'Amount',
  credit: 'Money in',
  debit: 'Money out',
  payer: 'Payer',
  memo: 'Memo',
  memoMore: 'Memo, second column',
  reference: 'Bank reference',
};
export const moneyOut = 'Money out';
export const readAnew = (lines: number) =>
  plural(lines, {
    one: 'One line of the earlier import is read anew, as the columns are chosen now.',
    other: `${lines.toLocaleString('en-US')} lines of the earlier import are read anew, as the columns are chosen now.`,
  });
export const imported = ({ lines, known }: { lines: number; known: number }) =>
  known === 0
    ? plural(lines, { one: `${lines} line imported`, other: `${lines} lines imported` })
    : `${lines} imported, ${known} imported before`;
export const allKnown = 'Every line of this export was imported before. This is the earlier import.';

export const file = 'Statement';
export const importedOn = 'Imported';
export const linesHeader = 'Lines';
export const openHeader = 'Open';
export const acceptedHeader = 'Accepted';
export const setAsideHeader = 'Set aside';
export const undone = 'Undone';
export const byName = ({ name }: Values<'name'>) => `by ${name}`;
export const noImports = 'No statements yet';
export const noImportsText =
  'Import an export of the association’s account to match it with what families owe.';

export const groups: Readonly<Record<LineGroup, string>> = {
  SURE: 'Sure',
  SUGGESTED: 'Suggested',
  NONE: 'No match',
  BOOKED: 'Booked already',
  ACCEPTED: 'Accepted',
  SET_ASIDE: 'Set aside',
};
export const groupHints: Readonly<Record<LineGroup, string>> = {
  SURE: 'It is clear whose it is, and the amount is what they owe, or a part of it that they named.',
  SUGGESTED: 'Someone should check these: the reasons say what fits.',
  NONE: 'Nobody who owes money fits. Look for the family yourself, or set the line aside.',
  BOOKED: 'Another import booked these transfers. Set them aside, unless one is a second transfer.',
  ACCEPTED: 'Booked as received. Approve the payments under Payments.',
  SET_ASIDE: 'Money out, lines that are not for registrations, and lines that were taken back.',
};
export const bookedAlready = ({ date, fileName }: Values<'date' | 'fileName'>) =>
  `Booked already on ${date}, from ${fileName}`;
export const bookedBy = {
  REFERENCE: 'The same bank reference and amount',
  DATE_AND_PAYER: 'The same payer and amount, within 3 days',
} as const;
export const secondTransfer = 'This is a second transfer: book it, too';
export const secondTransferFirst = 'Please confirm that this is a second transfer.';
export const linesByState = 'Lines by state';
export const matching =
  'Matching the lines with what families owe. This takes a few seconds for a long statement.';
export const nothingInGroup = 'No lines here';
export const nothingInGroupText = 'Choose another state above.';
export const allDone = 'Every line of this statement is decided.';
export const noPayer = 'No name';
export const noMemo = 'No memo';
export const bankWording = 'As the bank wrote it';
export const reference = ({ reference }: Values<'reference'>) => `Reference ${reference}`;
export const whose = ({ payer }: Values<'payer'>) => `Whose is the money from ${payer}?`;
export const open = ({ amount }: Values<'amount'>) => `${amount} open`;
export const notReported = 'Not reported by the family';
export const addonOrder = 'Add-ons';
export const books = ({ amount }: Values<'amount'>) => `books ${amount}`;
export const accept = 'Accept';
export const acceptLine = ({ payer, amount }: Values<'payer' | 'amount'>) => `Accept ${amount} from ${payer}`;
export const split = 'Split or find';
export const splitLine = ({ payer }: Values<'payer'>) => `Split or find: the line of ${payer}`;
export const setAside = 'Set aside';
export const setAsideLine = ({ payer }: Values<'payer'>) => `Set aside: the line of ${payer}`;
export const neverMatch = 'Never match';
export const neverMatchLine = ({ payer }: Values<'payer'>) => `Never match: lines like the one of ${payer}`;
export const takeUp = 'Reopen';
export const takeUpLine = ({ payer }: Values<'payer'>) => `Reopen: the line of ${payer}`;
export const pickLine = ({ payer, amount }: Values<'payer' | 'amount'>) => `Select ${amount} from ${payer}`;
export const acceptMany = (lines: number) =>
  plural(lines, { one: `Accept ${lines} line`, other: `Accept ${lines} lines` });
export const selectedLines = 'Selected lines';
export const selectedSum = ({ lines, sum }: { lines: number; sum: string }) =>
  `${plural(lines, { one: `${lines} line`, other: `${lines} lines` })} selected, ${sum}`;
export const selectSome = 'Select lines to accept them together.';
export const selectNone = 'Select none';
export const selectSure = 'Select all sure ones';
export const acceptTheseTitle = (lines: number) =>
  plural(lines, { one: `Accept ${lines} line?`, other: `Accept ${lines} lines?` });
export const acceptTheseText = ({ sum }: Values<'sum'>) =>
  `${sum} will be booked as received. You approve the payments afterwards under Payments.`;
export const partMailed = 'Families of whom a part is still missing will be told by email.';
export const acceptedOne = ({ amount, name }: Values<'amount' | 'name'>) => `${amount} booked for ${name}`;
export const resultsTitle = ({ accepted, refused }: { accepted: number; refused: number }) =>
  refused === 0
    ? plural(accepted, { one: `${accepted} line accepted`, other: `${accepted} lines accepted` })
    : `${accepted} accepted, ${refused} not accepted`;
export const results = 'Results';
export const accepted = 'Accepted';
export const notAccepted = 'Not accepted';
export const done = 'Done';
export const neverDone = (lines: number) =>
  plural(lines, {
    one: 'Lines like this are set aside from now on',
    other: `${lines} lines like this are set aside, and later ones`,
  });
export const setAsideDone = 'Set aside';
export const takenUp = 'Reopened';
export const bookedFor = 'Booked for';
export const takenBack = 'taken back';
export const undoImport = 'Undo this import';
export const undoTitle = 'Undo this import?';
export const undoText =
  'What it booked is taken back by counter-entries, without an email. Payments that were approved or changed since stay. The file can be imported again.';
export const undoConfirm = 'Undo';
export const undoneAll = (count: number) =>
  count === 0
    ? 'The import was undone.'
    : plural(count, {
        one: `The import was undone, ${count} booking taken back.`,
        other: `The import was undone, ${count} bookings taken back.`,
      });
export const undoKept = (count: number) =>
  plural(count, { one: `${count} booking stays`, other: `${count} bookings stay` });
export const keptText =
  'Their lines stay in this import. Reverse a payment that was booked wrongly: its family is told, and the line can be imported again.';
export const keptForGood = ({ message }: Values<'message'>) => `${message} See it under Payments.`;
export const reverse = 'Reverse';
export const reversePaymentOf = ({ name }: Values<'name'>) => `Reverse the payment of ${name}`;
export const isUndone = 'This import was undone. What it had booked was taken back.';

export const splitTitle = 'Whose money is it?';
export const splitIntro = ({ amount }: Values<'amount'>) =>
  `${amount} came in. Share it among as many registrations as you need.`;
export const searchLabel = 'Find a registration by name or number';
export const search = 'Find';
export const nobodyFound = 'Nobody who owes money in this currency was found.';
export const found = 'Found';
export const add = 'Add';
export const addOrder = ({ name, number }: Values<'name' | 'number'>) => `Add ${name}, ${number}`;
export const removeOrder = ({ name, number }: Values<'name' | 'number'>) => `Remove ${name}, ${number}`;
export const remove = 'Remove';
export const shareOf = ({ name, number }: Values<'name' | 'number'>) => `Amount for ${name}, ${number}`;
export const wholeDollars = 'Please enter whole dollars';
export const leftOver = ({ amount }: Values<'amount'>) =>
  `${amount} left over. It stays on the line and is booked for nobody.`;
export const tooMuch = ({ amount }: Values<'amount'>) => `${amount} more than came in`;
export const book = 'Accept';
export const shares = 'Shares';

export const keys: readonly (readonly [key: string, act: string])[] = [
  ['j', 'Next line'],
  ['k', 'Previous line'],
  ['Enter', 'Accept the line'],
  ['x', 'Select the line'],
  ['s', 'Split it or find its family'],
  ['i', 'Set it aside'],
  ['n', 'Never match lines like it'],
];

export const reasons: Readonly<Record<MatchReasonKind, (text: string) => string>> = {
  NUMBER: (text) => `The memo has the number ${text}`,
  NUMBER_LOOK_ALIKE: (text) => `“${text}” reads like the number`,
  NUMBER_TYPO: (text) => `“${text}” is the number with one mistake`,
  NUMBER_RESEMBLES: (text) => `“${text}” resembles the number`,
  NUMBER_UNKNOWN: (text) => `${text} is a number that owes nothing now`,
  SENDER_ADDRESS: (text) => `${text} is the address they said they pay from`,
  FAMILY_ADDRESS: (text) => `${text} is an address of the family`,
  NAME: (text) => `The payer is ${text}`,
  NAME_PART: (text) => `The name resembles ${text}`,
  NAME_ELSEWHERE: (text) => `The name is another family’s: ${text}`,
  AMOUNT_EXACT: () => 'Exactly what is open',
  AMOUNT_WITHOUT_FEE: () => 'What is open, without the fee',
  AMOUNT_SUM: () => 'What is open for all their orders',
  AMOUNT_PART: () => 'Less than what is open',
  AMOUNT_OVER: () => 'More than what is open',
  AMOUNT_CENTS: () => 'The amount has cents',
  SEVERAL_FAMILIES: () => 'The sum of what these families owe',
  REPORTED: (text) => `They reported a payment on ${text}`,
  TOO_EARLY: () => 'It came before they registered',
  ANOTHER_LINE: () => 'Another line already pays this',
};

export const depositSlip = ({ number, checks, sum }: { number: number; checks: number; sum: string }) =>
  `Deposit slip ${number}, ${plural(checks, { one: '1 check', other: `${checks} checks` })}, ${sum}`;
export const exactlyItsTotal = 'Exactly its total';
export const acceptAsDeposit = 'Accept the deposit';
export const acceptDeposit = ({ number }: { number: number }) => `Accept the deposit of slip ${number}`;
export const depositAccepted = ({ number }: { number: number }) => `Deposit slip ${number} is deposited`;

export const notFound = 'This statement does not exist.';
export const allStatements = 'All bank statements';
export const linesAccepted = ({ fileName }: Values<'fileName'>) => `lines of ${fileName} accepted`;
export const linesSetAside = ({ fileName }: Values<'fileName'>) => `lines of ${fileName} set aside`;
