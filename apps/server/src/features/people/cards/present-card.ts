import type { Card, PersonCard } from '@sangamam/contract/people/cards/card';

import type { Context } from '#server/db/context.ts';

import type { CardRow } from './card-repository.ts';
import { emptyPart, openPart } from './sealed-part.ts';

/** A card as its family reads it; what no key opens is empty. */
export function presentCard(ctx: Context, row: CardRow): Card {
  const { diets, allergies, foodNote, accessNeeds, accessNote, mayPhotograph, mayPrint } = row;
  const open = { diets, allergies, foodNote, accessNeeds, accessNote, mayPhotograph, mayPrint };
  return { ...open, ...(openPart(ctx, row) ?? emptyPart) };
}

/** Somebody of a registration with the card, as the family reads it. */
export function presentPersonCard(
  ctx: Context,
  person: { id: string; name: string },
  { row, earlier }: { row?: CardRow | undefined; earlier?: CardRow | undefined },
): Omit<PersonCard, 'asked' | 'answers'> {
  return {
    personId: person.id,
    name: person.name,
    revision: row?.revision ?? 0,
    confirmedAt: row?.confirmedAt.toISOString() ?? null,
    card: row ? presentCard(ctx, row) : null,
    earlier: row || !earlier ? null : presentCard(ctx, earlier),
    isUnreadable: row !== undefined && openPart(ctx, row) === undefined,
  };
}
