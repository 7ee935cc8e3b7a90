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
export const deleteText = ({ name, uses }: { name: string; uses: number }) =>
  plural(uses, {
    one: `"${name}" is removed from 1 registration.`,
    other: `"${name}" is removed from ${uses} registrations.`,
  });
export const isSaved = ({ name }: Values<'name'>) => `"${name}" is saved`;
export const isDeleted = ({ name }: Values<'name'>) => `"${name}" is deleted`;
export const noLabelsYet = 'No labels yet';
export const emptyText =
  'Labels mark registrations for colleagues, such as "Call back" or "Wheelchair". Families never see them.';
export const intro = 'Short words by which registrars mark registrations. Families never see them.';
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
export const thisWasNotSaved = 'This was not saved';
export const moreLabels = ({ count }: { count: number }) => `+${count}`;
export const noneHasLabel = 'None of these registrations has a label.';
export const labelTheseTitle = (count: number) =>
  plural(count, { one: 'Add a label to 1 registration', other: `Add a label to ${count} registrations` });
export const unlabelTheseTitle = (count: number) =>
  plural(count, {
    one: 'Remove a label from 1 registration',
    other: `Remove a label from ${count} registrations`,
  });
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
