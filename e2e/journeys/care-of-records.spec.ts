import { createRegistrant } from '../fixtures/registrants.ts';
import { reportCheck, submitRegistration } from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';

test('a treasurer leaves a payment to a colleague with a note, who finds it as due and is done with it', async ({
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const family = await createRegistrant(request, mailbox);
  const registration = await submitRegistration(request, family, 'SINGLE REGISTRATION');
  await reportCheck(request, family, registration);
  const { number, orderId } = registration;
  const treasurer = await pageOfStaff('treasurer');
  const care = treasurer.getByRole('region', { name: 'Care' });

  await test.step('the treasurer assigns it, notes why, and sets a day', async () => {
    await treasurer.goto(`/admin/payments?search=${number}`);
    await treasurer.getByRole('button', { name: /^Ledger and actions/u }).click();
    await care.getByLabel('Assigned to').selectOption('First Administrator');
    await expect(care.getByRole('button', { name: 'Assign to me' })).toBeVisible();
    await care.getByRole('button', { name: 'Write a note' }).click();
    const note = treasurer.getByRole('dialog', { name: 'Write a note' });
    await note.getByLabel('Note', { exact: true }).fill('The check has the name of an uncle');
    await note.getByRole('button', { name: 'Save note' }).click();
    await expect(care.getByText('The check has the name of an uncle')).toBeVisible();
    await care.getByRole('button', { name: 'Set a follow-up' }).click();
    const day = treasurer.getByRole('dialog', { name: 'Set a follow-up' });
    // What is a day ahead here may be today where the convention is, and the other way round.
    await day.getByRole('button', { name: 'Tomorrow' }).click();
    await day.getByLabel(/^Reason/u).fill('Ask the bank');
    await expectAccessible(treasurer);
    await day.getByRole('button', { name: 'Save' }).click();
    await expect(care.getByText(/^Follow up (?:on|today)/u)).toBeVisible();
    await expectAccessible(treasurer);
  });

  await test.step('the colleague finds it by whose it is, and is done with it', async () => {
    const colleague = await pageOfStaff('administrator');
    await colleague.goto(`/admin/payments?assigned=me&followUp=set&search=${number}`);
    await expect(colleague.getByText(/^Assigned to First Administrator/u)).toBeVisible();
    await colleague.getByRole('button', { name: /^Ledger and actions/u }).click();
    await colleague.getByText('History', { exact: true }).click();
    const history = colleague.getByRole('group').filter({ hasText: 'Follow-up set' });
    for (const words of ['Assigned: First Administrator', 'Note', /^Follow-up set: /u, 'Ask the bank'])
      await expect(history.getByText(words, { exact: true }).first()).toBeVisible();
    await expectAccessible(colleague);
    await colleague.getByRole('button', { name: 'Follow-up is done' }).click();
    await expect(colleague.getByText('Follow-up cleared')).toBeVisible();
  });

  await test.step('the history of the registration has it all', async () => {
    const registrar = await pageOfStaff('registrar');
    await registrar.goto(`/admin/registrations/${orderId}`);
    for (const words of ['Payment assigned: ', 'Note on the payment', 'Follow-up of the payment cleared'])
      await expect(registrar.getByText(words).first()).toBeVisible();
    await expect(registrar.getByText('The check has the name of an uncle')).toBeVisible();
  });
});
