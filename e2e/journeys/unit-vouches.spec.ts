import { createRegistrant } from '../fixtures/registrants.ts';
import { submitRegistration } from '../fixtures/registrations.ts';
import { runJob } from '../fixtures/run-job.ts';
import { staff } from '../fixtures/demo.ts';
import { expect, test } from '../fixtures/test.ts';
import { RegistrationAdmin } from '../pages/order-admin-pages.ts';

/** The unit that the demo's officer looks after. */
const organization = 'ORG10013';

test('an officer says of families of the own unit whether they are known; the registrar goes by it', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  isMobile,
  expectAccessible,
}) => {
  const lastNames = isMobile
    ? ['Vellappallil', 'Madathiparambil', 'Panamthanam']
    : ['Kuruvilathazhe', 'Nedumthuruthil', 'Thottichirayil'];
  const registrations = new Map<string, Awaited<ReturnType<typeof submitRegistration>>>();
  for (const lastName of lastNames) {
    const family = await createRegistrant(request, mailbox, { lastName, organization });
    registrations.set(lastName, await submitRegistration(request, family, 'DAY VISITORS', ['Annamol']));
  }
  const [known = '', unknown = '', asked = ''] = lastNames;
  const record = (lastName: string) => registrations.get(lastName)?.number ?? '';
  const officer = await pageOfStaff('unit');
  const card = (lastName: string) => officer.getByRole('listitem', { name: `Kochumol ${lastName}` });

  await test.step('a mail leads to the list', async () => {
    await runJob('mail-unit-officers');
    await expect.poll(() => mailbox.kindsTo(staff.unit)).toContain('unit.families-wait');
    await officer.goto(await mailbox.linkTo(staff.unit, 'unit.families-wait'));
    await expect(card(known)).toContainText('Annamol Luke child');
    await expect(card(known)).not.toContainText('@');
    await expectAccessible(officer);
  });

  await test.step('a tap for each family, a note where one is needed', async () => {
    await card(known)
      .getByRole('button', { name: /^Known/u })
      .click();
    await expect(card(known).getByRole('button', { name: /^Known/u })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await card(unknown)
      .getByRole('button', { name: /^Not known/u })
      .click();
    await expect(card(unknown).getByText(/^Thomas Kora, /u)).toBeVisible();
    await card(asked)
      .getByRole('button', { name: /^Please ask/u })
      .click();
    await card(asked).getByRole('button', { name: 'Write a note' }).click();
    await card(asked)
      .getByRole('textbox', { name: /^Note for the registrars/u })
      .fill('Which parents do they belong to?');
    await card(asked).getByRole('button', { name: 'Save the note' }).click();
    await expect(card(asked)).toContainText('“Which parents do they belong to?”');
    await officer.reload();
    await expect(card(asked)).toContainText('“Which parents do they belong to?”');
  });

  await test.step('the officer comes to nothing else', async () => {
    const id = registrations.get(known)?.orderId ?? '';
    for (const path of ['/admin/registrations', `/admin/registrations/${id}`, '/admin/wait-list']) {
      await officer.goto(path);
      await expect(officer.getByText('Not part of your role')).toBeVisible();
    }
  });

  await test.step('the registrar filters by the answers and reads them', async () => {
    const office = await pageOfStaff('registrar');
    await office.goto('/admin/registrations?vouch=ASK');
    await expect(office.getByText(record(asked))).toBeVisible();
    await expect(office.getByText(record(known))).toBeHidden();
    const desk = new RegistrationAdmin(office);
    await desk.find(record(asked));
    await expect(office.getByText('“Which parents do they belong to?”').first()).toBeVisible();
    await desk.find(record(unknown));
    await expect(office.getByText('Not known in the unit').first()).toBeVisible();
    await office.getByRole('button', { name: 'Approve', exact: true }).first().click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog.getByText('Please give a reason').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Their cousin answered for them by phone');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(desk.history).toContainText('Approved although the local unit does not know the family');
    await expect(desk.history).toContainText('Their cousin answered for them by phone');
  });

  await test.step('what is decided leaves the officer’s list', async () => {
    await officer.goto('/admin/unit');
    await expect(card(known)).toBeVisible();
    await expect(card(unknown)).toHaveCount(0);
  });
  await page.close();
});
