import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { approveByRegistrar, submitRegistration } from '../fixtures/registrations.ts';
import { runJob } from '../fixtures/run-job.ts';
import { expect, onDesktop, test } from '../fixtures/test.ts';

// Both widths share the schedule.
test(
  'a treasurer switches reminders on, looks at who gets what, and the family reads its mail',
  onDesktop,
  async ({ page, request, mailbox, pageOfStaff, expectAccessible }) => {
    const family = await signInNewRegistrant(page, mailbox);
    const registration = await submitRegistration(request, family, 'SINGLE REGISTRATION');
    const { number } = registration;
    const desk = await pageOfStaff('treasurer');
    const row = desk.getByRole('row').filter({ hasText: number });

    await test.step('before the approval it gets none, and the page says why', async () => {
      await desk.goto(`/admin/payments/reminders?list=none&search=${number}`);
      await expect(row).toContainText('The registration is not approved yet');
      await expectAccessible(desk);
    });

    await approveByRegistrar(request, registration);
    await desk.goto(`/admin/payments/reminders?search=${number}`);
    await expect(row.first()).toContainText('Approved, and no payment reported');
    const [month, day, year] = (
      /\d\d-\d\d-\d{4}(?!.*\d\d-\d\d-\d{4})/su.exec((await row.first().textContent()) ?? '')?.[0] ?? ''
    ).split('-');
    const days = Math.round((Date.parse(`${year}-${month}-${day}`) - Date.now()) / 86_400_000 + 0.5);

    await test.step('a day of the schedule is today, wherever the convention is', async () => {
      await desk.getByRole('textbox', { name: 'Days before the due date' }).fill(`3, ${days}, ${days + 1}`);
      await desk.getByRole('checkbox', { name: 'Send reminders' }).check();
      await desk.getByRole('button', { name: 'Save schedule' }).click();
      await expect(desk.getByText('The schedule is saved.')).toBeVisible();
      await expect(
        row.filter({ hasText: /(?:1[0-9]|[4-9]) days before the due date/u }).first(),
      ).toBeVisible();
    });

    await test.step('the mail says what is open and how to pay', async () => {
      await runJob('remind-of-payments');
      await expect
        .poll(() => mailbox.kindsTo(family.email), { timeout: 20_000 })
        .toContain('payment.reminder');
      const mail = await mailbox.textOf(family.email, 'payment.reminder');
      expect(mail).toContain(number);
      expect(mail).toMatch(/\$\d/u);
    });

    await test.step('reminders are switched off again for the other journeys', async () => {
      await desk.reload();
      await desk.getByRole('textbox', { name: 'Days before the due date' }).fill('3');
      await desk.getByRole('checkbox', { name: 'Send reminders' }).uncheck();
      await desk.getByRole('button', { name: 'Save schedule' }).click();
      await expect(desk.getByText('Reminders are off.', { exact: false })).toBeVisible();
    });
  },
);
