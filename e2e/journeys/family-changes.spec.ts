import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { confirmRegistration, submitRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { AmendmentPage, RegistrationAdmin } from '../pages/order-admin-pages.ts';

test('a son comes too, in a larger package: the registrar leaves one wish out, and the family pays the difference', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const family = await signInNewRegistrant(page, mailbox);
  const registration = await submitRegistration(request, family, 'SILVER FAMILY', ['Neha']);
  await confirmRegistration(request, family, registration);
  const change = new AmendmentPage(page);
  const office = await pageOfStaff('registrar');
  const record = new RegistrationAdmin(office);
  const result = office.getByRole('region', { name: 'What changes' });

  await test.step('the family says on its own page what is to be different, and sees what it costs', async () => {
    await page.goto('/my-account');
    await page.getByRole('link', { name: /^Change registration/u }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your registration');
    await expectAccessible(page);
    await change.addPerson({ firstName: 'Jerin', lastName: 'Luke', relationship: 'Son', year: '2012' });
    await expect(change.result).toContainText('A consent form is needed for Jerin Luke.');
    await change.choosePackage(/^GOLD FAMILY/u);
    await page.getByRole('textbox', { name: /^Special request/u }).fill('Two rooms side by side');
    await expect(change.result).toContainText('You pay $400 USD separately');
    await expect(change.result).toContainText('The officers look at this change first.');
    await page.reload();
    await expect(change.result).toContainText('You pay $400 USD separately');
    await page.getByRole('textbox', { name: /^Note to the officers/u }).fill('He is home from college');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask for this change' }).click();
    await expect(page.getByText('Sent: the officers will answer you by email')).toBeVisible();
    await expect(page.getByText('Confirmed').first()).toBeVisible();
  });

  await test.step('it reads later on the card that it waits, and what it asked for', async () => {
    await expect(page.getByText('You asked for a change')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Take the request back/u })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^See the request/u }).click();
    const asked = page.getByRole('region', { name: 'You asked for a change' });
    for (const words of ['Jerin Luke', 'GOLD FAMILY', 'He is home from college'])
      await expect(asked).toContainText(words);
    await expectAccessible(page);
  });

  await test.step('the registrar sees only the difference, and takes all but one part of it', async () => {
    await office.goto('/admin/registrations?view=changes');
    await expect(office.getByRole('link', { name: /^Changes asked for/u })).toBeVisible();
    await record.find(registration.number);
    await office.getByRole('link', { name: 'Look at the change' }).click();
    await expect(office.getByText('He is home from college')).toBeVisible();
    await expect(result).toContainText('Jerin Luke');
    await expectAccessible(office);
    await expect(result).toContainText('The special request changes.');
    await office.getByRole('checkbox', { name: /^Special request/u }).uncheck();
    await expect(result).not.toContainText('The special request changes.');
    await expect(result).toContainText('$400 USD on a bill of its own');
    await office
      .getByRole('textbox', { name: 'Answer to the family' })
      .fill('The rooms are not side by side');
    await office.getByRole('button', { name: 'Change what is ticked' }).click();
    await expect(office.getByText('The registration is changed')).toBeVisible();
    await expect(office.getByRole('region', { name: 'People (3 coming)' })).toBeVisible();
    await expect(office.getByRole('link', { name: 'Look at the change' })).toHaveCount(0);
  });

  await test.step('the family is told, still confirmed, and pays the difference', async () => {
    const mail = await mailbox.textOf(family.email, 'order.amended');
    for (const words of ['The rooms are not side by side', '$400 USD']) expect(mail).toContain(words);
    await page.goto('/my-account');
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    await page.goto(new URL(/https?:\S+\/how-to-pay\/\S+/u.exec(mail)?.[0] ?? '').pathname);
    await expect(page.getByText('$400').first()).toBeVisible();
  });
});

test('a request is declined with a reason; another is taken back', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
}) => {
  const family = await signInNewRegistrant(page, mailbox);
  const registration = await submitRegistration(request, family, 'SILVER FAMILY', ['Neha']);
  const office = await pageOfStaff('registrar');
  const record = new RegistrationAdmin(office);
  const wish = page.getByRole('textbox', { name: /^Special request/u });

  await test.step('the family asks for something', async () => {
    await page.goto('/my-account');
    await page.getByRole('link', { name: /^Change registration/u }).click();
    await wish.fill('A room with a view of the lake');
    await expect(page.getByText('Your special request changes.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for this change' }).click();
    await expect(page.getByText('Sent: the officers will answer you by email')).toBeVisible();
  });

  await test.step('the registrar declines it', async () => {
    await record.find(registration.number);
    await office.getByRole('link', { name: 'Look at the change' }).click();
    await office.getByRole('button', { name: 'Decline' }).click();
    const question = office.getByRole('dialog', { name: 'Decline this change?' });
    await question.getByRole('textbox', { name: 'Reason' }).fill('There is no lake at this hotel');
    await question.getByRole('button', { name: 'Decline' }).click();
    await expect(office.getByText('The request is declined')).toBeVisible();
  });

  await test.step('the family reads why, asks for less, and takes it back', async () => {
    expect(await mailbox.textOf(family.email, 'order.change-declined')).toContain(
      'There is no lake at this hotel',
    );
    await page.getByRole('link', { name: /^Change registration/u }).click();
    await expect(page.getByText('There is no lake at this hotel')).toBeVisible();
    await wish.fill('A quiet room');
    await expect(page.getByText('Your special request changes.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for this change' }).click();
    await page.getByRole('link', { name: /^Change registration/u }).click();
    // My Account has a button of this name, too.
    await expect(page.getByRole('heading', { level: 1, name: 'Change your registration' })).toBeVisible();
    await page.getByRole('button', { name: 'Take the request back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take the request back' }).click();
    await expect(page.getByText('You took the request back')).toBeVisible();
    await expect(wish).toHaveValue('');
  });
});
