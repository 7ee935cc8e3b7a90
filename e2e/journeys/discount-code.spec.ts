import { randomInt } from 'node:crypto';

import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/keyboard.ts';
import {
  AddonsPage,
  choosePackage,
  ParticipantsPage,
  ReviewPage,
  startRegistration,
} from '../pages/registration-pages.ts';

test('an organiser makes a discount code, and a family pays less with it', async ({
  page,
  isMobile,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const code = `HELPERS-${randomInt(100_000, 999_999)}`;
  const office = await pageOfStaff('administrator');

  await test.step('the organiser adds the code', async () => {
    await office.goto('/admin/conventions');
    await office
      .getByRole('row')
      .filter({ hasText: 'Registration open' })
      .getByRole('link', { name: 'Sangamam 2027', exact: true })
      .click();
    await office.getByRole('link', { name: 'See the codes' }).click();
    await office.getByRole('link', { name: 'Add codes' }).click();
    const form = office.getByRole('form', { name: 'Discount code' });
    await form.getByLabel('Title').fill('Early helpers');
    await form.getByRole('textbox', { name: /^Code/u }).fill(code);
    await form.getByLabel('Percent off').fill('10');
    await form.getByLabel('Budget in US dollars').fill('5000');
    await form.getByRole('button', { name: 'Add the code' }).click();
    await expect(office.getByRole('link', { name: code })).toBeVisible();
  });

  await signInNewRegistrant(page, mailbox, { maritalStatus: 'WIDOW', dob: '1948-02-15' });
  await startRegistration(page);
  await new ParticipantsPage(page).proceed();
  await choosePackage(page, 'SENIOR CITIZEN');
  await new AddonsPage(page).save();
  const price = page.getByRole('region', { name: 'Price' });
  const field = page.getByRole('textbox', { name: /^Code/u });
  const apply = page.getByRole('button', { name: 'Apply' });
  const keyboard = new Keyboard(page);

  await test.step('a mistyped code is refused beside its field', async () => {
    await field.fill('HELPERS-1');
    await apply.click();
    await expect(page.getByText("We don't know this code").first()).toBeVisible();
    await field.fill('');
  });

  await test.step('the code, typed in small letters, takes its line off', async () => {
    const typed = code.toLowerCase().replace('-', ' ');
    if (isMobile) {
      await field.fill(typed);
      await apply.tap();
    } else {
      await keyboard.type(field, typed);
      await keyboard.press(apply);
    }
    await expect(page.getByText(`${code} is applied: Early helpers.`)).toBeVisible();
    await expect(price.getByRole('row').filter({ hasText: 'Early helpers' })).toContainText('−$');
    await expectAccessible(page);
  });

  await test.step('it is used when the registration is sent', async () => {
    const review = new ReviewPage(page);
    await review.acceptTerms();
    await review.sendForApproval();
    await office.reload();
    await expect(office.getByRole('row').filter({ hasText: code })).toContainText('1');
  });
});
