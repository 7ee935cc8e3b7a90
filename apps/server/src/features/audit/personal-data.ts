import type { Context } from '#server/db/context.ts';
import { auditLog } from '#server/db/schema/schema.ts';
import type { DataSubject, PersonalData } from '#server/features/personal-data/personal-data.ts';
import { policyOf, staffAction } from '#server/features/personal-data/policy.ts';

import {
  eraseDetailsAbout,
  eraseDetailsAboutParticipants,
  eraseDetailsOfDrivers,
  eraseDetailsOfShuttleRuns,
  listOwnHistory,
} from './personal-data-repository.ts';

export const auditPersonalData: PersonalData = {
  tables: [
    policyOf(auditLog, {
      people: { actorId: staffAction },
      exported: { byHand: 'history' },
      onErasure: 'byHand',
    }),
  ],
  sections: { history: (ctx, subject) => listOwnHistory(ctx.db, { ...subjectsOf(subject), messageIds: [] }) },
  erase: (ctx, subject) => eraseDetailsAbout(ctx.db, subjectsOf(subject)),
};

/** Erases the details of changes that staff made to these participants of orders, in the caller's transaction. */
export function eraseAuditOfParticipants(
  ctx: Context,
  participants: readonly { orderId: string; personId: string }[],
): Promise<void> {
  return eraseDetailsAboutParticipants(ctx.db, participants);
}

/** Erases the details of what staff did with these messages, in the caller's transaction. */
export function eraseAuditOfMessages(ctx: Context, messageIds: readonly string[]): Promise<void> {
  return eraseDetailsAbout(ctx.db, { userIds: [], orderIds: [], paymentIds: [], messageIds });
}

/** Erases the details of changes to shuttle runs before `day` (`YYYY-MM-DD`), in the caller's transaction. */
export function eraseAuditOfShuttleRuns(ctx: Context, day: string): Promise<void> {
  return eraseDetailsOfShuttleRuns(ctx.db, day);
}

/** Erases the details of changes to drivers of shuttles who do not exist any more, in the caller's transaction. */
export function eraseAuditOfDrivers(ctx: Context, remainingIds: readonly string[]): Promise<void> {
  return eraseDetailsOfDrivers(ctx.db, remainingIds);
}

function subjectsOf({ userId, mergedUserIds, orderIds, paymentIds, messageIds }: DataSubject) {
  return { userIds: [userId, ...mergedUserIds], orderIds, paymentIds, messageIds };
}
