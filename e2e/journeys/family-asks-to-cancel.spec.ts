import { payInFull } from '../fixtures/cancel-requests.ts';
import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { submitRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { RegistrationAdmin } from '../pages/order-admin-pages.ts';
import { RefundAdmin } from '../pages/refund-pages.ts';

test('families that have paid ask to cancel: one is cancelled, one declined, one takes it back', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const family = await signInNewRegistrant(page, mailbox, { lastName: 'Thekkekandam' });
  const registration = await submitRegistration(request, family, 'SINGLE REGISTRATION');
  const { number } = registration;
  await payInFull(request, family, registration);
  const office = await pageOfStaff('registrar');
  const record = new RegistrationAdmin(office);
  const dialog = page.getByRole('dialog', { name: 'Ask to cancel your registration?' });
  const ask = async (reason: string) => {
    await page.getByRole('button', { name: /^Ask to cancel:/u }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Ask to cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^You asked to cancel on/u)).toBeVisible();
  };

  await test.step('it reads what is kept and comes back, asks, and takes it back', async () => {
    await page.goto('/my-account');
    await page.getByRole('button', { name: /^Ask to cancel:/u }).click();
    await expect(dialog.getByText(/Kochumol Luke Thekkekandam|Kochumol Thekkekandam/u)).toBeVisible();
    await expect(dialog.getByText('$150 USD').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await ask('The grandmother is in hospital');
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: /^Ask to cancel:/u })).toHaveCount(0);
    await page.getByRole('button', { name: /^Take the request back/u }).click();
    await page
      .getByRole('dialog', { name: 'Take your request to cancel back?' })
      .getByRole('button', { name: 'Take the request back' })
      .click();
    await expect(page.getByText(/^You asked to cancel on/u)).toHaveCount(0);
  });

  await test.step('it asks again, and staff decline with a reason that it reads', async () => {
    await ask('We may not come');
    expect(await mailbox.textOf(family.email, 'order.cancel-asked')).toContain('$150 USD');
    await record.find(number);
    await office.getByRole('button', { name: 'Decline', exact: true }).click();
    const decline = office.getByRole('dialog', { name: 'Decline this request?' });
    await decline.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(decline.getByText('Please give a reason').first()).toBeVisible();
    await decline.getByRole('textbox', { name: 'Reason' }).fill('Please call us first');
    await expectAccessible(office);
    await decline.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(decline).toBeHidden();
    expect(await mailbox.textOf(family.email, 'order.cancel-declined')).toContain('Please call us first');
    await page.reload();
    await expect(page.getByText(/^The officers declined your request on/u).first()).toBeVisible();
    await expect(page.getByText('“Please call us first”').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it insists, and staff find it among those who ask and cancel it', async () => {
    await ask('She has died');
    await office.goto('/admin/registrations?view=cancel');
    await expect(office.getByRole('row', { name: `R${number.slice(1, 6)}` })).toContainText('Asks to cancel');
    await expectAccessible(office);
    await record.find(number);
    await expect(office.getByText('“She has died”').first()).toBeVisible();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Cancel as asked' }).click();
    const cancel = office.getByRole('dialog', { name: 'Cancel this registration as its family asked?' });
    await expect(cancel.getByText('$150 USD')).toBeVisible();
    await cancel.getByRole('textbox', { name: 'Words to the family' }).fill('We pray for you');
    await expectAccessible(office);
    await cancel.getByRole('button', { name: 'Cancel as asked' }).click();
    await expect(cancel).toBeHidden();
    const mail = await mailbox.textOf(family.email, 'order.cancelled');
    for (const words of ['We pray for you', '$150 USD']) expect(mail).toContain(words);
    await page.reload();
    await expect(page.getByText('“We pray for you”').first()).toBeVisible();
  });

  await test.step('a refund with the fee of the terms stands in the queue, and goes its way', async () => {
    const desk = await pageOfStaff('treasurer');
    const refunds = new RefundAdmin(desk);
    await refunds.find(number);
    const row = desk.getByRole('row', { name: number });
    await expect(row).toContainText('$150');
    await refunds.next('Approve', 'To send');
  });
});
