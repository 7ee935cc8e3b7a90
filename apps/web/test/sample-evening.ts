import type { ClosingSheet } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

import { sampleIds } from './sample-orders.ts';

/** An open kick-off evening on which nobody has registered yet. */
export const sampleEvening: ClosingSheet = {
  _id: '01970000-0000-7000-8000-0000000000e1',
  conventionId: sampleIds.convention,
  conventionName: 'Sangamam of the East',
  name: 'Kick-off in Chicago',
  localUnitId: 'ORG10004',
  localUnitName: 'Chicago',
  day: '2026-11-29',
  place: 'Parish hall',
  openedByName: 'Rosamma Registrar',
  closedAt: null,
  closedByName: null,
  families: 0,
  noted: [],
  today: '2026-11-29',
  list: [],
  counted: [],
  differenceReason: '',
  slips: [],
};
