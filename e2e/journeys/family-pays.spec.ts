import type { Page } from '@playwright/test';

import { submitRegistration } from '../fixtures/registrations.ts';
import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, onDesktop, onPhone, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { PaymentAdmin } from '../pages/order-admin-pages.ts';
import { choosePayment, confirmCheque, readMemo } from '../pages/payment-pages.ts';

/** Nothing of the page is wider than the screen with text at 200 %, neither the page nor a part of it. */
async function expectReadableAtTwiceTheSize(page: Page): Promise<void> {
  const root = page.locator(':root');
  await root.evaluate((element) => element.style.setProperty('font-size', '200%'));
  const wider = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 && part.checkVisibility())
        .map((part) => part.outerHTML.slice(0, 120)),
    );
  await root.evaluate((element) => element.style.removeProperty('font-size'));
  expect(wider).toEqual([]);
}

// Once is enough: the other journey of this file takes the other width.
test(
  'a check is mailed in two parts, and how to pay is found again each time',
  onPhone,
  async ({ page, request, mailbox, pageOfStaff, expectAccessible }) => {
    const { email, ...account } = await signInNewRegistrant(page, mailbox);
    const { orderId, number } = await submitRegistration(
      request,
      { email, ...account },
      'SINGLE REGISTRATION',
    );
    const heading = page.getByRole('heading', { level: 1 });
    const payNow = await mailbox.linkTo(email, 'order.submitted');

    await test.step('goes there and back, reloads, and confirms', async () => {
      await page.goto(payNow);
      await choosePayment(page, 'Check');
      await expect(heading).toHaveText('Mail the check');
      await page.goBack();
      await expect(heading).toHaveText('Payment');
      await choosePayment(page, 'Check');
      await page.reload();
      expect(await readMemo(page)).toBe(number);
      await expectReadableAtTwiceTheSize(page);
      await expect(page.getByText('Payable to', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await confirmCheque(page);
      await expect(page.getByRole('list', { name: 'Next steps' })).toBeVisible();
      await expectReadableAtTwiceTheSize(page);
      await expectAccessible(page);
    });

    await test.step('a second tap on the button of the mail tells how to pay', async () => {
      for (const address of [payNow, `/how-to-pay/${orderId}`, `/my-account/payment/${orderId}`]) {
        await page.goto(address);
        await expect(heading).toHaveText('How to pay');
        await expect(page.getByText('You have already reported this payment')).toBeVisible();
      }
      await expect(page.getByText('Mail it to', { exact: true })).toBeVisible();
      await expectReadableAtTwiceTheSize(page);
      await expectAccessible(page);
      const mail = await mailbox.textOf(email, 'payment.reported');
      for (const told of ['Payable to: Sangamam Convention', `Memo on the check: ${number}`, 'Total: $'])
        expect(mail).toContain(told);
      await page.goto('/my-account');
      await page.getByRole('link', { name: /^How to pay/u }).tap();
      await expect(heading).toHaveText('How to pay');
      await page.goto(`/cheque-payment/${orderId}`);
      await expect(page).toHaveURL(/\/error$/u);
      await page.getByRole('link', { name: 'How to pay' }).tap();
      await expect(heading).toHaveText('How to pay');
    });

    await test.step('a part arrives, and the rest is asked for', async () => {
      const treasurer = new PaymentAdmin(await pageOfStaff('treasurer'));
      await treasurer.find(number);
      await treasurer.record(100);
      await page.goto('/my-account');
      const short = page.getByText(/^We received \$100 USD of \$[\d,]+ USD\. \$[\d,]+ USD is still open\./u);
      await expect(short).toBeVisible();
      // The one thing to do is in the first screen; what happened is folded there.
      await expect(page.getByRole('link', { name: /^How to pay/u })).toBeInViewport();
      await page.getByText('History and next steps').tap();
      await expect(page.getByText('The rest of your payment · your turn')).toBeVisible();
      await expectReadableAtTwiceTheSize(page);
      await expectAccessible(page);
      const link = await mailbox.linkTo(email, 'payment.part-received');
      await page.goto(link);
      await expect(page.getByText('Part of your payment is still open')).toBeVisible();
      await expectAccessible(page);
      await treasurer.recordWhatIsDue();
      await page.reload();
      await expect(page.getByText('Your payment has arrived')).toBeVisible();
      expect((await mailbox.kindsTo(email)).filter((kind) => kind === 'payment.part-received')).toHaveLength(
        1,
      );
      await treasurer.approve();
    });

    await test.step('the buttons of the old mails say that nothing is left to pay', async () => {
      for (const kind of ['order.submitted', 'payment.reported', 'payment.part-received']) {
        await page.goto(await mailbox.linkTo(email, kind));
        await expect(page.getByText('There is nothing to pay now')).toBeVisible();
        await expect(page.getByText('Your payment is approved. Thank you!')).toBeVisible();
      }
      await expectReadableAtTwiceTheSize(page);
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'My account' }).last().tap();
      await expect(page).toHaveURL(/\/my-account$/u);
      // The payment page itself leads everybody with an approved payment to the error.
      await page.goto(`/payment/${orderId}`);
      await expect(page).toHaveURL(/\/error$/u);
    });
  },
);

// A keyboard is at a desk.
test(
  'a family pays by Zelle with the keyboard alone',
  onDesktop,
  async ({ page, request, mailbox, expectAccessible }) => {
    const account = await signInNewRegistrant(page, mailbox);
    await submitRegistration(request, account, 'SINGLE REGISTRATION');
    const keyboard = new Keyboard(page);
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/my-account');
    await keyboard.press(page.getByRole('link', { name: /^Pay now/u }));
    await expect(heading).toHaveText('Payment');
    await keyboard.choose(page.getByRole('radio').first(), page.getByRole('radio', { name: 'Zelle' }));
    await keyboard.press(page.getByRole('button', { name: 'Make payment' }));
    await expect(heading).toHaveText('Pay by Zelle');
    await keyboard.press(page.getByText('Show a QR code for another phone'));
    await expect(page.getByRole('img', { name: /^QR code with this text: Zelle to/u })).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(page.getByRole('button', { name: 'Confirm Zelle Payment' }));
    await page.waitForURL(/\/confirmation/u);
    await keyboard.press(page.getByRole('main').getByRole('link', { name: 'My account' }));
    await keyboard.press(page.getByRole('link', { name: /^How to pay/u }));
    await expect(heading).toHaveText('How to pay');
    await expect(
      page.getByText(`The treasurer is looking for a transfer from ${account.email}`),
    ).toBeVisible();
  },
);
