import { consentReminderDueOn } from '@sangamam/contract/documents/consents/consent-reminder';
import { missingConsents } from '@sangamam/contract/documents/consents/missing-consents';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { statusOf } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { remindEach, type RemindedOrders } from '#server/features/orders/reminders/remind-each.ts';
import { isMailQueued } from '#server/features/mail/outbox/is-mail-queued.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { consentReminderAbout, consentReminderKind, mailConsentsMissing } from './consent-reminder-mail.ts';
import { listRegistrationsWithMinors, type RegistrationWithMinors } from './minors-read-model.ts';

const actor = systemActor('consent reminders');

/**
 * Queues the reminders of missing consent forms that are due today, each once per registration, first day of the
 * convention and step, however often this runs. Each registration is decided again under its lock, in a transaction of
 * its own.
 */
export async function remindOfConsents(ctx: Context): Promise<RemindedOrders> {
  const registrations = await listRegistrationsWithMinors(ctx.db, { endsFrom: yesterday(ctx) });
  const due = registrations.filter((one) => stepToday(ctx, one) !== undefined);
  return remindEach(
    due.map(({ order }) => order.id),
    (orderId) => remind(ctx, orderId),
  );
}

/** Whether a convention is over is decided in its own time zone: a day less than today anywhere. */
function yesterday(ctx: Context): string {
  return addDays(ctx.now().toISOString().slice(0, 10), -1);
}

function stepToday(ctx: Context, one: RegistrationWithMinors) {
  const facts = {
    confirmed: statusOf(one.order) === 'CONFIRMED',
    missing: missingConsents(one).length,
    startDate: one.startDate,
    hasAddress: one.email !== null,
  };
  return consentReminderDueOn(facts, calendarDateIn(one.timeZone, ctx.now()));
}

function remind(ctx: Context, orderId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    const [one] = await listRegistrationsWithMinors(ctx.db, { endsFrom: yesterday(ctx), orderId });
    const step = one && stepToday(ctx, one);
    if (!one || step === undefined) return false;
    const about = consentReminderAbout({ startDate: one.startDate, step });
    if (await isMailQueued(ctx, `${consentReminderKind}:${orderId}:${about}`)) return false;
    const { formEntries } = await conventionById(ctx, one.order.conventionId);
    const names = missingConsents(one).flatMap(({ personId }) => {
      const person = one.people.find(({ id }) => id === personId);
      return person ? [fullName(person)] : [];
    });
    await mailConsentsMissing(ctx, one.order, {
      names,
      startDate: one.startDate,
      about,
      blankForm: formEntries.custodianConsent,
    });
    await recordAudit(ctx, {
      actor,
      action: 'order.consents-reminded',
      entityId: orderId,
      after: { step, missing: names.length },
    });
    return true;
  });
}
