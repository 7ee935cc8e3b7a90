import type { Card } from '@sangamam/contract/people/cards/card';

import type { Context } from '#server/db/context.ts';
import { readCards, saveCard } from '#server/features/people/cards/own-cards.ts';
import type { Actor } from '#server/http/access/actor.ts';

import type { Family } from '../cast/family.ts';

type Cards = NonNullable<NonNullable<Family['registration']>['cards']>;

const nothingSpecial: Card = {
  diets: [],
  allergies: [],
  foodNote: '',
  accessNeeds: [],
  accessNote: '',
  healthNotes: '',
  emergencyName: 'Sunny Thekkanatt',
  emergencyPhone: '(312) 555-0147',
  mayPhotograph: true,
  mayPrint: true,
};

/** Fills in the card of everybody who attends; `cards` says who needs something, by first name. */
export async function seedCards(
  ctx: Context,
  registrant: Actor,
  { orderId, cards }: { orderId: string; cards: Cards },
): Promise<void> {
  const { people, keepsPrivate } = await readCards(ctx, registrant, orderId);
  const unsealed = keepsPrivate ? {} : { healthNotes: '', emergencyName: '', emergencyPhone: '' };
  for (const { personId, name, revision } of people) {
    const own = Object.entries(cards).find(([firstName]) => name.startsWith(`${firstName} `))?.[1];
    await saveCard(ctx, registrant, { ...nothingSpecial, ...own, ...unsealed, orderId, personId, revision });
  }
}
