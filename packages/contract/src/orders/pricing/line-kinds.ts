/** Allowed signs of a line: `charge` never negative, `credit` never positive. */
export type Side = 'charge' | 'credit' | 'either';

/** Kinds of order lines. The kind decides the sign; the check of the database is generated from this table. */
export const lineKinds = {
  PACKAGE: 'charge',
  ADDON: 'charge',
  /** What a discount code takes off. */
  DISCOUNT: 'credit',
  /** A package that the association gives. */
  COMP: 'credit',
  /** A part that a fund pays. */
  SCHOLARSHIP: 'credit',
  /** A correction by staff, with its reason. */
  ADJUSTMENT: 'either',
  /** Takes another line off: one of the three above, or what an amendment changes. */
  REMOVAL: 'either',
  /** A difference that is paid with an order of its own: taken off the registration, and asked for by that order. */
  CARRIED_OVER: 'either',
  FEE: 'charge',
  /** Kept by the organisation when an order is cancelled. */
  KEPT_ON_CANCELLATION: 'charge',
} as const satisfies Record<string, Side>;

export type LineKind = keyof typeof lineKinds;

/** The kinds by name. */
export const lineKindNames = Object.keys(lineKinds) as [LineKind, ...LineKind[]];

/** True when a line of this kind may have this unit price in dollars. */
export function hasAllowedSign(kind: LineKind, unitPrice: number): boolean {
  const side: Side = lineKinds[kind];
  if (side === 'either') return true;
  return side === 'charge' ? unitPrice >= 0 : unitPrice <= 0;
}
