import { createRegistrant } from '../fixtures/registrants.ts';
import { chosenPassword } from '../fixtures/people.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';
import { choosePassword, signIn } from '../pages/account-pages.ts';
import { approveRegistration, RegistrationAdmin } from '../pages/order-admin-pages.ts';
import { OnBehalfPage } from '../pages/on-behalf-page.ts';

test('an 80-year-old is registered by phone without an email address, with her son', async ({
  page,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const office = await pageOfStaff('registrar');
  const form = new OnBehalfPage(office);
  const lastName = `Kurian${Date.now().toString(36).replaceAll(/\d/gu, 'x')}`;

  await test.step('nothing is sent while something is missing', async () => {
    await form.open();
    await expectAccessible(office);
    await form.send();
    await expect(office.getByText('Please add the person who registers first').first()).toBeVisible();
    await expect(office.getByText('Please choose a package').first()).toBeVisible();
    await expect(office.getByText('Please read the terms to the family first').first()).toBeVisible();
  });

  await test.step('she and her son are typed while she talks; a reload loses nothing', async () => {
    await form.add({
      firstName: 'Eliamma',
      lastName,
      familyName: 'Vellapally',
      year: '1946',
      maritalStatus: 'Widow',
      localUnit: 'Chicago',
      phone: '3125550188',
    });
    await form.add({
      firstName: 'Thomas',
      lastName,
      relationship: 'Son',
      year: '1975',
      maritalStatus: 'Single',
    });
    await expect(office.getByText('Without an email address nobody gets mail')).toBeVisible();
    await office.reload();
    await expect(office.getByRole('listitem').filter({ hasText: `Thomas ${lastName}` })).toBeVisible();
    await form.choosePackage(/^COUPLE/u);
    await expect(office.getByText('Total $790 USD')).toBeVisible();
    await expectAccessible(office);
  });

  await test.step('it waits for approval like any other, and says how it came', async () => {
    await office.getByRole('radio', { name: 'By phone' }).check();
    await office.getByRole('checkbox', { name: /^I read the terms/u }).check();
    await form.send();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(`Eliamma ${lastName}`);
    const record = new RegistrationAdmin(office);
    await expect(record.history).toContainText('Registered on behalf of the family');
    await expect(record.history).toContainText('By phone; the terms were read aloud');
    const number = /T[0-9A-Z]{6}/u.exec((await record.status.textContent()) ?? '')?.[0] ?? '';
    await approveRegistration(office, number);
  });

  const code = await test.step('the office prints her a slip', async () => {
    await office.getByRole('link', { name: `Eliamma ${lastName}` }).click();
    await office.getByRole('link', { name: 'Print a slip with a code' }).click();
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Slip for the family');
    await office.getByRole('button', { name: 'Make the code' }).click();
    const slip = office.getByRole('region', { name: 'Slip for the family' });
    await expect(slip).toContainText(`Eliamma ${lastName}, Thomas ${lastName}`);
    await expectAccessible(office);
    return /[0-9A-Z]{5}-[0-9A-Z]{5}/u.exec((await slip.textContent()) ?? '')?.[0] ?? '';
  });

  await test.step('weeks later her son enters the code on his phone, and the account is theirs', async () => {
    const email = `${lastName.toLowerCase()}@example.org`;
    await page.goto('/forgot-password');
    await page.getByRole('link', { name: 'Have a slip with a code?' }).click();
    await page.getByRole('textbox', { name: 'Code of the slip' }).fill(code.toLowerCase());
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('main')).toContainText(email);
    await expectAccessible(page);
    await choosePassword(page, await mailbox.linkTo(email, 'account.set-password'), chosenPassword);
    await signIn(page, email, chosenPassword);
    await page.goto('/my-account');
    await expect(page.getByRole('link', { name: 'Complete The Registration With Payment' })).toBeVisible();
  });
});

test(
  'a family that has an account is found and registered on it, once',
  byOffice,
  async ({ request, mailbox, pageOfStaff, expectAccessible }) => {
    const family = await createRegistrant(request, mailbox);
    const office = await pageOfStaff('registrar');
    const form = new OnBehalfPage(office);
    await form.open();
    await form.find(family.email, family.name);
    await expectAccessible(office);
    await form.choosePackage(/^SINGLE REGISTRATION/u);
    await office.getByRole('radio', { name: 'In person' }).check();
    await office.getByRole('checkbox', { name: /^I read the terms/u }).check();
    await form.send();
    const record = new RegistrationAdmin(office);
    await expect(record.history).toContainText('In person; the terms were read aloud');
    expect(await mailbox.kindsTo(family.email)).toContain('order.submitted');

    await form.open();
    await office.getByRole('searchbox').last().fill(family.email);
    await expect(office.getByRole('link', { name: /^Registered: T/u })).toBeVisible();
    await expectAccessible(office);
  },
);
