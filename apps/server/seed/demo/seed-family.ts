import type { Context } from '#server/db/context.ts';
import { updateAccount } from '#server/features/accounts/account/account-repository.ts';
import { deleteUnusedTokens } from '#server/features/accounts/links/account-token-repository.ts';
import { signUp } from '#server/features/accounts/sign-up/sign-up.ts';
import type { Actor } from '#server/http/access/actor.ts';

import type { Family } from '../cast/family.ts';
import type { SeededConvention } from '../catalogue/seed-catalogue.ts';
import { findPersonOf } from '../factories/account-repository.ts';
import { buildOrder } from '../factories/build-order.ts';
import { daysBefore } from '../factories/clock.ts';
import { demoPasswordHash } from '../factories/demo-password.ts';
import { applyOrderEvents, type EventActors } from '../factories/apply-order-events.ts';
import { seedCards } from './seed-cards.ts';
import { seedAnswers } from './seed-questions.ts';
import { seedTravel } from './seed-travel.ts';
import { memberOf, signUpPayloadOf } from './family-payloads.ts';

/** The convention and the staff for the families of the demo. */
export interface Stage {
  next: SeededConvention;
  past: SeededConvention;
  staff: Omit<EventActors, 'registrant'>;
}

/** Seeds a family with its history. */
export async function seedFamily(ctx: Context, family: Family, { next, past, staff }: Stage): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10);
  const registrant = await openAccount(daysBefore(ctx, family.signedUpDaysAgo), family, today);
  const members = family.members.map((member) => memberOf(family, member, today));
  const actors = { ...staff, registrant };
  if (family.cameLastTime === true) {
    // An email address belongs to one person: the people of the next registration keep theirs.
    const then = members.map(({ email: _email, mobile: _mobile, ...member }) => ({
      ...member,
      receiveNotification: false,
    }));
    await attendPastConvention(ctx, { members: then, past, actors });
  }
  if (!family.registration) return;
  const {
    startedDaysAgo,
    packageName,
    addons = [],
    specialRequest = '',
    events = [],
    travel,
    cards,
  } = family.registration;
  const orderId = await buildOrder(daysBefore(ctx, startedDaysAgo), {
    registrant,
    conventionId: next.id,
    members,
    packageId: packageName === undefined ? undefined : idOf(next.packages, packageName),
    addons: addons.map(({ title, ...choice }) => ({ ...choice, addonId: idOf(next.addons, title) })),
    specialRequest,
  });
  await applyOrderEvents(ctx, orderId, actors, events);
  if (travel)
    await seedTravel(daysBefore(ctx, 10), registrant, { orderId, travel, startDate: next.startDate });
  if (cards) await seedCards(daysBefore(ctx, 9), registrant, { orderId, cards });
  if (cards ?? travel) await seedAnswers(daysBefore(ctx, 9), registrant, { orderId, conventionId: next.id });
}

/** Signs up and sets the password, whose hash all families share. */
async function openAccount(ctx: Context, family: Family, today: string): Promise<Actor> {
  const { id: userId } = await signUp(ctx, signUpPayloadOf(family, today));
  await updateAccount(ctx.db, userId, { passwordHash: await demoPasswordHash(), emailVerifiedAt: ctx.now() });
  await deleteUnusedTokens(ctx.db, userId);
  const person = await findPersonOf(ctx.db, userId);
  return { userId, personId: person.id, type: 'REGISTRANT', roles: [], sessionId: '', email: person.email };
}

type Members = Parameters<typeof buildOrder>[1]['members'];

async function attendPastConvention(
  ctx: Context,
  { members = [], past, actors }: { members: Members; past: SeededConvention; actors: EventActors },
): Promise<void> {
  const from = actors.registrant.email;
  const orderId = await buildOrder(daysBefore(ctx, 560), {
    registrant: actors.registrant,
    conventionId: past.id,
    members,
    packageId: idOf(past.packages, 'SILVER FAMILY'),
  });
  await applyOrderEvents(ctx, orderId, actors, [
    { does: 'submit', daysAgo: 559 },
    { does: 'approve', daysAgo: 557 },
    { does: 'pay-by-zelle', from, daysAgo: 556 },
    { does: 'receive-money', reference: 'Zelle', daysAgo: 555 },
    { does: 'approve-payment', daysAgo: 555 },
  ]);
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo has no "${name}"`);
  return id;
}
