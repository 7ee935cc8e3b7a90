import { randomUUID } from 'node:crypto';

import { createRegistrant } from '../fixtures/registrants.ts';
import { reportCheck, submitRegistration } from '../fixtures/registrations.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';

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
    await care.getByRole('combobox', { name: 'Labels' }).selectOption('New label…');
    const label = treasurer.getByRole('dialog', { name: 'New label' });
    await label.getByLabel('Name').fill(`Uncle ${number}`);
    await label.getByRole('button', { name: 'Save' }).click();
    await expect(care.getByRole('list', { name: 'Labels' })).toHaveText(`Uncle ${number}`);
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

  await test.step('the colleague gives it back, as one gives back several', async () => {
    const colleague = await pageOfStaff('administrator');
    await colleague.goto(`/admin/payments?assigned=me&search=${number}`);
    await colleague.getByRole('checkbox', { name: new RegExp(`^Select .*${number}`, 'u') }).check();
    await colleague.getByRole('button', { name: 'Assign 1' }).click();
    const asked = colleague.getByRole('dialog', { name: 'Assign 1 payment' });
    await asked.getByLabel('Assigned to').selectOption('Unassigned');
    await expectAccessible(colleague);
    await asked.getByRole('button', { name: 'Assign', exact: true }).click();
    const results = colleague.getByRole('dialog', { name: '1 assigned' });
    await expect(results.getByRole('link')).toHaveCount(1);
    await results.getByRole('button', { name: 'Done' }).click();
    await expect(colleague.getByRole('heading', { name: 'No payments here' })).toBeVisible();
  });

  await test.step('the history of the registration has it all', async () => {
    const registrar = await pageOfStaff('registrar');
    await registrar.goto(`/admin/registrations/${orderId}`);
    for (const words of [
      'Payment assigned: ',
      'Note on the payment',
      'Follow-up of the payment cleared',
      `Label added to the payment: Uncle ${number}`,
    ])
      await expect(registrar.getByText(words).first()).toBeVisible();
    await expect(registrar.getByText('The check has the name of an uncle')).toBeVisible();
  });
});

test(
  'an editor gives several messages to a colleague at once, who finds them on the overview',
  byOffice,
  async ({ request, pageOfStaff, expectAccessible, isMobile }) => {
    const sign = randomUUID().slice(0, 8);
    for (const about of ['Parking', 'Food']) {
      const sent = await request.post('/v1/user/contactus', {
        data: {
          emailParams: {
            fullname: 'Leelamma Abraham',
            countryCode: '+1',
            phoneNumber: '2025550143',
            country: 'USA',
            emailAddress: `leelamma.${sign}@example.org`,
            messageSubject: `${about} ${sign}`,
            messageBody: 'What is planned?',
          },
          attachments: [],
        },
      });
      expect(sent.status()).toBe(200);
    }
    const editor = await pageOfStaff('editor');
    const bar = editor.getByRole('region', { name: 'Selected messages' });
    await editor.goto(`/admin/messages?search=${sign}`);
    await editor.getByRole('checkbox', { name: 'Select all on this page (2)' }).check();
    await expectAccessible(editor);
    await editor.getByRole('button', { name: 'Assign 2' }).click();
    const asked = editor.getByRole('dialog', { name: 'Assign 2 messages' });
    await asked.getByLabel('Assigned to').selectOption('First Administrator');
    await asked.getByRole('button', { name: 'Assign', exact: true }).click();
    await editor.getByRole('dialog', { name: '2 assigned' }).getByRole('button', { name: 'Done' }).click();
    await editor.getByRole('checkbox', { name: 'Select all on this page (2)' }).check();
    await bar.getByText('More', { exact: true }).click();
    await bar.getByRole('button', { name: 'Set a follow-up' }).click();
    const day = editor.getByRole('dialog', { name: 'Set a follow-up for 2 messages' });
    await day.getByRole('button', { name: 'Tomorrow' }).click();
    await day.getByRole('button', { name: 'Save', exact: true }).click();
    await editor
      .getByRole('dialog', { name: '2 follow-ups set' })
      .getByRole('button', { name: 'Done' })
      .click();

    await test.step('the editor creates a label for them, by which the list is filtered', async () => {
      await editor.getByRole('checkbox', { name: 'Select all on this page (2)' }).check();
      await bar.getByText('More', { exact: true }).click();
      await bar.getByRole('button', { name: 'Add a label' }).click();
      const chosen = editor.getByRole('dialog', { name: 'Add a label to 2 messages' });
      const created = editor.getByRole('dialog', { name: 'New label' });
      await expect(chosen.or(created)).toBeVisible();
      if (await chosen.isVisible()) await chosen.getByLabel('Label').selectOption('New label…');
      await created.getByLabel('Name').fill(`Stage ${sign}`);
      await created.getByRole('button', { name: 'Save' }).click();
      await editor.getByRole('dialog', { name: '2 labeled' }).getByRole('button', { name: 'Done' }).click();
      await editor.goto('/admin/messages');
      if (isMobile) await editor.getByRole('button', { name: 'Filter', exact: true }).click();
      await editor.getByRole('combobox', { name: 'Label' }).selectOption(`Stage ${sign}`);
      if (isMobile) await editor.getByRole('button', { name: /^Show \d/u }).click();
      await expect(editor.getByRole('rowheader')).toHaveCount(2);
      await editor.getByRole('link', { name: `Parking ${sign}` }).click();
      await editor.getByRole('button', { name: `Remove the label Stage ${sign}` }).click();
      await expect(editor.getByText('Label removed: Stage', { exact: false })).toBeVisible();
      await expectAccessible(editor);
    });

    const colleague = await pageOfStaff('administrator');
    await colleague.goto('/admin');
    const mine = colleague.getByRole('region', { name: 'Assigned to you' });
    const messages = mine.getByRole('link', { name: /Your open messages$/u });
    await expect(messages).toHaveText(/^(?:[2-9]|\d{2,})/u);
    await expectAccessible(colleague);
    await messages.click();
    for (const about of ['Parking', 'Food'])
      await expect(colleague.getByRole('link', { name: `${about} ${sign}` })).toBeVisible();
  },
);

