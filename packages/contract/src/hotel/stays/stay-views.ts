/**
 * The views of the rooming list. `RELEASE` has families whose registration is no longer confirmed and whom the hotel
 * still expects, `NO_ROOM` confirmed ones who sleep elsewhere; all others have confirmed ones who sleep there.
 */
export const stayViews = [
  'MISSING',
  'NUMBERED',
  'DOUBLE',
  'CHECKED_IN',
  'ACCESS',
  'NO_ROOM',
  'RELEASE',
] as const;
export type StayView = (typeof stayViews)[number];
