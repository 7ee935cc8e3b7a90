import { sealedPart, type SealedPart } from '@sangamam/contract/people/cards/card';

import type { Context } from '#server/db/context.ts';

import {
  listOneSealedPartPerKey,
  listSealedParts,
  replaceSealedPart,
  type CardRow,
} from './card-repository.ts';

/** A sealed part opens in its own row only. */
const placeOf = (cardId: string) => `person_cards.sealed:${cardId}`;

export const emptyPart: SealedPart = { healthNotes: '', emergencyName: '', emergencyPhone: '' };

/** What the private part of a card is stored as; undefined on a site without a key. */
export function sealPart({ secrets }: Context, cardId: string, part: SealedPart): string | undefined {
  return secrets?.seal(JSON.stringify(part), placeOf(cardId));
}

/** The private part of a card; undefined when no key opens it. A card without one has an empty one. */
export function openPart(
  { secrets }: Context,
  { id, sealed }: Pick<CardRow, 'id' | 'sealed'>,
): SealedPart | undefined {
  if (sealed === null) return emptyPart;
  if (!secrets) return undefined;
  try {
    return sealedPart.parse(JSON.parse(secrets.open(sealed, placeOf(id))));
  } catch {
    return undefined;
  }
}

/**
 * Seals private parts of cards again that an older key sealed, before the site starts. Idempotent, also across processes.
 * Returns how many no key opens: their families are asked to tell them again.
 */
export async function resealCards(ctx: Context): Promise<{ lost: number }> {
  const isCurrent = ({ sealed }: { sealed: string | null }) => ctx.secrets?.isCurrent(sealed ?? '') === true;
  if ((await listOneSealedPartPerKey(ctx.db)).every((row) => isCurrent(row))) return { lost: 0 };
  let lost = 0;
  for (const row of await listSealedParts(ctx.db)) {
    if (isCurrent(row)) continue;
    const { id, sealed } = row;
    const part = openPart(ctx, row);
    const resealed = part && sealPart(ctx, id, part);
    if (resealed === undefined || sealed === null) lost += 1;
    else await replaceSealedPart(ctx.db, { id, sealed, resealed });
  }
  return { lost };
}

/** True while the private part of some card is sealed with a key that is lost. */
export async function hasLostCards(ctx: Context): Promise<boolean> {
  return (await listOneSealedPartPerKey(ctx.db)).some((row) => openPart(ctx, row) === undefined);
}
