import type { TaskList } from 'graphile-worker';

import * as notices from '#phrases/notices/notices.ts';
import type { BounceMailbox } from '#server/adapters/mail/bounce-mailbox.ts';
import type { Mailer } from '#server/adapters/mail/mailer.ts';
import type { Rehearsal } from '#server/db/backup/rehearse-newest.ts';
import type { ScheduledBackup } from '#server/db/backup/scheduled-backup.ts';
import type { Context } from '#server/db/context.ts';
import { deleteExpiredIdempotencyKeys } from '#server/db/idempotency/delete-expired-idempotency-keys.ts';
import { deleteExpiredLimits } from '#server/db/delete-expired-limits.ts';
import { reasonOf } from '#server/describe-start-failure.ts';
import { purgeExpiredCredentials } from '#server/features/accounts/purge-expired-credentials.ts';
import { purgeExpiredMessages } from '#server/features/contact/purge-expired-messages.ts';
import { remindOfConsents } from '#server/features/documents/consents/remind-of-consents.ts';
import { remindAndExpireOrders } from '#server/features/orders/reminders/remind-and-expire-orders.ts';
import { endUnpaidChanges } from '#server/features/ledger/amendments/end-unpaid-changes.ts';
import { notifyOfPlacesLeft } from '#server/features/orders/submission/notify-of-places-left.ts';
import { mailWaitListEvent } from '#server/features/orders/mails/wait-list-mails.ts';
import { serveWaitList, serveWaitLists } from '#server/features/orders/wait-list/serve-wait-list.ts';
import { checkAttempt } from '#server/features/collection/paypal/check-attempt.ts';
import { purgeExpiredEvents } from '#server/features/collection/paypal/receive-webhook.ts';
import { sendPaymentReminders } from '#server/features/collection/reminders/send-reminders.ts';
import { applyRetention } from '#server/features/people/erasure/apply-retention.ts';
import { mailOfficers } from '#server/features/casework/vouches/mail-officers.ts';
import { purgeExpiredPresence } from '#server/features/casework/presence/purge-expired-presence.ts';
import { readBounces } from '#server/features/mail/bounces/read-bounces.ts';
import { readAnswers } from '#server/features/letters/answers/read-answers.ts';
import { handOverLetter } from '#server/features/letters/hand-over-letter.ts';
import { refreshReadiness } from '#server/features/reports/readiness/refresh-readiness.ts';
import { sendChecklistReminders } from '#server/features/reports/checklist-reminders/send-checklist-reminders.ts';
import { refreshPasses } from '#server/features/documents/wallet/refresh-passes.ts';
import { tellGoogle, tellPhones } from '#server/features/documents/wallet/tell-wallets.ts';
import { publishScheduled } from '#server/features/content/editing/publish-page.ts';
import { makeRenditions } from '#server/features/content/media/make-renditions.ts';
import { removeFile } from '#server/features/files/delete-files.ts';
import { sweepFiles } from '#server/features/files/storage/sweep-files.ts';

import { sendMailTask } from './send-mail-task.ts';
import { clearNotice, raiseNotice } from '#server/features/notices/site-notices.ts';
import { rehearseThisMonth } from '#server/features/notices/restore-rehearsal/rehearse-this-month.ts';

import { createTaskList, type JobHandlers } from './task-list.ts';
import type { JobsLog } from './worker-logger.ts';

