import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { SearchHit, SearchReason } from '@sangamam/contract/orders/registrations/search-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { statusOf } from '../../order/order-facts.ts';
import { listRegistrationRowsById } from '../registration-read-model.ts';
import { findMatches, type Match } from './search-read-model.ts';

const mostHits = 20;

/** So many places are looked at: a common name is found several times in one family. */
const mostMatches = 300;

/** Registrations of all conventions in which a text is found, the likeliest first, with what matched. */
export async function searchEverybody(
  ctx: Context,
  actor: Actor,
  search: string,
): Promise<{ hits: SearchHit[]; total: number }> {
  const today = ctx.now().toISOString().slice(0, 10);
  const minors = hasAbility(actor.roles, 'see-minors');
  const money = hasAbility(actor.roles, 'see-money');
  const adultsBornUntil = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  const matches = await findMatches(ctx.db, { search, adultsBornUntil, minors, money }, mostMatches);
  const byOrder = [...Map.groupBy(matches, ({ orderId }) => orderId)];
  const shown = byOrder.slice(0, mostHits);
  const rows = await listRegistrationRowsById(
    ctx.db,
    shown.map(([orderId]) => orderId),
  );
  const hits = shown.flatMap(([orderId, found]) => {
    const row = rows.find(({ order }) => order.id === orderId);
    if (!row) return [];
    return [
      {
        orderId,
        number: row.order.permNumber ?? row.order.tempNumber,
        registrantName: fullName(row.person),
        conventionName: row.conventionName,
        status: statusOf(row.order),
        registrationStatus: row.order.registrationStatus,
        why: found.slice(0, 4).map((match) => reasonOf(match, { today, minors })),
      },
    ];
  });
  return { hits, total: matches[0]?.total ?? 0 };
}

function reasonOf(
  { by, text, relationship, dob }: Match,
  { today, minors }: { today: string; minors: boolean },
): SearchReason {
  if (by !== 'PERSON') return { by, text };
  const age = dob === null ? null : ageOn(dob, today);
  const isShown = age !== null && (minors || age >= 18);
  return { by, text, relationship: relationship ?? 'SELF', age: isShown ? age : null };
}
