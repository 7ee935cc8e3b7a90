import { createRegistrant, signInNewRegistrant } from '../fixtures/registrants.ts';
import { receiveWhatIsDue, reportByZelle, submitRegistration } from '../fixtures/registrations.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';
import { PaymentAdmin, RegistrationAdmin } from '../pages/order-admin-pages.ts';

test(
  'one family, two registrations, a payment each: they are found, merged, undone and merged again',
  byOffice,
  async ({ page, request, mailbox, pageOfStaff, expectAccessible }) => {
    const family = await signInNewRegistrant(page, mailbox, { familyName: 'Kizhakkedam' });
    const stays = await submitRegistration(request, family, 'SILVER FAMILY', ['Neha']);
    const again = await createRegistrant(request, mailbox, { familyName: 'Kizhakedam' });
    const ends = await submitRegistration(request, again, 'SILVER FAMILY', ['Riya']);
    for (const [account, registration] of [
      [family, stays],
      [again, ends],
    ] as const) {
      await reportByZelle(request, account, registration.orderId);
      await receiveWhatIsDue(request, registration);
    }
    const office = await pageOfStaff('registrar');
    const card = office
      .getByRole('listitem')
      .filter({ hasText: stays.number })
      .filter({ hasText: ends.number });
    const result = office.getByRole('region', { name: 'What changes' });
    const merge = async (reason: string) => {
      await office.getByRole('textbox', { name: 'Reason' }).fill(reason);
      await office.getByRole('button', { name: 'Merge the registrations' }).click();
      await expect(office.getByRole('heading', { level: 1, name: /Kochumol/u })).toBeVisible();
    };

    await test.step('the desk shows both with the evidence', async () => {
      await office.goto(`/admin/duplicates?search=${ends.number}`);
      await expect(card).toContainText('name, birth date, phone');
      await expect(card).toContainText('house and parish');
      await expectAccessible(office);
      await expect(card.getByRole('link', { name: /^Merge/u })).toBeVisible();
    });

    await test.step('two other families are told apart, and stay so', async () => {
      await card.getByRole('button', { name: /^Not the same/u }).click();
      await expect(card).toHaveCount(0);
      await office.goto(`/admin/duplicates?search=${ends.number}&view=DISTINCT`);
      await card.getByRole('button', { name: /^May be the same/u }).click();
      await expect(card).toHaveCount(0);
      await office.goto(`/admin/duplicates?search=${ends.number}`);
      await expect(card).toBeVisible();
    });

    await test.step('the preview says who comes, and what becomes of the money', async () => {
      await card.getByRole('link', { name: /^Merge/u }).click();
      await expect(result).toContainText('Riya Luke');
      await expect(result).toContainText(`moves to ${stays.number}.`);
      await expectAccessible(office);
    });

    const record = new RegistrationAdmin(office);
    await test.step('merged too early, it is undone: both are as they were', async () => {
      await merge('Too early');
      await expect(office.getByRole('region', { name: 'People (3 coming)' })).toContainText('Riya');
      await record.undo();
      await expect(office.getByRole('region', { name: 'People (2 coming)' })).toBeVisible();
      await office.goto(`/admin/duplicates?search=${ends.number}`);
      await expect(card).toBeVisible();
    });

    await test.step('merged, the family has one registration with both payments', async () => {
      await card.getByRole('link', { name: /^Merge/u }).click();
      await expect(result).toContainText(`moves to ${stays.number}.`);
      await merge('You registered twice');
      await expect(record.history).toContainText('Another registration was merged into it');
      const payments = new PaymentAdmin(await pageOfStaff('treasurer'));
      await payments.find(stays.number);
      await page.goto('/my-account');
      await expect(page.getByText(stays.number).first()).toBeVisible();
      const told = await mailbox.textOf(again.email, 'order.merged-into');
      expect(told).toContain(stays.number);
      expect(told).toContain('You registered twice');
    });
  },
);
