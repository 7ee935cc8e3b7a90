/**
 * Where a family stands on the wait list of a sold-out package. The first three are open:
 * `WAITING` for its turn, `PASSED_OVER` while its people may not take the package (it keeps its place), `OFFERED` while
 * a place is held for it. The others are how it ended: it took the place, let the offer pass, left, was taken off by
 * staff, or registration closed.
 */
export const waitListStates = [
  'WAITING',
  'PASSED_OVER',
  'OFFERED',
  'TAKEN',
  'EXPIRED',
  'LEFT',
  'REMOVED',
  'CLOSED',
] as const;
export type WaitListState = (typeof waitListStates)[number];

/** The states in which a family is on the list. */
export const openWaitListStates = [
  'WAITING',
  'PASSED_OVER',
  'OFFERED',
] as const satisfies readonly WaitListState[];
export type OpenWaitListState = (typeof openWaitListStates)[number];

/** Whether a family in this state is still on the list. */
export function isOpenEntry(state: WaitListState): state is OpenWaitListState {
  return openWaitListStates.some((open) => open === state);
}
