import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { ReminderReason } from '@sangamam/contract/collection/reminders/payment-reminder';
import { paths } from '@sangamam/contract/paths';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import type { Context } from '#server/db/context.ts';
import { moneyFacts } from '#server/features/orders/mails/money-facts.ts';
import { composeOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import { queueMail, type QueuedMail } from '#server/features/mail/outbox/queue-mail.ts';
import { dueIfReported } from '#server/features/ledger/terms/due-if-reported.ts';
import { payeeFacts } from '#server/features/ledger/mails/payee-facts.ts';

import { reminderAbout, reminderKind, type ReminderStep } from '../reminders/reminder-key.ts';

/** Which reminder, and whether its due date has passed. */
interface Reminder {
  reason: ReminderReason;
  step: ReminderStep;
  dueDate: string;
  isLate: boolean;
}

/** Reminds the family of an open payment. */
export async function mailPaymentReminder(
  ctx: Context,
  order: OrderRow,
  reminded: { balance: Balance; reminder: Reminder },
): Promise<void> {
  const mail = await composePaymentReminder(ctx, order, reminded);
  if (mail) await queueMail(ctx, mail);
}

/** The reminder of an open payment, with everything that the family needs to pay; nothing for a closed account. */
export async function composePaymentReminder(
  ctx: Context,
  order: OrderRow,
  { balance, reminder }: { balance: Balance; reminder: Reminder },
): Promise<QueuedMail | undefined> {
  const currency = order.currency ?? 'USD';
  const { isLate, reason } = reminder;
  const isReported = reason !== 'NOT_REPORTED';
  // Until a payment is reported its day moves: the mail gives the one that the payment page shows.
  const dueDate = isReported ? reminder.dueDate : await dueIfReported(ctx, order);
  const open = formatMoney(balance.open, currency);
  return composeOrderMail(ctx, order, async (names, phrases) => ({
    kind: reminderKind,
    values: { openAmount: open },
    about: reminderAbout(reminder),
    subject: phrases.paymentReminders.reminderSubject({ ...names, open }),
    blocks: [
      ...inBlock(
        'next',
        ...(reason === 'PART_OPEN'
          ? [paragraph(phrases.balance.balanceSentence(balance, currency) ?? '')]
          : []),
        paragraph(
          phrases.paymentReminders[whatIsOpen({ isReported, isLate })]({
            ...names,
            open,
            day: formatDate(dueDate, phrases.dates),
          }),
        ),
        paragraph(isReported ? phrases.paymentReminders.alreadySent : phrases.paymentReminders.choosePayment),
      ),
      facts(
        ...moneyFacts(balance, currency, phrases),
        ...(await payeeFacts(ctx, order, { method: balance.method, dueDate }, phrases)),
      ),
      button(phrases.paymentReminders.howToPay, `${ctx.publicUrl}${paths.howToPay(order.id)}`),
    ],
  }));
}

function whatIsOpen({ isReported, isLate }: { isReported: boolean; isLate: boolean }) {
  if (!isReported) return 'notPaidYet';
  return isLate ? 'wasDue' : 'isDue';
}
