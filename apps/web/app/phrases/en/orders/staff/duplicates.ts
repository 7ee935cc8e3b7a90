import type { DuplicateSign } from '@sangamam/contract/orders/registrations/duplicate-signs';
import type { DuplicateView } from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const duplicates = 'Possible duplicates';
export const intro = 'Registrations that may be of one family.';
export const viewsLabel = 'Views of possible duplicates';
export const views: Readonly<Record<DuplicateView, string>> = {
  OPEN: 'To look at',
  DISTINCT: 'Not the same',
};
export const searchLabel = 'Name or number';
export const pairCount = (total: number) =>
  plural(total, { one: 'One pair of registrations', other: `${total} pairs of registrations` });
export const nobodyHere = 'Nothing to look at';
export const emptyTexts: Readonly<Record<DuplicateView, string>> = {
  OPEN: 'No two families of this convention look like one.',
  DISTINCT: 'Nobody was marked as not the same yet.',
};
export const noneFound = 'No registration found';
export const noneFoundText = 'Nobody in this view has this name or number.';
export const loading = 'Comparing registrations…';
export const pagesLabel = 'Pages of possible duplicates';

export const cardTitle = ({ first, second }: Values<'first' | 'second'>) => `${first} and ${second}`;
export const sideLine = ({ number, unit }: { number: string; unit: string | null }) =>
  [number, unit].filter(Boolean).join(' · ');
export const attending = (people: number) => plural(people, { one: 'One person', other: `${people} people` });
export const sent = ({ day }: Values<'day'>) => `Sent ${day}`;
export const begun = ({ day }: Values<'day'>) => `Begun ${day}, not sent`;
export const received = ({ received, total }: Values<'received' | 'total'>) =>
  `${received} received of ${total}`;
export const evidence = 'Who looks the same';
export const pairLine = ({ name, otherName }: Values<'name' | 'otherName'>) =>
  name === otherName ? name : `${name}, ${otherName}`;
export const sameSigns = ({ signs }: Values<'signs'>) => `Same ${signs}`;
export const signs: Readonly<Record<DuplicateSign, string>> = {
  name: 'name',
  dob: 'birth date',
  mobile: 'phone',
  email: 'email',
  address: 'address',
  house: 'house and parish',
};
export const notTheSame = 'Not the same';
export const maybeTheSame = 'May be the same';
/** What a button does, for people who do not see beside whom it stands. */
export const aboutFamilies = ({ verb, first, second }: Values<'verb' | 'first' | 'second'>) =>
  `${verb}: ${first} and ${second}`;
export const markedDistinct = 'They will not be asked for again';
export const markedOpen = 'They are back in the list';
export const noLongerAlike = 'One of the two has changed. They no longer look like one family.';
