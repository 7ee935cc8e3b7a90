import type { ChangedPart, ChangeKind } from '@sangamam/contract/hotel/lists/compare-lists';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const listsForTheHotel = 'Lists for the hotel';
export const intro =
  'Each CSV or Excel file of the whole rooming list, and each file of changes, is recorded here. Say which one you sent, and you see what changed since.';
export const noListSent = 'No list was sent yet';
export const noListSentText =
  'Download the rooming list, send it to the hotel, and press “Sent to the hotel” here. From then on this page says what changed.';
export const sinceTheList = ({ at, by }: Values<'at' | 'by'>) =>
  by === '' ? `Since the list of ${at}:` : `Since the list of ${at} (by ${by}):`;
export const changesInAll = ({
  added,
  cancelled,
  changed,
}: Record<'added' | 'cancelled' | 'changed', number>) =>
  added + cancelled + changed === 0
    ? 'nothing has changed.'
    : [
        ...(added > 0 ? [`${added} new`] : []),
        ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
        ...(changed > 0 ? [`${changed} changed`] : []),
      ].join(', ');
export const seeTheChanges = 'See the changes';
export const changes = 'Changes for the hotel';
export const changesByKind = 'Changes by kind';
export const allChanges = 'All changes';
export const kinds: Record<ChangeKind, string> = {
  NEW: 'New',
  CANCELLED: 'Cancelled',
  CHANGED: 'Changed',
};
export const parts: Record<ChangedPart, string> = {
  NIGHTS: 'Nights',
  PEOPLE: 'People',
  ROOMS: 'Rooms',
  BEDS: 'Bed types',
  NEARBY: 'Connecting rooms',
  NEEDS: 'Access needs',
  REQUEST: 'Special request',
};
export const changeCount = (count: number) =>
  plural(count, { one: `${count} family`, other: `${count} families` });
export const searchLabel = 'Search by name or number';
export const nothingChanged = 'Nothing to tell the hotel';
export const nothingChangedText = 'All families are as the hotel knows them.';
export const nothingFoundText = 'Change the view or the search to see other changes.';
export const change = 'Change';
export const family = 'Family';
export const dataErased = 'Personal data deleted';
export const whatChanged = 'What changed';
export const beforeAndAfter = ({ before, after }: Values<'before' | 'after'>) => `${before} → ${after}`;
export const daysFromTo = ({ arrival, departure }: Values<'arrival' | 'departure'>) =>
  `${arrival} – ${departure}`;
export const personOfAge = ({ name, age }: { name: string; age: number }) => `${name}, ${age}`;
export const roomCount = (count: number) => plural(count, { one: `${count} room`, other: `${count} rooms` });
export const none = 'none';
export const exportedLists = 'Exported lists';
export const exportedAt = 'Exported';
export const contents = 'Contents';
export const contentNames = { WHOLE: 'All families', CHANGES: 'Changes only' };
export const families = 'Families';
export const sent = 'Sent';
export const sentAt = ({ at, by }: Values<'at' | 'by'>) => (by === '' ? at : `${at}, by ${by}`);
export const by = ({ name }: Values<'name'>) => `by ${name}`;
export const notSent = 'Not sent';
export const sentToTheHotel = 'Sent to the hotel';
export const markAsSent = ({ at }: Values<'at'>) => `Sent to the hotel: list of ${at}`;
export const notSentAfterAll = 'Not sent after all';
export const takeBack = ({ at }: Values<'at'>) => `Not sent after all: list of ${at}`;
export const markedAsSent = 'The list is marked as sent.';
export const markTakenBack = 'The list is no longer marked as sent.';
export const wasItSent = ({ at }: Values<'at'>) => `Did you send the list of ${at} to the hotel?`;
export const onlyTheLatest = ({ exported, sent }: Record<'exported' | 'sent', number>) =>
  `The latest ${exported} lists are kept, and the latest ${sent} that were sent.`;
