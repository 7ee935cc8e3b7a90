import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';
import type {
  ChecklistReminder,
  RemindedTopic,
} from '@sangamam/contract/readiness/reminders/checklist-reminder';

import * as phrases from '#phrases/mails/checklist.ts';
import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, note, paragraph } from '#server/features/outbox/layout/mail-blocks.ts';

/** The kind of the mail. */
export const checklistReminderKind = 'checklist.reminder';

const topicTexts: Readonly<Record<RemindedTopic, readonly [name: string, task: string]>> = {
  CONSENTS: [phrases.consentForms, phrases.sendForms],
  PICTURE: [phrases.familyPicture, phrases.sendPicture],
  TRAVEL: [phrases.travelPlans, phrases.tellTravelPlans],
};

/** Tells the family what is left for it to do; a day that has passed is not named. */
export function mailChecklist(
  ctx: Context,
  order: OrderRow,
  { day, items }: ChecklistReminder,
): Promise<void> {
  return queueOrderMail(ctx, order, (names) => ({
    kind: checklistReminderKind,
    about: day,
    subject: phrases.checklistSubject(names),
    blocks: [
      paragraph(phrases.leftToDo(names)),
      facts(
        ...items.map(({ topic, by }): [string, string] => {
          const [name, task] = topicTexts[topic];
          return [name, by !== null && by >= day ? phrases.taskBy({ task, day: formatDate(by) }) : task];
        }),
      ),
      button(phrases.openMyAccount, `${ctx.publicUrl}${paths.myAccount}`),
      note(phrases.whenTheyStop),
    ],
  }));
}
