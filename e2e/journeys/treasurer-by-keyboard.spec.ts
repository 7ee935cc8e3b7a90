import { createRegistrant } from '../fixtures/registrants.ts';
import { openBalance, reportByZelle, submitRegistration } from '../fixtures/registrations.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';

test(
  "a treasurer's evening by keyboard: receives and approves, undoes, and does the rest together",
  byOffice,
  async ({ request, mailbox, pageOfStaff, expectAccessible }) => {
    const lastName = randomName();
    const reportedFamily = async (firstName: string) => {
      const family = await createRegistrant(request, mailbox, { firstName, lastName });
      const { orderId, number } = await submitRegistration(request, family, 'SINGLE REGISTRATION');
      await reportByZelle(request, family, orderId);
      return { ...family, number, price: await openBalance(request, number) };
    };
    // The newest stands first.
    const families = [
      await reportedFamily('Aleyamma'),
      await reportedFamily('Eapen'),
      await reportedFamily('Mariamma'),
    ] as const;
    const [, , last] = families;
    const desk = await pageOfStaff('treasurer');
    await desk.goto(`/admin/payments?view=TO_MATCH&search=${lastName}`);
    const rows = desk.getByRole('row').filter({ has: desk.getByRole('rowheader') });
    await expect(rows).toHaveCount(3);
    const first = rows.first();
    await expectAccessible(desk);

    await test.step('j moves to the first, a and Enter receive and approve it', async () => {
      await desk.keyboard.press('j');
      await expect(first.getByRole('button', { name: /^Ledger and actions of Mariamma/u })).toBeFocused();
      await desk.keyboard.press('a');
      const dialog = desk.getByRole('dialog', { name: 'Record the money and approve?' });
      await expect(dialog.getByRole('textbox', { name: /^Amount/u })).toBeFocused();
      await expectAccessible(desk);
      await desk.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(first).toContainText('Done: received and approved');
      await expect(rows).toHaveCount(3);
      expect(await openBalance(request, last.number)).toBe(0);
      await expectAccessible(desk);
    });

    await test.step('u undoes it, and its mail is recalled', async () => {
      await desk.keyboard.press('u');
      await expect(desk.getByText('Undone', { exact: true }).first()).toBeVisible();
      await expect(first).not.toContainText('Done:');
      expect(await openBalance(request, last.number)).toBe(last.price);
      const outbox = await pageOfStaff('administrator');
      await outbox.goto(`/admin/outbox?search=${encodeURIComponent(last.email)}`);
      const mail = outbox.getByRole('row', { name: /payment/iu }).filter({ hasText: 'Recalled' });
      await expect(mail).toHaveCount(1);
    });

    await test.step('the rest is received and approved together, with a line for each', async () => {
      await desk.getByRole('checkbox', { name: /^Select all on this page/u }).check();
      await desk.getByRole('button', { name: 'Received and approve 3' }).click();
      await expect(
        desk.getByRole('dialog').getByRole('button', { name: 'Received and approve' }),
      ).toBeFocused();
      await desk.keyboard.press('Enter');
      const results = desk.getByRole('dialog', { name: '3 approved' });
      await expect(results.getByRole('listitem')).toHaveCount(3);
      await expectAccessible(desk);
      await desk.keyboard.press('Enter');
      await expect(results).toBeHidden();
      await expect(desk.getByRole('button', { name: /^Undo: /u })).toHaveCount(3);
      for (const { number } of families) expect(await openBalance(request, number)).toBe(0);
    });

    await test.step('the rows go when the list is left', async () => {
      await desk.getByRole('link', { name: /^All/u }).click();
      await desk.goBack();
      await desk.reload();
      await expect(desk.getByText('No payments here')).toBeVisible();
    });
  },
);

/** A name that nobody else has. */
function randomName(): string {
  const letters = Array.from({ length: 9 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)));
  return `K${letters.join('')}`;
}
