import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const labels = 'Labels';
export const label = 'Label';
export const labelAdded = 'Label added';
export const labelTakenOff = 'Label removed';
export const notChanged = 'Not changed';
export const addALabel = 'Add a label';
export const removeALabel = 'Remove a label';
export const newLabel = 'New label';
export const newLabelOption = 'New label…';
export const addLabel = 'Add label';
export const takeLabelOff = 'Remove label';
export const removeLabel = ({ name }: Values<'name'>) => `Remove the label ${name}`;
export const changeLabelTitle = ({ name }: Values<'name'>) => `Change ${name}`;
export const deleteNamed = ({ name }: Values<'name'>) => `Delete ${name}`;
export const change = 'Change';
export const deleteIt = 'Delete';
export const deleteThisLabel = 'Delete this label?';
/** `on` says what has it, such as "2 registrations and 1 payment"; nothing where nothing does. */
export const deleteText = ({ name, on }: { name: string; on: string }) =>
  on === '' ? `Nothing has the label "${name}".` : `"${name}" is removed from ${on}.`;
/** How many records of a kind, in words. */
export const countOf: Readonly<Record<CareKind, (count: number) => string>> = {
  REGISTRATION: (count) => plural(count, { one: '1 registration', other: `${count} registrations` }),
  PAYMENT: (count) => plural(count, { one: '1 payment', other: `${count} payments` }),
  MESSAGE: (count) => plural(count, { one: '1 message', other: `${count} messages` }),
  PERSON: (count) => plural(count, { one: '1 person', other: `${count} people` }),
};
export const isSaved = ({ name }: Values<'name'>) => `"${name}" is saved`;
export const isDeleted = ({ name }: Values<'name'>) => `"${name}" is deleted`;
export const noLabelsYet = 'No labels yet';
export const emptyText =
  'Labels mark registrations, payments, messages and people for colleagues, such as "Call back" or "Wheelchair". Families never see them.';
export const intro =
  'Short words by which staff mark registrations, payments, messages and people. Families never see them.';
export const name = 'Name';
export const color = 'Color';
export const colors = {
  GREEN: 'Green',
  TEAL: 'Teal',
  BLUE: 'Blue',
  VIOLET: 'Violet',
  GOLD: 'Gold',
  ORANGE: 'Orange',
  RED: 'Red',
  GREY: 'Gray',
} as const;
export const save = 'Save';
export const actions = 'Actions';
export const registrations = 'Registrations';
export const payments = 'Payments';
export const messages = 'Messages';
export const people = 'People';
export const thisWasNotSaved = 'This was not saved';
export const moreLabels = ({ count }: { count: number }) => `+${count}`;
export const noneHasLabel: Readonly<Record<CareKind, string>> = {
  REGISTRATION: 'None of these registrations has a label.',
  PAYMENT: 'None of these payments has a label.',
  MESSAGE: 'None of these messages has a label.',
  PERSON: 'None of these people has a label.',
};
const titlesBy = (
  titleOf: (these: string) => string,
): Readonly<Record<CareKind, (count: number) => string>> => ({
  REGISTRATION: (count) => titleOf(countOf.REGISTRATION(count)),
  PAYMENT: (count) => titleOf(countOf.PAYMENT(count)),
  MESSAGE: (count) => titleOf(countOf.MESSAGE(count)),
  PERSON: (count) => titleOf(countOf.PERSON(count)),
});
export const labelTheseTitle = titlesBy((these) => `Add a label to ${these}`);
export const unlabelTheseTitle = titlesBy((these) => `Remove a label from ${these}`);
export const labelledCount = ({
  labelled,
  changed,
  refused,
}: {
  labelled: boolean;
  changed: number;
  refused: number;
}) => {
  const done = `${changed === 0 ? 'None' : changed} ${labelled ? 'labeled' : 'without the label'}`;
  return refused === 0 ? done : `${done}, ${refused} not changed`;
};
