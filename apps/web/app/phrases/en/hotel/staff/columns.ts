import type { Values } from '@sangamam/contract/phrases/values';

export const columnsForTheHotel = 'Columns for the hotel';
export const intro =
  'Choose what the hotel wants in its rooming list, in its order and with its headings. The downloads have these columns.';
export const tickAndHead =
  'Tick what goes into the file. The field beside it is its heading there; the arrows change the order.';
export const rowsLabel = 'One row for each';
export const family = 'Family';
export const room = 'Room';
export const headingOf = ({ name }: Values<'name'>) => `Heading of ${name}`;
export const moveUp = ({ name }: Values<'name'>) => `Move ${name} up`;
export const moveDown = ({ name }: Values<'name'>) => `Move ${name} down`;
export const save = 'Save';
export const saved = 'Saved';
export const onlyForCare =
  'Only in the files of people who may read cards by name; others get the file without this column.';
