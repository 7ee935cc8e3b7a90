import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { approveByRegistrar, receiveWhatIsDue, submitRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { PaymentAdmin, RegistrationAdmin } from '../pages/order-admin-pages.ts';
import { confirmCheque, confirmZelle } from '../pages/payment-pages.ts';
import { RefundAdmin, reversePayment } from '../pages/refund-pages.ts';

test('a check bounces after the confirmation, the family pays again, cancels and is refunded', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const family = await signInNewRegistrant(page, mailbox);
  const registration = await submitRegistration(request, family, 'SINGLE REGISTRATION');
  const { orderId, number } = registration;
  const office = await pageOfStaff('registrar');
  const desk = await pageOfStaff('treasurer');
  const payments = new PaymentAdmin(desk);

  await page.goto(`/cheque-payment/${orderId}`);
  await confirmCheque(page);
  await approveByRegistrar(request, registration);
  await receiveWhatIsDue(request, registration, { isApproved: true });
  const permanent = `R${number.slice(1, 6)}`;
  expect(await mailbox.textOf(family.email, 'order.confirmed')).toContain(permanent);

  await test.step('the bank takes the money back', async () => {
    await payments.find(number);
    await reversePayment(desk, 'Check 1041: insufficient funds');
    await expect(desk.getByRole('cell', { name: 'Declined' })).toBeVisible();
    await expectAccessible(desk);
    const mail = await mailbox.textOf(family.email, 'payment.reversed');
    expect(mail).toContain('Check 1041: insufficient funds');
    expect(mail).toContain(permanent);
  });

  await test.step('the family pays again and keeps its number', async () => {
    await page.goto('/my-account');
    await expect(page.getByText('Check 1041: insufficient funds').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Retry Payment/u }).first()).toBeVisible();
    await page.goto(`/zelle-payment/${orderId}`);
    await confirmZelle(page, family.email);
    await desk.goto(`/admin/payments?search=${number}&state=PENDING_PAYMENT_APPROVAL`);
    await desk.getByRole('button', { name: /^Ledger and actions/u }).click();
    await payments.recordWhatIsDue();
    await desk.goto(`/admin/payments?search=${number}&state=PAYMENT_RECEIVED`);
    await desk.getByRole('button', { name: /^Ledger and actions/u }).click();
    await desk.getByRole('button', { name: 'Approve', exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    expect(await mailbox.textOf(family.email, 'order.confirmed')).toContain(permanent);
  });

  await test.step('the registration is cancelled, and the money goes back but for a fee', async () => {
    await new RegistrationAdmin(office).find(number);
    await office.getByRole('button', { name: 'Cancel registration' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They asked for it');
    await dialog.getByRole('button', { name: 'Cancel registration' }).click();
    await expect(dialog).toBeHidden();

    const refunds = new RefundAdmin(desk);
    await refunds.enter(number, { amount: '100', fee: '25', why: 'The hotel had charged us' });
    await refunds.find(number);
    await expectAccessible(desk);
    await refunds.next('Approve', 'To send');
    await refunds.next('Mark as sent', 'On its way', 'Check 2207');
    await refunds.next('It arrived', 'Arrived');
    const mail = await mailbox.textOf(family.email, 'refund.sent');
    for (const words of ['$100 USD', 'Check 2207', '$25 USD', 'The hotel had charged us'])
      expect(mail).toContain(words);
    await page.goto('/my-account');
    await page.getByText('What happened', { exact: true }).first().click();
    await expect(page.getByText('The treasurer sent $100 USD back to you').first()).toBeVisible();
  });
});
