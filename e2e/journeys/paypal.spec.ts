import { openSession } from '../fixtures/open-session.ts';
import { createRegistrant } from '../fixtures/registrants.ts';
import { cancelRegistration, submitRegistration } from '../fixtures/registrations.ts';
import { expect, onPhone, test } from '../fixtures/test.ts';
import { answerPaypal, choosePayment } from '../pages/payment-pages.ts';
import { RefundAdmin } from '../pages/refund-pages.ts';

test('PayPal: a family cancels, is declined, pays, and the treasurer sees it', async ({
  page,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const somebody = await createRegistrant(page.request, mailbox);
  const { orderId, number } = await submitRegistration(page.request, somebody, 'SINGLE REGISTRATION');
  await openSession(page, somebody);
  const title = page.getByRole('heading', { level: 1 });

  await page.goto(`/payment/${orderId}`);
  await expect(page.getByRole('radio', { name: 'PayPal or card' })).toBeAttached();
  await expectAccessible(page);
  await choosePayment(page, 'PayPal or card');
  await answerPaypal(page, 'Cancel and return');
  await expect(title).toHaveText('You cancelled the payment');
  await expect(page).toHaveURL(/paymentType=PAYPAL&paymentStatus=CANCELLED/u);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Retry Payment' }).click();
  await choosePayment(page, 'PayPal or card');
  await answerPaypal(page, 'Pay with a declined card');
  await expect(title).toHaveText('Your payment was declined');
  await expect(page).toHaveURL(/paymentStatus=PAYMENT_DECLINED/u);
  await page.reload();
  await expect(title).toHaveText('Your payment was declined');

  await page.getByRole('link', { name: 'Retry Payment' }).click();
  await choosePayment(page, 'PayPal or card');
  await page.waitForURL(/\/checkoutnow\?token=/u);
  const token = new URL(page.url()).searchParams.get('token') ?? '';
  await answerPaypal(page, 'Pay now');
  await expect(title).toHaveText('Your payment has been received');
  await expect(page).toHaveURL(/paymentType=PAYPAL&paymentStatus=PAYMENT_RECEIVED/u);
  await expectAccessible(page);

  // The same address again.
  await page.goto(`/payment/${orderId}/paypal-return?token=${token}&PayerID=DOUBLEPAYER1`);
  await expect(title).toHaveText('Your payment has been received');

  const treasurer = await pageOfStaff('treasurer');
  await treasurer.goto(`/admin/payments?search=${number}&state=PAYMENT_RECEIVED`);
  await treasurer.getByRole('button', { name: /^Ledger and actions/u }).click();
  const ledger = treasurer.getByRole('list', { name: 'Ledger' });
  await expect(ledger).toContainText('Money received');
  await expect(ledger).toContainText(/[0-9A-Z]{17}/u);
  await expect(ledger).toContainText('PayPal');
  await expectAccessible(treasurer);
  expect(await mailbox.kindsTo(somebody.email)).toEqual([
    'account.set-password',
    'order.submitted',
    'payment.declined',
    'payment.captured',
  ]);
});

// Once is enough: the pages are one column at any width.
test(
  'PayPal: a payer who comes back on a device without a session has paid',
  onPhone,
  async ({ page, browser, mailbox }) => {
    const somebody = await createRegistrant(page.request, mailbox);
    const { orderId } = await submitRegistration(page.request, somebody, 'SINGLE REGISTRATION');
    await openSession(page, somebody);
    await page.goto(`/payment/${orderId}`);
    await choosePayment(page, 'PayPal or card');
    await page.waitForURL(/\/checkoutnow\?token=/u);

    const otherDevice = await browser.newContext();
    const theirs = await otherDevice.newPage();
    await theirs.goto(page.url());
    await theirs.getByRole('button', { name: 'Pay now' }).click();
    await theirs.waitForURL(/\/login\?/u);
    await otherDevice.close();
    expect(await mailbox.kindsTo(somebody.email)).toContain('payment.captured');
    await page.goto('/my-account');
    await expect(page.getByText('Payment received').first()).toBeVisible();
  },
);

test('PayPal: the treasurer gives captured money back by PayPal, but for a fee', async ({
  page,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const somebody = await createRegistrant(page.request, mailbox);
  const registration = await submitRegistration(page.request, somebody, 'SINGLE REGISTRATION');
  const { orderId, number } = registration;
  await openSession(page, somebody);
  await page.goto(`/payment/${orderId}`);
  await choosePayment(page, 'PayPal or card');
  await answerPaypal(page, 'Pay now');
  await cancelRegistration(page.request, registration);

  const treasurer = await pageOfStaff('treasurer');
  const refunds = new RefundAdmin(treasurer);
  await refunds.enter(number, { amount: '100', fee: '25', why: 'The hotel had charged us', by: 'PayPal' });
  await refunds.find(number);
  await refunds.next('Approve', 'To send');
  await treasurer.getByRole('button', { name: 'Send by PayPal' }).click();
  const question = treasurer.getByRole('dialog', { name: 'Send this refund now?' });
  await expect(question).toContainText('$100 USD');
  await expectAccessible(treasurer);
  await question.getByRole('button', { name: 'Send by PayPal' }).click();
  await expect(question).toBeHidden();
  await expect(treasurer.getByRole('cell', { name: 'Arrived' })).toBeVisible();
  await expect(treasurer.getByRole('row', { name: number })).toContainText('PayPal');

  const mail = await mailbox.textOf(somebody.email, 'refund.sent');
  for (const words of ['$100 USD', 'PayPal', '$25 USD', 'The hotel had charged us'])
    expect(mail).toContain(words);
  await page.goto('/my-account');
  await page.getByText('What happened', { exact: true }).first().click();
  await expect(page.getByText('The treasurer sent $100 USD back to you').first()).toBeVisible();
  await expectAccessible(page);
});
