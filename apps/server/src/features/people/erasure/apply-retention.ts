import { retentionDays } from '@sangamam/contract/people/erasure/retention';

import { inTransaction, type Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { purgeNetworks } from '#server/features/audit/purge-networks.ts';
import { eraseAuditOfParticipants } from '#server/features/audit/personal-data.ts';
import { purgeConsents } from '#server/features/documents/consents/purge-consents.ts';
import { purgePictures } from '#server/features/documents/family-picture/purge-pictures.ts';
import { purgeChangeRequests } from '#server/features/orders/amendments/purge-change-requests.ts';
import { eraseSnapshotDetails } from '#server/features/orders/participants/snapshot/erase-snapshot-details.ts';
import { purgeLetters } from '#server/features/letters/purge-letters.ts';
import { eraseOldMails } from '#server/features/mail/outbox/erase-old-mails.ts';
import { purgeDrivers } from '#server/features/travel/shuttles/purge-drivers.ts';

import { purgeCards } from '../cards/purge-cards.ts';
import { purgeAnswers } from '../questionnaire/purge-answers.ts';
import { reduceToNames } from '../personal-data-repository.ts';
import { listClosedAccounts } from './closed-account-read-model.ts';
import { eraseAccount } from './erase-account.ts';
import { listPastConsentForms, lockPastMinors, lockSubmittedMinors } from './past-minors-read-model.ts';
import { listStaleSignUps, lockStaleSignUp } from './stale-sign-up-read-model.ts';

/**
 * Applies the retention schedule: sign-ups that nobody verified, details of children, cards, answers and family
 * pictures after a convention, drivers of shuttles, networks, and the content of old mails. Idempotent.
 */
export async function applyRetention(ctx: Context): Promise<void> {
  const before = daysAgo(ctx, retentionDays.unverifiedAccount);
  for (const { userId } of await listStaleSignUps(ctx.db, before)) {
    await inTransaction(ctx, async (ctx) => {
      const account = await lockStaleSignUp(ctx.db, before, userId);
      if (account) await eraseAccount(ctx, systemActor('retention schedule'), { ...account, email: null });
    });
  }
  await erasePastMinorsDetails(ctx);
  await purgePictures(ctx, dayBefore(ctx, retentionDays.familyPicture));
  await purgeCards(ctx, dayBefore(ctx, retentionDays.card));
  await purgeAnswers(ctx, dayBefore(ctx, retentionDays.card));
  await purgeChangeRequests(ctx, {
    overBefore: daysAgo(ctx, retentionDays.changeRequest),
    endedBefore: dayBefore(ctx, retentionDays.changeRequest),
  });
  await purgeDrivers(ctx, dayBefore(ctx, retentionDays.driver));
  await purgeLetters(ctx, dayBefore(ctx, retentionDays.letter));
  await purgeNetworks(ctx);
  await eraseOldMails(ctx, { closedAccounts: await listClosedAccounts(ctx.db) });
}

/** A family that registers again in time finds its children as they were; later only their names are left. */
async function erasePastMinorsDetails(ctx: Context): Promise<void> {
  const day = dayBefore(ctx, retentionDays.minorsDetails);
  await inTransaction(ctx, async (ctx) => {
    const submitted = await lockSubmittedMinors(ctx.db, day);
    if (submitted.length > 0) {
      await eraseSnapshotDetails(ctx, submitted);
      await eraseAuditOfParticipants(ctx, submitted);
    }
    await reduceToNames(ctx.db, await lockPastMinors(ctx.db, day), ctx.now());
    await purgeConsents(ctx, await listPastConsentForms(ctx.db, day));
  });
}

/** The day (`YYYY-MM-DD`) so many days ago. */
function dayBefore(ctx: Context, days: number): string {
  return daysAgo(ctx, days).toISOString().slice(0, 10);
}

function daysAgo(ctx: Context, days: number): Date {
  return new Date(ctx.now().getTime() - days * 24 * 60 * 60_000);
}
