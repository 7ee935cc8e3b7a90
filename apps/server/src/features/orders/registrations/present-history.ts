import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { Organization } from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import { actorName } from '#server/features/audit/actor-name.ts';
import { aboutIn } from '#server/features/casework/care/list-assignees.ts';
import { isForRegistrarsOnly, mayReadNote } from '#server/features/casework/notes/note-readers.ts';

import type { listHistoryOf } from './registration-read-model.ts';

type Entry = Awaited<ReturnType<typeof listHistoryOf>>[number];
type Facts = Record<string, unknown>;

/** How an entry of the history is shown; `minors` says whether the reader may see minors' details. */
interface Surroundings {
  participants: RegistrationDetail['participants'];
  units: readonly Organization[];
  /** Names of those to whom it was assigned, by account. */
  assignees: ReadonlyMap<string, string>;
  minors: boolean;
  /** Whether the reader may see what concerns money. */
  money: boolean;
}

/** Actions whose reasons are about a family. */
const affairs: ReadonlySet<string> = new Set(['order.edited', 'order.asked']);

/**
 * An entry of a registration's history. Corrections and questions are shown to readers who may see minors,
 * because they are about the family. Reasons of payment decisions are shown to readers who may see amounts.
 */
export function presentHistory(
  { at, action, reason, before, after, ...actor }: Entry,
  { participants, units, assignees, minors, money }: Surroundings,
): RegistrationDetail['history'][number] {
  const isForReader = (minors || !affairs.has(action)) && (money || !/^(?:payment|refund)\./u.test(action));
  const isEdit = action === 'order.edited' && minors;
  const { participantId, ...changed } = (after ?? {}) as Facts;
  const who = participants.find(({ userId }) => userId._id === participantId)?.userId;
  return {
    at: at.toISOString(),
    actorName: actorName(actor),
    action,
    reason: isForReader ? reason : null,
    registrarsOnly: action === noted && isForRegistrarsOnly(after),
    about: isEdit && who ? fullName(who) : aboutIn(after, assignees),
    before: isEdit ? withUnitNames((before ?? {}) as Facts, units) : null,
    after: isEdit ? withUnitNames(changed, units) : null,
  };
}

const noted = 'order.noted';
/** A note about one of its payments, for whoever may see amounts. */
const paymentNoted = 'payment.noted';

/** The entries of which somebody with these roles may read something: a note is nothing without its text. */
export function historyFor(entries: readonly Entry[], roles: readonly StaffRole[]): Entry[] {
  return entries.filter(({ action, after, reason }) => {
    if (action === paymentNoted) return reason !== null && hasAbility(roles, 'see-money');
    return action !== noted || (reason !== null && mayReadNote(roles, after));
  });
}

/** Replaces the code of a local unit by its name. */
function withUnitNames({ localUnitId, ...facts }: Facts, units: readonly Organization[]): Facts {
  if (localUnitId === undefined) return facts;
  return { ...facts, localUnit: units.find(({ _id }) => _id === localUnitId)?.name ?? localUnitId };
}
