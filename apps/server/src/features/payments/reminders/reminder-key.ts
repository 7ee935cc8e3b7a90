/** The kind of the mail. */
export const reminderKind = 'payment.reminder';

/** What a reminder is about: a step before or after a due date. A new due date begins the steps again. */
export function reminderAbout({ dueDate, step }: { dueDate: string; step: number }): string {
  return `${dueDate}:${step}`;
}

/** The key by which the outbox keeps one mail per order, due date and step. */
export function reminderKey(orderId: string, reminder: { dueDate: string; step: number }): string {
  return `${reminderKind}:${orderId}:${reminderAbout(reminder)}`;
}
