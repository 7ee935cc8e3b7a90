import { createRegistrant, signInNewRegistrant } from '../fixtures/registrants.ts';
import { submitRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { RegistrationAdmin } from '../pages/order-admin-pages.ts';

test('a question takes a registration out of the queue, and the answer by the link brings it back', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const family = await createRegistrant(request, mailbox);
  const { number } = await submitRegistration(request, family, 'SINGLE REGISTRATION');
  const office = await pageOfStaff('registrar');
  const registrationAdmin = new RegistrationAdmin(office);
  const conversation = office.getByRole('region', { name: 'Questions and answers' });
  const isListed = async (address: string) => {
    await office.goto(`/admin/registrations?${address}&sort=-submitted`);
    await office.getByRole('table').waitFor();
    return office.getByRole('table').getByText(number);
  };

  await test.step('the registrar asks, and it waits for the family', async () => {
    await registrationAdmin.find(number);
    await registrationAdmin.ask('Which parish was your mother baptised in?');
    await expect(conversation).toContainText('Waiting for the family');
    await expectAccessible(office);
    await expect(await isListed('view=decide')).toHaveCount(0);
    await expect(await isListed('view=family')).toBeVisible();
    await expectAccessible(office);
  });

  await test.step('the family answers by the link, without signing in', async () => {
    await page.goto(await mailbox.linkTo(family.email, 'order.question'));
    await expect(page.getByText('Which parish was your mother baptised in?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Please write your answer').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('St. Mary’s, Kaipuzha. Thank you!');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Thank you, your answer is with us')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('This question has been answered')).toBeVisible();
  });

  await test.step('it is back, answered, and is approved', async () => {
    await expect(await isListed('view=decide')).toBeVisible();
    await registrationAdmin.find(number);
    await expect(conversation).toContainText('Answered');
    await expect(conversation).toContainText('St. Mary’s, Kaipuzha. Thank you!');
    await office.getByRole('button', { name: 'Approve' }).click();
    await registrationAdmin.confirmApproval();
    await expect(registrationAdmin.history).toContainText('Registration approved');
    await expect(registrationAdmin.history).toContainText('Family answered');
  });
});

test('My Account shows the question and takes the answer; a registrar adds what was said by phone', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const family = await signInNewRegistrant(page, mailbox);
  const { number } = await submitRegistration(request, family, 'SINGLE REGISTRATION');
  const office = await pageOfStaff('registrar');
  const registrationAdmin = new RegistrationAdmin(office);
  const conversation = office.getByRole('region', { name: 'Questions and answers' });
  await registrationAdmin.find(number);
  await registrationAdmin.ask('Who brings the children?');

  await page.goto('/my-account');
  await expect(page.getByText('Who brings the children?').first()).toBeVisible();
  await expect(page.getByText('Question for you').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Their grandmother');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveCount(0);
  await expect(page.getByText('Waiting for approval').first()).toBeVisible();

  await office.reload();
  await expect(conversation).toContainText('Their grandmother');
  await registrationAdmin.ask('And who drives?');
  await office.getByRole('button', { name: "Add the family's answer" }).click();
  const dialog = office.getByRole('dialog', { name: "Add the family's answer" });
  await dialog.getByRole('textbox', { name: 'The answer' }).fill('By phone: the uncle');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect(dialog).toBeHidden();
  await expect(conversation).toContainText('By phone: the uncle');
  await expect(conversation).toContainText('Answered');
});
