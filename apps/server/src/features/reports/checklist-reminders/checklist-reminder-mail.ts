import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { paths } from '@sangamam/contract/paths';
import type {
  ChecklistReminder,
  RemindedTopic,
} from '@sangamam/contract/reports/checklist-reminders/checklist-reminder';

import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, note, paragraph } from '#server/features/mail/layout/mail-blocks.ts';
import type { MailPhrases } from '#server/phrases/mail-phrases.ts';

/** The kind of the mail. */
export const checklistReminderKind = 'checklist.reminder';

function topicText(topic: RemindedTopic, { checklist: phrases }: MailPhrases): [name: string, task: string] {
  switch (topic) {
    case 'CONSENTS':
      return [phrases.consentForms, phrases.sendForms];
    case 'CARDS':
      return [phrases.foodAndCare, phrases.tellFoodAndCare];
    case 'PICTURE':
      return [phrases.familyPicture, phrases.sendPicture];
    case 'TRAVEL':
      return [phrases.travelPlans, phrases.tellTravelPlans];
  }
}

/** Tells the family what is left for it to do; a day that has passed is not named. */
export function mailChecklist(
  ctx: Context,
  order: OrderRow,
  { day, items }: ChecklistReminder,
): Promise<void> {
  return queueOrderMail(ctx, order, (names, phrases) => ({
    kind: checklistReminderKind,
    about: day,
    subject: phrases.checklist.checklistSubject(names),
    blocks: [
      paragraph(phrases.checklist.leftToDo(names)),
      facts(
        ...items.map(({ topic, by }): [string, string] => {
          const [name, task] = topicText(topic, phrases);
          return [
            name,
            by !== null && by >= day
              ? phrases.checklist.taskBy({ task, day: formatDate(by, phrases.dates) })
              : task,
          ];
        }),
      ),
      button(phrases.checklist.openMyAccount, `${ctx.publicUrl}${paths.myAccount}`),
      note(phrases.checklist.whenTheyStop),
    ],
  }));
}
