import type { Values } from '@sangamam/contract/phrases/values';

export const books = 'Books';
export const book = 'Book';
export const bookName = ({ convention, currency }: Values<'convention' | 'currency'>) =>
  `${convention}, ${currency}`;
export const bookBetween = ({ book, from, to }: Values<'book' | 'from' | 'to'>) =>
  `${book}, ${from} to ${to}`;
export const from = 'From';
export const to = 'To';
export const daysAreThoseOf = ({ place }: Values<'place'>) => `Days are in the time zone of ${place}.`;
export const noBooksYet = 'No books yet';
export const emptyText = 'They begin with the first registration that is submitted.';
export const daysOutOfOrder = 'The first day must not be after the last one.';

export const moneyInOverTime = 'Money in over time';
export const moneyInByMethod = ({ unit }: Values<'unit'>) => `Money in by method and ${unit}`;
export const aDay = 'day';
export const aWeek = 'week';
export const dayShown = 'Day shown';
export const weekShown = 'Week shown';
export const onDay = ({ day, amount }: Values<'day' | 'amount'>) => `${day}: ${amount}`;
export const inWeekOf = ({ day, amount }: Values<'day' | 'amount'>) => `Week of ${day}: ${amount}`;
export const noMoneyIn = 'Nothing came in on these days.';

export const dailyClose = 'Daily close';
export const day = 'Day';
export const method = 'Method';
export const moneyIn = 'Money in';
export const takenBack = 'Corrected';
export const refunded = 'Refunded';
export const movedOrKept = 'Moved or kept';
export const feesInThese = 'Fees included';
export const expectedAtTheBank = 'Due at the bank';
export const change = 'Net';
export const closing = 'Closing';
export const byMethod = 'By method';
export const byMethodOn = ({ day }: Values<'day'>) => `By method on ${day}`;
export const noDaysTitle = 'No entries on these days';
export const noDaysText = 'Choose other days to see what came in and went out.';
export const closeThisDay = 'Close day';
export const closeTheDay = ({ day }: Values<'day'>) => `Close the books of ${day}?`;
export const closeDayText = ({ amount }: Values<'amount'>) =>
  `${amount} should have reached the bank that day. Close it once the bank says the same.`;
export const laterEntriesShow =
  'The books are kept as they are now. Entries are never backdated: one that is made later today shows here as a difference.';
export const note = 'Note';
export const forTheTreasurersOnly = 'For example the number of the deposit slip. Only treasurers read it.';
export const thisWasNotClosed = 'The day was not closed';
export const closed = ({ day }: Values<'day'>) => `${day} is closed`;
export const closedBy = ({ name }: Values<'name'>) => `Closed by ${name}`;
export const differenceSince = ({ amount }: Values<'amount'>) => `Changed since by ${amount}`;
export const openAgain = 'Open again';
export const openTheDayAgain = ({ day }: Values<'day'>) => `Open the books of ${day} again?`;
export const openAgainText = 'The closing stays in the audit log, with your reason.';
export const reasonHint = 'Only treasurers read it.';
export const openedAgain = ({ day }: Values<'day'>) => `${day} is open again`;

export const ledger = 'Ledger';
export const entries = 'Entries';
export const allMethods = 'All methods';
export const allEntries = 'All entries';
export const entriesThatMovedMoney = 'Entries that moved money';
export const what = 'What';
export const family = 'Family';
export const amount = 'Amount';
export const heldAfterwards = 'Held afterwards';
export const details = 'Details';
export const enteredBy = ({ name }: Values<'name'>) => `Entered by ${name}`;
export const heldBeforeAndAfter = ({
  from,
  opening,
  to,
  closing,
}: Values<'from' | 'opening' | 'to' | 'closing'>) =>
  `Held before ${from}: ${opening}. Held at the end of ${to}: ${closing}.`;
export const totals = 'Totals by kind and method';
export const noEntriesHere = 'No entries here';
export const nothingMatches = 'Nothing matches these days and filters.';
export const laterEntries = 'Later entries';
export const backToTheFirst = 'Back to the first';
export const partsOfTheBooks = 'Parts of the books';
export const pagesOf = ({ list }: Readonly<Record<'list', string>>) => `Pages: ${list}`;
