/**
 * The views of the rooming list. `RELEASE` has families whose registration is no longer confirmed and whom the hotel
 * still expects; all others have confirmed ones.
 */
export const stayViews = ['MISSING', 'NUMBERED', 'DOUBLE', 'CHECKED_IN', 'RELEASE'] as const;
export type StayView = (typeof stayViews)[number];
