import type { StayView } from '@sangamam/contract/hotel/stays/stay-views';

export const roomingList = 'Rooming list';
export const yes = 'Yes';
export const no = 'No';
export const viewNames: Record<StayView, string> = {
  MISSING: 'Without a number',
  NUMBERED: 'With a number',
  DOUBLE: 'Double numbers',
  CHECKED_IN: 'Checked in',
  NO_ROOM: 'Need no room',
  RELEASE: 'To be released',
};