/** The handler of each job in the catalogue. */
export function createTasks(
  ctx: Context,
  {
    mailer,
    log,
    logsLinks = false,
    backUp,
    rehearse,
    bounces,
  }: {
    mailer: Mailer | undefined;
    log: JobsLog;
    /** Whether unsent mails are logged with their links: only on the demo, where no real account is concerned. */
    logsLinks?: boolean;
    /** Writes the backup of the night; absent where none is wanted. */
    backUp?: (() => Promise<ScheduledBackup | undefined>) | undefined;
    /** Rehearses a restoration of the newest backup; absent where none are written. */
    rehearse?: (() => Promise<Rehearsal | undefined>) | undefined;
    /** Where mails come back to; absent where nobody reads them. */
    bounces?: { mailbox: BounceMailbox; address: string } | undefined;
  },
): TaskList {
  const sendMail = sendMailTask(ctx, mailer, { log, logsLinks });
  return createTaskList({
    ...contentTasks(ctx),
    ...fileTasks(ctx, log),
    'send-mail': sendMail,
    'send-account-link': sendMail,
    'send-test-mail': sendMail,
    'send-letter-mail': sendMail,
    'send-letter': async ({ letterId }) => {
      log.info({ letterId, queued: await handOverLetter(ctx, letterId, bounces?.address) }, 'letter');
    },
    'care-for-abandoned-orders': async () => {
      const { failures, ...done } = await remindAndExpireOrders(ctx);
      for (const { orderId, error } of failures)
        log.error({ orderId, err: error }, 'a registration could not be cared for');
      log.info(done, 'abandoned registrations');
    },
    'end-unpaid-changes': async () => {
      const { failures, ...done } = await endUnpaidChanges(ctx);
      for (const { orderId, error } of failures)
        log.error({ orderId, err: error }, 'an unpaid change of a registration could not be taken back');
      log.info(done, 'unpaid changes');
    },
    'remind-of-payments': async () => {
      const { failures, sent } = await sendPaymentReminders(ctx);
      for (const { orderId, error } of failures)
        log.error({ orderId, err: error }, 'a family could not be reminded of its payment');
      log.info({ sent }, 'payment reminders');
    },
    'remind-of-consents': async () => {
      const { failures, sent } = await remindOfConsents(ctx);
      for (const { orderId, error } of failures)
        log.error({ orderId, err: error }, 'a family could not be reminded of its consent forms');
      log.info({ sent }, 'consent reminders');
    },
    'remind-of-checklists': async () => {
      const { failures, sent } = await sendChecklistReminders(ctx);
      for (const { orderId, error } of failures)
        log.error({ orderId, err: error }, 'a family could not be reminded of its checklist');
      log.info({ sent }, 'checklist reminders');
    },
    'mail-unit-officers': async () => {
      log.info({ mailed: await mailOfficers(ctx) }, 'officers of local units');
    },
    'back-up': () => backUpTonight(ctx, backUp, log),
    'rehearse-restore': async () => {
      if (rehearse === undefined) throw new Error('BACKUP_DIR is not set for this process');
      const done = await rehearseThisMonth(ctx, () =>
        rehearse().catch((error: unknown) => ({ outcome: 'FAILED', reason: reasonOf(error) })),
      );
      if (done !== undefined) log.info({ ...done }, 'rehearsal of a restoration');
    },
    'read-bounces': () => readBouncesNow(ctx, bounces, log),
    'capacity-released': (released) => notifyOfPlacesLeft(ctx, released),
    'serve-wait-list': ({ subjectId }) => serveWaitList(ctx, subjectId),
    'serve-wait-lists': async () => {
      for (const { subjectId, error } of await serveWaitLists(ctx))
        log.error({ subjectId, err: error }, 'a wait list could not be served');
    },
    'refresh-readiness': async () => {
      const stored = await refreshReadiness(ctx);
      if (stored > 0) log.debug({ stored }, 'readiness');
    },
    'mail-wait-list': (event) => mailWaitListEvent(ctx, event),
    'settle-paypal-attempt': ({ attemptId }) => checkAttempt(ctx, attemptId),
    'tell-phones': ({ orderId }) => tellPhones(ctx, orderId),
    'tell-google': ({ orderId }) => tellGoogle(ctx, orderId),
    'refresh-passes': async () => {
      const changed = await refreshPasses(ctx);
      if (changed > 0) log.info({ changed }, 'wallet passes');
    },
    'purge-paypal-events': () => purgeExpiredEvents(ctx),
    'tidy-accounts': () => purgeExpiredCredentials(ctx),
    'apply-retention': () => applyRetention(ctx),
    'tidy-limits': async () => {
      await deleteExpiredLimits(ctx);
      await purgeExpiredPresence(ctx);
    },
    'purge-expired-idempotency-keys': () => deleteExpiredIdempotencyKeys(ctx),
    'tidy-messages': () => purgeExpiredMessages(ctx),
  });
}

/** A backup that fails is tried again like any job, and administrators read of it at once. */
async function backUpTonight(
  ctx: Context,
  backUp: (() => Promise<ScheduledBackup | undefined>) | undefined,
  log: JobsLog,
): Promise<void> {
  if (backUp === undefined) throw new Error('BACKUP_DIR is not set for this process');
  try {
    const done = await backUp();
    if (done === undefined) return;
    log.info({ ...done }, 'backup');
    await clearNotice(ctx, 'backup.failed');
  } catch (error) {
    await raiseNotice(ctx, 'backup.failed', `Tonight’s backup failed: ${reasonOf(error)}.`);
    throw error;
  }
}

/** A mailbox that cannot be opened is tried again in five minutes, and administrators read of it at once. */
async function readBouncesNow(
  ctx: Context,
  bounces: { mailbox: BounceMailbox; address: string } | undefined,
  log: JobsLog,
): Promise<void> {
  if (bounces === undefined) throw new Error('BOUNCE_MAILBOX is not set for this process');
  try {
    const read = await readBounces(ctx, bounces);
    if (read.reports > 0) log.info({ ...read }, 'mails that came back');
    const answers = await readAnswers(ctx, bounces);
    if (answers.FORGED || answers.UNREADABLE || answers.TOO_MANY)
      log.warn({ ...answers }, 'answers to letters, some of which were not taken');
    else if (Object.keys(answers).length > 0) log.info({ ...answers }, 'answers to letters');
    await clearNotice(ctx, 'mail.bounces-unread');
  } catch (error) {
    log.warn({ err: error }, 'the mailbox of mails that come back could not be read');
    await raiseNotice(ctx, 'mail.bounces-unread', notices.bouncesUnread({ reason: reasonOf(error) }));
  }
}

/** Background tasks of pages and pictures. */
function contentTasks(ctx: Context): Pick<JobHandlers, 'publish-page' | 'make-renditions'> {
  return {
    'publish-page': (payload) => publishScheduled(ctx, payload),
    'make-renditions': ({ mediaId }) => makeRenditions(ctx, mediaId),
  };
}

/** Background tasks of stored files. */
function fileTasks(ctx: Context, log: JobsLog): Pick<JobHandlers, 'remove-file' | 'sweep-files'> {
  return {
    'remove-file': ({ fileId }) => removeFile(ctx, fileId),
    'sweep-files': async () => {
      const { stopped, missing, ...counts } = await sweepFiles(ctx);
      if (stopped !== undefined) log.error(counts, stopped);
      if (counts.trashed > 0) log.warn(counts, 'files that nothing knew were moved to the trash');
      else if (counts.removed > 0 || counts.restored > 0) log.info(counts, 'trash of the file storage');
      if (missing.length > 0) log.error({ fileIds: missing }, 'stored files are missing');
    },
  };
}
