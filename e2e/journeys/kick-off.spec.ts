import { Effort } from '../fixtures/effort.ts';
import { createRegistrant } from '../fixtures/registrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { Deposits } from '../pages/deposit-pages.ts';
import { KickOffPage } from '../pages/kick-off-page.ts';
import { OnBehalfPage } from '../pages/on-behalf-page.ts';
import { newCheckNumber } from '../pages/order-admin-pages.ts';

test('a kick-off of five families: three checks to the deposit slip, cash, a dead network and the closing sheet', async ({
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const hall = await pageOfStaff('desk');
  const desk = new KickOffPage(hall);
  const form = new OnBehalfPage(hall);
  const lastName = `Kurian${Date.now().toString(36).replaceAll(/\d/gu, 'x')}`;
  const checks = [newCheckNumber(), newCheckNumber(), newCheckNumber()];
  const evening = `Kick-off of ${lastName}`;
  const typed = async (firstName: string) => {
    await desk.newFamily();
    await form.add({
      firstName,
      lastName,
      familyName: 'Vellapally',
      year: '1956',
      maritalStatus: 'Widow',
      phone: '3125550188',
    });
    await form.choosePackage(/^SINGLE REGISTRATION/u);
  };

  await test.step('a volunteer opens the evening of a local unit', async () => {
    await desk.openEvening(evening);
    await expect(hall.getByText('No family yet')).toBeVisible();
    await expectAccessible(hall);
  });

  const first = await test.step('a new family pays by check and takes its slip home', async () => {
    await typed('Eliamma');
    await desk.handsOver({ check: checks[0] ?? '' });
    await expectAccessible(hall);
    await desk.send();
    await expect(hall.getByText('Please read the terms to the family first').first()).toBeVisible();
    await desk.readTerms();
    await desk.send();
    const number = await desk.slip();
    await hall.getByRole('button', { name: 'Make the code' }).click();
    await expect(hall.getByRole('region', { name: 'Slip for the family' })).toContainText(
      /[0-9A-Z]{5}-[0-9A-Z]{5}/u,
    );
    await expectAccessible(hall);
    await desk.next();
    await expect(desk.family(number)).toContainText(`Check ${checks[0]}`);
    return number;
  });

  const known = await test.step('a family with an account is found and pays a part by check', async () => {
    const family = await createRegistrant(request, mailbox);
    await desk.find(family.email, family.name);
    await form.choosePackage(/^SINGLE REGISTRATION/u);
    await desk.handsOver({ amount: '100', check: checks[1] ?? '' });
    await desk.readTerms();
    await desk.send();
    const number = await desk.slip();
    await expect(hall.getByRole('region', { name: 'Slip for the family' })).toContainText('At home');
    expect(await mailbox.kindsTo(family.email)).toContain('order.submitted');
    await desk.next();
    await hall.getByRole('searchbox').fill(family.email);
    const found = hall.getByRole('search').getByRole('button', { name: `Note money of ${family.name}` });
    await found.click();
    const dialog = hall.getByRole('dialog', { name: `Note money of ${family.name}` });
    await dialog.getByRole('radio', { name: 'Cash', exact: true }).check();
    await dialog.getByRole('textbox', { name: 'Amount in dollars' }).fill('20');
    await dialog.getByRole('button', { name: 'Note money' }).click();
    await expect(desk.family(number)).toContainText('Cash $20');
    return number;
  });

  await test.step('the network dies: what was typed is kept, and registered once when it is back', async () => {
    await typed('Mariamma');
    await desk.handsOver({ amount: '40' });
    await desk.readTerms();
    await hall.context().setOffline(true);
    await desk.send();
    await expect(hall.getByText('1 family waits to be sent')).toBeVisible();
    await expect(hall.getByText(`Mariamma ${lastName}`).first()).toBeVisible();
    await hall.context().setOffline(false);
    await expect(hall.getByText('1 family waits to be sent')).toBeHidden();
    await expect(desk.family(`Mariamma ${lastName}`)).toHaveCount(1);
    await expect(desk.family(`Mariamma ${lastName}`)).toContainText('Cash $40');
  });

  await test.step('a check that is typed twice is noticed; a family that pays nothing now is registered, too', async () => {
    await typed('Annamma');
    await desk.handsOver({ check: checks[0] ?? '' });
    await desk.readTerms();
    await desk.send();
    await expect(hall.getByRole('checkbox', { name: 'This is another check: note it, too' })).toBeVisible();
    await desk.handsOver({ check: checks[2] ?? '' });
    await desk.send();
    await desk.slip();
    await desk.next();
    await typed('Saramma');
    await desk.readTerms();
    await desk.send();
    await desk.slip();
    await desk.next();
    await hall.getByRole('button', { name: `Note money of Saramma ${lastName}` }).click();
    await expectAccessible(hall);
    await hall.getByRole('radio', { name: 'Cash', exact: true }).check();
    await hall.getByRole('textbox', { name: 'Amount in dollars' }).fill('60');
    await hall.getByRole('dialog').getByRole('button', { name: 'Note money' }).click();
    await expect(desk.family(`Saramma ${lastName}`)).toContainText('Cash $60');
    await expectAccessible(hall);
  });

  await test.step('a wrong amount is corrected while the evening is open', async () => {
    await hall.getByRole('button', { name: `Note money of Saramma ${lastName}` }).click();
    const note = hall.getByRole('dialog');
    await note.getByRole('radio', { name: 'Cash', exact: true }).check();
    await note.getByRole('textbox', { name: 'Amount in dollars' }).fill('100');
    await note.getByRole('button', { name: 'Note money' }).click();
    const family = desk.family(`Saramma ${lastName}`);
    await family.getByRole('button', { name: 'Correct: Cash $100 USD' }).click();
    const dialog = hall.getByRole('dialog', { name: 'Correct: Cash $100 USD' });
    await dialog.getByRole('textbox', { name: 'Right amount in dollars' }).fill('10');
    await dialog.getByRole('textbox', { name: 'Why it changes' }).fill('A zero too many');
    await expectAccessible(hall);
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await expect(family).toContainText('Cash $10 USD');
  });

  const slip =
    await test.step('the envelope is counted; a difference asks why; then nothing is added', async () => {
      await hall.getByRole('link', { name: 'Close the evening' }).click();
      const noted = await hall.getByRole('table', { name: 'Families of this evening' }).textContent();
      expect(noted).toContain(first);
      expect(noted).toContain(known);
      await desk.count({ checks: '0', cash: '120' });
      await hall.getByRole('button', { name: 'Close the evening' }).click();
      await expect(
        hall.getByText('The envelope differs from what was noted. Please say why.').first(),
      ).toBeVisible();
      await expectAccessible(hall);
      const sums = hall.getByRole('region', { name: 'Sums of the evening' });
      const sum =
        /Noted.*?\$([\d,]+) USD/u.exec((await sums.textContent()) ?? '')?.[1]?.replace(',', '') ?? '';
      await desk.count({ checks: sum, cash: '120' });
      await hall
        .getByRole('textbox', { name: 'Why it differs' })
        .fill('Ten dollars were given back as change');
      await hall.getByRole('button', { name: 'Close the evening' }).click();
      await expect(hall.getByText('Why it differs: Ten dollars were given back as change')).toBeVisible();
      await expectAccessible(hall);
      await hall.emulateMedia({ media: 'print' });
      await expect(hall.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(hall.getByText('Signature')).toBeVisible();
      await hall.emulateMedia({ media: null });
      const made = /Slip (\d+)/u.exec((await hall.getByRole('main').textContent()) ?? '')?.[1] ?? '';
      await hall.getByRole('link', { name: 'Back to the evening' }).click();
      await expect(hall.getByText('Nothing is added any more.', { exact: false })).toBeVisible();
      await expect(hall.getByRole('link', { name: 'New family' })).toBeHidden();
      return { number: made, sum };
    });

  await test.step('the treasurer finds the three checks on the deposit slip', async () => {
    const office = await pageOfStaff('treasurer');
    await new Deposits(office).open();
    await office
      .getByRole('link', { name: new RegExp(`\\b${slip.number}\\b`, 'u') })
      .first()
      .click();
    for (const check of checks)
      await expect(office.getByRole('row').filter({ hasText: check })).toBeVisible();
    await expect(office.getByText('3 checks', { exact: false }).first()).toBeVisible();
  });

  await test.step('an administrator opens it again with a reason', async () => {
    const admin = await pageOfStaff('administrator');
    await admin.goto(new URL(hall.url()).pathname + '/closing');
    await admin.getByRole('button', { name: 'Open it again' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Open it again' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A check was found in the car');
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Open it again' }).click();
    await expect(admin.getByRole('heading', { name: 'Count the envelope' })).toBeVisible();
  });
});

test('a new family of five, typed from its paper form, takes a volunteer under three minutes', async ({
  pageOfStaff,
}) => {
  const hall = await pageOfStaff('desk');
  const effort = await Effort.on(hall);
  const desk = new KickOffPage(hall);
  const form = new OnBehalfPage(hall);
  await desk.openEvening('Kick-off by the clock');
  [effort.taps, effort.fields, effort.keys] = [0, 0, 0];
  await desk.newFamily();
  const father = { familyName: 'Vellapally', year: '1982', maritalStatus: 'Married', phone: '3125550188' };
  await form.add({ firstName: 'Kurian', lastName: 'Mathew', ...father });
  await form.add({ firstName: 'Eliamma', relationship: 'Spouse', year: '1985', parish, ...ofFamily });
  await form.add({ firstName: 'Jerin', relationship: 'Son', year: '2012', ...ofFamily });
  await form.add({ firstName: 'Merin', relationship: 'Daughter', year: '2014', ...ofFamily });
  await form.add({ firstName: 'Thomas', relationship: 'Father', year: '1950', ...ofFamily });
  await form.choosePackage(/^GOLD FAMILY/u);
  await desk.handsOver({ check: newCheckNumber() });
  await desk.readTerms();
  await desk.send();
  await desk.slip();
  const { taps, fields, keys, seconds } = effort;
  console.log(`A family of five: ${taps} clicks, ${fields} fields, ${keys} keys, ${seconds} s`);
  expect(fields).toBeGreaterThan(20);
  expect(seconds).toBeLessThan(180);
});

const parish = "Kaduthuruthy, St. Mary's Forane";
const ofFamily = { lastName: 'Mathew', maritalStatus: 'Married' };
