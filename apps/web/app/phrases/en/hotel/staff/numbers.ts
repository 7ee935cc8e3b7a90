import type {
  LineProblem,
  NumberColumnRole,
  NumberResult,
} from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const confirmationNumbers = 'Confirmation numbers';
export const intro =
  'Upload the list that the hotel has sent back. You see what it would change before anything is entered.';
export const chooseAFile = 'Choose a file';
export const orDropItHere = 'or drop it here';
export const formatsUpTo = ({ size }: Values<'size'>) => `CSV or XLSX, up to ${size}`;
export const tooLarge = ({ size }: Values<'size'>) =>
  `The file is larger than ${size}. Please leave out what is not about this convention.`;
export const reading = 'Reading the list…';
export const orPasteRows = 'Or paste rows';
export const pasteHint = 'From a spreadsheet or an email, with the row of headings.';
export const pastedName = 'pasted.txt';
export const readPasted = 'Read pasted rows';
export const anotherList = 'Another list';
export const columns = 'Columns of the list';
export const columnRoles: Record<NumberColumnRole, string> = {
  registrationNumber: 'Registration number',
  name: 'Name of the registrant',
  firstName: 'First name, if it has its own column',
  confirmationNumber: 'Confirmation number',
  status: 'Status of the booking',
  arrival: 'Arrival',
  departure: 'Departure',
};
export const noColumn = 'Not in the list';
export const pleaseChooseTheColumns =
  'Please choose the column with the confirmation number, and the one with the registration number or the name.';
export const listRead = ({ families, open }: { families: number; open: number }) =>
  [
    plural(families, { one: '1 family found.', other: `${families} families found.` }),
    ...(open > 0 ? [plural(open, { one: '1 line to check.', other: `${open} lines to check.` })] : []),
  ].join(' ');
export const stillMissing = (count: number) =>
  count === 0
    ? 'With this list every family has a number.'
    : plural(count, {
        one: '1 family still has no number.',
        other: `${count} families still have no number.`,
      });
export const canBeEntered = 'Can be entered';
export const toLookAt = 'To check';
export const knownFamilies = 'Already known';
export const nothingToDo = (count: number) =>
  plural(count, { one: '1 family with nothing to do', other: `${count} families with nothing to do` });
export const onlyTheFirst = ({ most, all }: { most: number; all: number }) =>
  `Only the first ${most} of ${all} are shown.`;
export const replaceNumbers = (count: number) =>
  plural(count, { one: 'Also replace 1 number', other: `Also replace ${count} numbers` });
export const replaceNumbersHint = 'These families have another number now. They get an email.';
export const enterNumbers = ({ families, numbers }: { families: number; numbers: number }) =>
  `${plural(numbers, { one: 'Enter 1 number', other: `Enter ${numbers} numbers` })} and ${plural(families, { one: 'email 1 family', other: `email ${families} families` })}`;
export const entering = 'Entering the numbers…';
export const familiesEntered = (count: number) =>
  plural(count, {
    one: 'The numbers of 1 family are entered. Its email leaves in a minute.',
    other: `The numbers of ${count} families are entered. Their emails leave in a minute.`,
  });
export const noFamilyEntered = 'Nothing was entered.';
export const undoOfNumbers = (count: number) =>
  plural(count, { one: 'Undo the numbers of 1 family', other: `Undo the numbers of ${count} families` });
export const familiesUndone = (count: number) =>
  plural(count, {
    one: 'The numbers of 1 family are undone. It gets no email about them.',
    other: `The numbers of ${count} families are undone. They get no email about them.`,
  });
export const familiesNotUndone = (count: number) =>
  plural(count, { one: '1 family keeps its numbers:', other: `${count} families keep their numbers:` });
export const refusedLine = ({ name, message }: Values<'name' | 'message'>) => `${name}: ${message}`;
export const readTheListAgain = 'Read the list again';
export const family = 'Family';
export const noName = 'No name';
export const line = 'Line';
export const confirmationNumber = 'Confirmation number';
export const result = 'Result';
export const typoIn = ({ typed }: Values<'typed'>) => `Typing mistake in the list: ${typed}`;
export const foundByName = ({ name }: Values<'name'>) => `Found by name: ${name}`;
export const untilNow = ({ before }: Values<'before'>) => `Previously ${before}`;
export const numbersOfRooms = ({ numbers, rooms }: { numbers: number; rooms: number }) =>
  `${numbers} of ${rooms} rooms`;
export const whatToDo = 'What to do';
export const itIs = ({ registrantName, number }: Values<'registrantName' | 'number'>) =>
  `${registrantName}, ${number}`;
export const chooseFamily = 'Choose family';
export const chooseFamilyOfLine = ({ line }: { line: number }) => `Choose family of line ${line}`;
export const allAreRight = ({ lines }: { lines: number }) =>
  plural(lines, { one: 'The numbers are right', other: `All ${lines} lines are right` });
export const anotherFamily = 'Another family';
export const anotherFamilyThan = ({ name }: Values<'name'>) => `Another family than ${name}`;
export const leaveOut = 'Leave out';
export const leaveOutFamily = ({ name }: Values<'name'>) => `Leave out ${name}`;
export const leaveOutLine = ({ line }: { line: number }) => `Leave out line ${line}`;
export const linesLeftOut = (count: number) =>
  plural(count, { one: '1 line is left out.', other: `${count} lines are left out.` });
export const showThemAgain = 'Show them again';
export const theLineSays = ({ text }: Values<'text'>) => `The line says: ${text}`;
export const searchLabel = 'Search by name or number';
export const familiesFound = ({ shown, total }: { shown: number; total: number }) =>
  total > shown
    ? `The first ${shown} of ${total} families. Type more of the name to see others.`
    : plural(total, { one: '1 family', other: `${total} families` });
export const youChoseItFor = ({ text }: Values<'text'>) => `You chose it for: ${text}`;
export const numberUnchanged = 'The family still has this number.';
export const otherDays = 'Other days';
export const hotelSaysWeSay = ({ hotel, ours }: Values<'hotel' | 'ours'>) =>
  `Hotel ${hotel}, our list ${ours}`;
export const results: Record<NumberResult, string> = {
  NEW: 'New',
  CHANGED: 'Changed',
  SAME: 'Same as before',
};
export const problems: Record<LineProblem, string> = {
  NO_NUMBER: 'No number yet',
  UNREADABLE_NUMBER: 'Not a valid number',
  UNKNOWN_FAMILY: 'Unknown family',
  SEVERAL_FAMILIES: 'Several families fit',
  NOT_CONFIRMED: 'No longer confirmed',
  CANCELLED: 'Cancelled by the hotel’s list',
  MORE_NUMBERS_THAN_ROOMS: 'More numbers than rooms',
  DOUBLE_NUMBER: 'Another family has this number',
};
