import { createRegistrant } from '../fixtures/registrants.ts';
import { openBalance, submitRegistration } from '../fixtures/registrations.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';
import { BankStatements } from '../pages/bank-statement-pages.ts';

test(
  "a treasurer's evening: a bank export is imported, matched, accepted, looked up, set aside and undone",
  byOffice,
  async ({ request, mailbox, pageOfStaff, expectAccessible }) => {
    const names = ['Ouseph', 'Pennamma', 'Rosamma'];
    const lastName = randomName();
    const families = await Promise.all(
      names.map(async (firstName) => {
        const family = await createRegistrant(request, mailbox, { firstName, lastName });
        const { number } = await submitRegistration(request, family, 'SINGLE REGISTRATION');
        return { ...family, number, balance: await openBalance(request, number) };
      }),
    );
    const [sure, swapped, unknown] = families;
    if (!sure || !swapped || !unknown) throw new Error('Three families were expected');
    const typo = withTwoLettersSwapped(swapped.number);
    const today = new Date().toISOString().slice(0, 10);
    const reference = String(Date.now());
    const stranger = `Uncle ${randomName()}`;
    const rows = [
      `${today},Some Relative,convention ${sure.number},${sure.balance}.00,A${reference}`,
      `${today},${swapped.name},${typo},${swapped.balance}.00,B${reference}`,
      `${today},${stranger},for my niece,${unknown.balance - 40}.37,C${reference}`,
      `${today},Onam Committee ${randomName()},donation,123.45,D${reference}`,
      `${today},Hall Landlord,rent,-900.00,E${reference}`,
    ];
    const text = `Date,Name,Memo,Amount,Reference\n${rows.join('\n')}\n`;
    const office = await pageOfStaff('treasurer');
    const statements = new BankStatements(office);
    const mailsOf = async () => Promise.all(families.map(({ email }) => mailbox.kindsTo(email)));
    const mailsBefore = await mailsOf();

    await test.step('imports; nothing is booked and nobody is mailed', async () => {
      await statements.import('evening.csv', text, rows.length);
      await expect(statements.line(sure.number)).toContainText(`The memo has the number ${sure.number}`);
      await expectAccessible(office);
      expect(await mailsOf()).toEqual(mailsBefore);
      expect(await openBalance(request, sure.number)).toBe(sure.balance);
    });

    await test.step('accepts the sure lines together', async () => {
      await expect(statements.line(typo)).toContainText('with one mistake');
      await statements.acceptSelected(2);
      await statements.open('Accepted', 2);
      await expect(statements.line(sure.number)).toContainText(`$${sure.balance}`);
      expect(await openBalance(request, sure.number)).toBe(0);
      await expectAccessible(office);
    });

    await test.step('finds the family of a line by hand, whose part payment asks for the rest', async () => {
      await statements.open('No match', 2);
      await statements.find(stranger, unknown.number);
      expect(await openBalance(request, unknown.number)).toBe(40);
      await expect.poll(async () => mailbox.kindsTo(unknown.email)).toContain('payment.part-received');
    });

    await test.step('never matches a line like a donation, and takes nothing from money that went out', async () => {
      await statements
        .line('Onam Committee')
        .getByRole('button', { name: /^Never match/u })
        .click();
      await statements.open('Set aside', 2);
      await expect(statements.line('Hall Landlord')).toContainText('Money out');
      await expectAccessible(office);
    });

    await test.step('the same file again is the same import', async () => {
      const address = office.url().split('?')[0];
      await statements.import('evening-again.csv', text, rows.length);
      expect(office.url().split('?')[0]).toBe(address);
    });

    await test.step('undoes the import', async () => {
      await office.getByRole('button', { name: 'Undo this import' }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
      await expect(office.getByText('This import was undone.', { exact: false }).first()).toBeVisible();
      expect(await openBalance(request, sure.number)).toBe(sure.balance);
    });
  },
);

/** The number as somebody writes it in a hurry: the first two neighbours that differ, after the kind, change places. */
function withTwoLettersSwapped(number: string): string {
  return number.replace(/(?<=^.+)(.)(?!\1)(.)/u, '$2$1');
}

/** A name that nobody else has. */
function randomName(): string {
  const letters = Array.from({ length: 9 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)));
  return `K${letters.join('')}`;
}
