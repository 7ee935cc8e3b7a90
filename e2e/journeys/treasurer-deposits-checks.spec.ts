import { createRegistrant } from '../fixtures/registrants.ts';
import { reportCheck, submitRegistration } from '../fixtures/registrations.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';
import { BankStatements } from '../pages/bank-statement-pages.ts';
import { Deposits } from '../pages/deposit-pages.ts';
import { newCheckNumber, PaymentAdmin } from '../pages/order-admin-pages.ts';
import { reversePayment } from '../pages/refund-pages.ts';

test(
  'checks come, go to the bank on a slip, are found on the statement, and one of them bounces',
  byOffice,
  async ({ request, mailbox, pageOfStaff, expectAccessible }) => {
    const desk = await pageOfStaff('treasurer');
    const payments = new PaymentAdmin(desk);
    const deposits = new Deposits(desk);
    const numbers: string[] = [];
    // Amounts that no other deposit has.
    const amounts = [0, 0].map(() => 100 + Math.floor(Math.random() * 400));
    const checkNumbers = amounts.map(() => newCheckNumber());
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    const sum = `$${total.toLocaleString('en-US')}`;

    await test.step('two checks come', async () => {
      for (const [at, amount] of amounts.entries()) {
        const family = await createRegistrant(request, mailbox);
        const registration = await submitRegistration(request, family, 'SINGLE REGISTRATION');
        await reportCheck(request, family, registration);
        numbers.push(registration.number);
        await payments.find(registration.number);
        await payments.record(amount, checkNumbers[at]);
      }
    });
    const [first = '', second = ''] = numbers;

    const number = await test.step('they are put on a slip, which is taken back and made again', async () => {
      await deposits.open();
      await expect(deposits.check(first)).toContainText(checkNumbers[0] ?? '');
      await expectAccessible(desk);
      const wrong = await deposits.makeSlip([first], `$${amounts[0]}`);
      await deposits.takeBack(wrong);
      await deposits.open();
      const made = await deposits.makeSlip(numbers, sum);
      expect(made).toBeGreaterThan(wrong);
      await expect(deposits.check(second)).toContainText(`$${amounts[1]}`);
      await expect(desk.getByRole('main')).toContainText(sum);
      await deposits.markAtBank();
      await expectAccessible(desk);
      return made;
    });
    const slip = desk.url();

    await test.step('on paper there is the slip and nothing around it', async () => {
      await desk.emulateMedia({ media: 'print' });
      await expect(desk.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(desk.getByRole('navigation', { name: 'Admin' })).toBeHidden();
      await expect(desk.getByText('Signature')).toBeVisible();
      await desk.emulateMedia({ media: null });
    });

    await test.step('the statement has them in one line', async () => {
      const statements = new BankStatements(desk);
      const today = new Date().toISOString().slice(0, 10);
      const mark = `BRANCH ${Date.now()}`;
      // Balances are whole dollars: nobody owes the second sum.
      const rows = [`${today},,${mark},${total}.00,D${mark}`, `${today},Onam Committee,gift,3.27,E${mark}`];
      await statements.import(
        'deposit.csv',
        `Date,Name,Memo,Amount,Reference\n${rows.join('\n')}\n`,
        rows.length,
      );
      await statements.open('Suggested', 1);
      const line = statements.line(mark);
      await expect(line).toContainText(`Deposit slip ${number}, 2 checks, ${sum}`);
      await expectAccessible(desk);
      await line.getByRole('button', { name: `Accept the deposit of slip ${number}` }).click();
      await statements.open('Accepted', 1);
      await expect(statements.line(mark)).toContainText(`Deposit slip ${number}`);
      await payments.find(first);
      await expect(desk.getByRole('list', { name: 'Ledger' }).getByText('Money received')).toHaveCount(1);
    });

    await test.step('a check bounces', async () => {
      await payments.find(second);
      await reversePayment(desk, 'Insufficient funds');
      await desk.goto(slip);
      await expect(desk.getByText('Deposited', { exact: true })).toBeVisible();
      await expect(desk.getByText('1 bounced')).toBeVisible();
      await expect(deposits.check(second)).toContainText('Bounced');
      await expect(desk.getByRole('main')).toContainText(sum);
      await expectAccessible(desk);
    });
  },
);
