import { z } from 'zod';

/** What families wait for: a package, or an option of an add-on. */
export const waitListSubject = z.object({
  kind: z.enum(['PACKAGE', 'ADDON']),
  /** The package, or the option of the add-on. */
  _id: z.string(),
  /** The name of the package, or the title of the add-on. */
  name: z.string(),
  /** The option of the add-on, such as `ADULT`; `null` for a package. */
  key: z.string().nullable(),
});
export type WaitListSubject = z.output<typeof waitListSubject>;

/**
 * Where a family stands on the wait list of a sold-out package or option of an add-on. The first three are open:
 * `WAITING` for its turn, `PASSED_OVER` while it may not take what is free, or that is too little for it (it keeps its
 * place), `OFFERED` while a place is held for it. The others are how it ended: it took the place, let the offer pass, left, was taken off by
 * staff, or it is no longer sold.
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
