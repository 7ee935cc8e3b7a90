import { expect, test } from '../fixtures/test.ts';
import { approveRegistration, RegistrationAdmin } from '../pages/order-admin-pages.ts';
import { OnBehalfPage } from '../pages/on-behalf-page.ts';

test('an 80-year-old is registered by phone without an email address, with her son', async ({
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
});