test(
  'a registrar leaves a person to a colleague with a note, a label and a day, who finds them on the overview',
  byOffice,
  async ({ request, mailbox, pageOfStaff, expectAccessible }) => {
    const family = await createRegistrant(request, mailbox);
    const registrar = await pageOfStaff('registrar');
    const care = registrar.getByRole('region', { name: 'Care' });
    const sign = randomUUID().slice(0, 8);

    await test.step('on the record of the person', async () => {
      await registrar.goto(`/admin/people?search=${family.email}`);
      await registrar.getByRole('rowheader').getByRole('link').click();
      await care.getByRole('combobox', { name: 'Assigned to' }).selectOption('First Administrator');
      await expect(registrar.getByText('Assigned: First Administrator')).toBeVisible();
      await care.getByRole('button', { name: 'Write a note' }).click();
      const note = registrar.getByRole('dialog', { name: 'Write a note' });
      await note.getByLabel('Note', { exact: true }).fill('Speaks Malayalam only');
      await note.getByRole('button', { name: 'Save note' }).click();
      await expect(care.getByText('Speaks Malayalam only')).toBeVisible();
      await care.getByRole('button', { name: 'Set a follow-up' }).click();
      const day = registrar.getByRole('dialog', { name: 'Set a follow-up' });
      await day.getByRole('button', { name: 'Tomorrow' }).click();
      await day.getByRole('button', { name: 'Save' }).click();
      await expect(care.getByText(/^Follow up (?:on|today)/u)).toBeVisible();
      await care.getByRole('combobox', { name: 'Labels' }).selectOption('New label…');
      const label = registrar.getByRole('dialog', { name: 'New label' });
      await label.getByLabel('Name').fill(`Help ${sign}`);
      await label.getByRole('button', { name: 'Save' }).click();
      await expect(care.getByRole('list', { name: 'Labels' })).toHaveText(`Help ${sign}`);
      await expectAccessible(registrar);
    });

    await test.step('the colleague finds the person from the overview, and several are labeled together', async () => {
      const colleague = await pageOfStaff('administrator');
      await colleague.goto('/admin');
      const mine = colleague.getByRole('region', { name: 'Assigned to you' });
      await mine.getByRole('link', { name: /People assigned to you$/u }).click();
      await colleague.getByRole('searchbox').fill(family.email);
      await expect(colleague.getByRole('rowheader')).toHaveCount(1);
      await expect(colleague.getByRole('rowheader')).toContainText('Assigned to First Administrator');
      await colleague.getByRole('checkbox', { name: 'Select all on this page (1)' }).check();
      const bar = colleague.getByRole('region', { name: 'Selected people' });
      await bar.getByText('More', { exact: true }).click();
      await bar.getByRole('button', { name: 'Remove a label' }).click();
      const asked = colleague.getByRole('dialog', { name: 'Remove a label from 1 person' });
      await expectAccessible(colleague);
      await asked.getByRole('button', { name: 'Remove label' }).click();
      await colleague
        .getByRole('dialog', { name: '1 without the label' })
        .getByRole('button', { name: 'Done' })
        .click();
      await expect(colleague.getByRole('rowheader')).not.toContainText(`Help ${sign}`);
      // The registrar still has the person on screen.
      await colleague.getByRole('rowheader').getByRole('link').click();
      await expect(colleague.getByRole('status').getByText(/ has this open$/u)).toBeAttached();
    });
  },
);
