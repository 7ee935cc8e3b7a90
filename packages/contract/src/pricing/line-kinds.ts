/** On which side of zero the amount of a line may be: `charge` never below, `credit` never above. */
export type Side = 'charge' | 'credit' | 'either';

/** What a line of an order can be about. The kind decides on the sign; the database has a check made from this table. */
export const lineKinds = {
  PACKAGE: 'charge',
  ADDON: 'charge',
  DISCOUNT: 'credit',
  /** A correction by staff. */
  ADJUSTMENT: 'either',
  FEE: 'charge',
  /** What stays with the organisation when an order is cancelled. */
  KEPT_ON_CANCELLATION: 'charge',
} as const satisfies Record<string, Side>;

export type LineKind = keyof typeof lineKinds;

/** The kinds by name. */
export const lineKindNames = Object.keys(lineKinds) as [LineKind, ...LineKind[]];

/** Whether a line of this kind may cost so many dollars a piece. */
export function fitsKind(kind: LineKind, unitPrice: number): boolean {
  const side: Side = lineKinds[kind];
  if (side === 'either') return true;
  return side === 'charge' ? unitPrice >= 0 : unitPrice <= 0;
}
