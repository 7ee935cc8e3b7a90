import { readFileSync } from 'node:fs';

import { demoPassword, staff } from '../fixtures/demo.ts';
import { createRegistrant } from '../fixtures/registrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { KickOffPage } from '../pages/kick-off-page.ts';
import { OnBehalfPage } from '../pages/on-behalf-page.ts';

test('registration forms are printed; the address of their code opens the form of the family, once', async ({
  page: phone,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const hall = await pageOfStaff('desk');
  const desk = new KickOffPage(hall);
  const lastName = `Formes${Date.now().toString(36).replaceAll(/\d/gu, 'x')}`;
  const family = await createRegistrant(request, mailbox, {
    firstName: 'Annamma',
    lastName,
    organization: 'ORG10004',
  });
  const saved = async (button: string) => {
    const download = hall.waitForEvent('download');
    await hall.getByRole('button', { name: button, exact: true }).click();
    const file = await download;
    expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
    return file.suggestedFilename();
  };
  await desk.openEvening(`Forms of ${lastName}`);

  const address =
    await test.step('a volunteer prints all forms, those of a family, and blank ones', async () => {
      await hall.getByRole('searchbox').fill(family.email);
      const link = hall.getByRole('link', { name: `Register ${family.name}` });
      const opens = (await link.getAttribute('href')) ?? '';
      await hall.getByRole('link', { name: 'Print forms' }).click();
      await expect(hall.getByRole('heading', { level: 1, name: 'Print forms' })).toBeVisible();
      await expectAccessible(hall);
      expect(await saved('Print all')).toBe('registration-forms-1.pdf');
      await hall.getByRole('button', { name: 'Print the chosen ones' }).click();
      await expect(hall.getByRole('alert').filter({ hasText: 'No family is chosen.' })).toBeVisible();
      await hall.getByRole('searchbox', { name: 'Name in the list' }).fill(lastName);
      await hall.getByRole('checkbox', { name: family.name }).check();
      await expect(hall.getByText('1 family is chosen.')).toBeVisible();
      expect(await saved('Print the chosen ones')).toBe('registration-forms-1.pdf');
      await hall.getByRole('textbox', { name: 'Copies' }).fill('0');
      await hall.getByRole('button', { name: 'Print blank forms' }).click();
      await expect(hall.getByText('Please enter a number from 1 to 50')).toBeVisible();
      await expectAccessible(hall);
      await hall.getByRole('textbox', { name: 'Copies' }).fill('3');
      expect(await saved('Print blank forms')).toBe('registration-forms-blank.pdf');
      return opens;
    });

  await test.step('the code asks a phone that is not signed in for the account first, then opens the family', async () => {
    await phone.goto(address);
    await phone.getByRole('textbox', { name: 'Email address' }).fill(staff.desk);
    await phone.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('heading', { level: 2, name: family.name })).toBeVisible();
    await expect(phone.getByRole('checkbox', { name: family.name })).toBeChecked();
    await expectAccessible(phone);
  });

  await test.step('the family is registered from its sheet', async () => {
    const onPhone = new KickOffPage(phone);
    await new OnBehalfPage(phone).choosePackage(/^SINGLE REGISTRATION/u);
    await onPhone.readTerms();
    await onPhone.send();
    expect(await onPhone.slip()).toMatch(/^T/u);
  });

  await test.step('scanned again, the page says that the family is registered; it gets no form any more', async () => {
    await phone.goto(address);
    await expect(phone.getByText('This family is registered already')).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Back to the evening' }).click();
    await phone.getByRole('link', { name: 'Print forms' }).click();
    await expect(phone.getByRole('heading', { name: 'Blank forms' })).toBeVisible();
    await expect(phone.getByRole('checkbox', { name: family.name })).toBeHidden();
  });
});
