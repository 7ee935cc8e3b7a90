import { createRegistrant, signInNewRegistrant } from '../fixtures/registrants.ts';
import { submitRegistration } from '../fixtures/registrations.ts';
import { byOffice, expect, onDesktop, onPhone, test } from '../fixtures/test.ts';
import { RegistrationAdmin } from '../pages/order-admin-pages.ts';

// The queue is worked off at a desk.
test(
  'a registrar asks, rejects with a reason, reopens, corrects a name and approves by keyboard',
  onDesktop,
  async ({ page, request, mailbox, pageOfStaff, expectAccessible }) => {
    const family = await signInNewRegistrant(page, mailbox);
    const { number } = await submitRegistration(request, family, 'SINGLE REGISTRATION');
    const office = await pageOfStaff('registrar');
    const registrationAdmin = new RegistrationAdmin(office);
    await registrationAdmin.find(number);
    await expectAccessible(office);

    await test.step('asks by mail', async () => {
      await registrationAdmin.ask('Which parish was your mother baptised in?');
      await expect(registrationAdmin.history).toContainText('Family asked by email');
      expect(await mailbox.textOf(family.email, 'order.question')).toContain('Which parish was your mother');
    });

    await test.step('takes it on and notes what only registrars read', async () => {
      await office.keyboard.press('i');
      await expect(registrationAdmin.history).toContainText('Assigned: ');
      await expect(office.getByRole('button', { name: 'Assign to me' })).toBeHidden();
      await registrationAdmin.note('Father Jose knows them', { registrarsOnly: true });
      await expect(registrationAdmin.history).toContainText('Note, registrars only');
      const treasurer = new RegistrationAdmin(await pageOfStaff('treasurer'));
      await treasurer.find(number);
      await expect(treasurer.history).toContainText('Family asked by email');
      await expect(treasurer.history).not.toContainText('Note');
      await treasurer.note('Pays on Friday');
      await expect(treasurer.history).toContainText('Pays on Friday');
    });

    await test.step('sets a day to look at it again', async () => {
      await office.keyboard.press('f');
      const dialog = office.getByRole('dialog', { name: 'Set a follow-up' });
      await dialog.getByRole('button', { name: 'In 3 days' }).click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('The parish calls back');
      await expectAccessible(office);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(registrationAdmin.status).toContainText(/Follow up on \d{2}-\d{2}-\d{4}/u);
      await expect(registrationAdmin.history).toContainText('Follow-up set: ');
      await expect(registrationAdmin.history).toContainText('The parish calls back');
    });

    await test.step('keeps a reply, and uses it with what it fills in', async () => {
      const firstName = 'Kochumol';
      const name = `Parish not reached ${number}`;
      await registrationAdmin.saveReply(`Dear ${firstName}, about ${number}:`, name);
      await office.goto('/admin/saved-replies');
      await office.getByRole('searchbox').fill(number);
      const row = office.getByRole('row', { name: new RegExp(name, 'u') });
      await expect(row).toContainText('Dear {first name}, about {number}:');
      await expectAccessible(office);
      await registrationAdmin.find(number);
      await registrationAdmin.noteFromReply(name, `Dear ${firstName}, about ${number}:`);
      await expect(registrationAdmin.history).toContainText(`Dear ${firstName}, about ${number}:`);
      await office.goto('/admin/saved-replies');
      await office.getByRole('searchbox').fill(number);
      await row.getByRole('button', { name: /^Delete/u }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(row).toHaveCount(0);
      await registrationAdmin.find(number);
    });

    await test.step('puts a new label on it, by which the list is filtered', async () => {
      const name = `Choir ${number}`;
      await registrationAdmin.status.getByRole('combobox', { name: 'Labels' }).selectOption('New label…');
      const dialog = office.getByRole('dialog', { name: 'New label' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('combobox', { name: 'Color' }).selectOption('Violet');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(registrationAdmin.history).toContainText(`Label added: ${name}`);
      const record = office.url();
      await office.goto('/admin/registrations/labels');
      await expectAccessible(office);
      await office
        .getByRole('row', { name: new RegExp(name, 'u') })
        .getByRole('link', { name: '1' })
        .click();
      await expect(office.getByRole('rowheader').filter({ hasText: name })).toHaveCount(1);
      await office.goto(record);
      await expect(registrationAdmin.status).toContainText(name);
    });

    await test.step('rejects, and the family reads why', async () => {
      const reason = 'We could not reach your parish.';
      await registrationAdmin.reject(reason);
      await expect(registrationAdmin.history).toContainText('Registration rejected');
      await expect(registrationAdmin.status).not.toContainText('Follow up on');
      expect(await mailbox.textOf(family.email, 'order.rejected')).toContain(reason);
      await page.goto('/my-account');
      await expect(page.getByText(reason).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /payment/iu })).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('reopens and corrects a name', async () => {
      await registrationAdmin.reopen();
      await registrationAdmin.rename(family.name, 'Luke', 'Lukose');
      await expect(registrationAdmin.history).toContainText(
        'Changed on behalf of the family: Kochumol Lukose',
      );
      await expect(registrationAdmin.history).toContainText('By phone');
      await expectAccessible(office);
    });

    await test.step('approves the wrong one and undoes it', async () => {
      await office.getByRole('button', { name: 'Approve' }).click();
      await registrationAdmin.confirmApproval();
      await registrationAdmin.undo();
      await expect(office.getByRole('button', { name: 'Approve' })).toBeVisible();
      await expect(registrationAdmin.history).toContainText('Decision undone');
      await page.goto('/my-account');
      await expect(page.getByText('Waiting for approval')).toBeVisible();
      // It was rejected before: that stays.
      await expect(page.getByText(/(?<!not )approved by the officers/iu)).toHaveCount(0);
    });

    await test.step('approves by keyboard and reads the mail that was sent', async () => {
      await office.keyboard.press('?');
      await expect(office.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible(office);
      await office.keyboard.press('Escape');
      await expect(office.getByRole('dialog')).toBeHidden();
      await office.keyboard.press('a');
      await registrationAdmin.confirmApproval();
      await registrationAdmin.readMail(/is approved$/u);
      await expect(office.getByText(family.email)).toBeVisible();
    });

    expect(await mailbox.kindsTo(family.email)).toEqual([
      'account.set-password',
      'order.submitted',
      'order.question',
      'order.rejected',
      'order.reopened',
      'order.approved',
      'order.approved',
    ]);
  },
);

// The queue is worked off at a desk.
test(
  'several registrations are approved together, except one that was rejected meanwhile',
  onDesktop,
  async ({ request, mailbox, pageOfStaff, expectAccessible }) => {
    const familyName = `Kulamala ${Array.from({ length: 6 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('')}`;
    const names = ['Annamma', 'Baby', 'Chinnamma'];
    const sent = await Promise.all(
      names.map(async (firstName) => {
        const family = await createRegistrant(request, mailbox, { firstName, familyName });
        return { family, ...(await submitRegistration(request, family, 'DAY VISITORS')) };
      }),
    );
    const office = await pageOfStaff('registrar');
    const registrationAdmin = new RegistrationAdmin(office);
    await registrationAdmin.search(familyName, 3);
    const colleague = new RegistrationAdmin(await pageOfStaff('administrator'));
    await colleague.find(sent[1]?.number ?? '');
    await colleague.reject('Registered twice');

    const lines = await registrationAdmin.approveAll();
    await expect(lines).toHaveCount(3);
    await expectAccessible(office);
    await expect(lines.filter({ hasText: 'Annamma' })).toContainText('Approved');
    await expect(lines.filter({ hasText: 'Chinnamma' })).toContainText('Approved');
    const refused = lines.filter({ hasText: 'Baby' });
    await expect(refused).toContainText('Not approved');
    await expect(refused).toContainText(/ rejected it (?:just now|a minute ago)\./u);
    await office.getByRole('button', { name: 'Done' }).click();
    await expect(office.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await expect(office.getByRole('checkbox', { name: /^Select /u })).toHaveCount(0);

    const decisions = sent.map(async ({ family }) => (await mailbox.kindsTo(family.email)).at(-1));
    expect(await Promise.all(decisions)).toEqual(['order.approved', 'order.rejected', 'order.approved']);

    await test.step('the next registration of the list opens by keyboard', async () => {
      await office.getByRole('rowheader').getByRole('link').first().click();
      await expect(office.getByText('1 of 3 in this list')).toBeVisible();
      await office.keyboard.press('j');
      await expect(office.getByText('2 of 3 in this list')).toBeVisible();
      await office.keyboard.press('k');
      await expect(office.getByText('1 of 3 in this list')).toBeVisible();
      await office.keyboard.press('l');
      await expect(office.getByRole('searchbox')).toHaveValue(familyName);
    });
  },
);

// Once is enough: the other journeys of this file take the other width.
test(
  'a rejection that comes too late says who approved, keeps its reason and shows the new state',
  onPhone,
  async ({ request, mailbox, pageOfStaff, expectAccessible }) => {
    const family = await createRegistrant(request, mailbox);
    const { number } = await submitRegistration(request, family, 'DAY VISITORS');
    const [quicker, later] = [await pageOfStaff('administrator'), await pageOfStaff('registrar')];
    for (const office of [quicker, later]) await new RegistrationAdmin(office).find(number);

    await later.getByRole('button', { name: 'Reject', exact: true }).click();
    const dialog = later.getByRole('dialog', { name: 'Reject this registration?' });
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await reason.fill('Registered twice.');
    await quicker.getByRole('button', { name: 'Approve', exact: true }).click();
    await new RegistrationAdmin(quicker).confirmApproval();

    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(dialog.getByText(/^\p{Lu}.* approved it (?:just now|a minute ago)\.$/u)).toBeVisible();
    await expect(reason).toHaveValue('Registered twice.');
    // It would be refused again: what is left is to look at the registration.
    await expect(dialog.getByRole('button', { name: 'Reject', exact: true })).toHaveCount(0);
    await expectAccessible(later);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toBeHidden();
    await expect(new RegistrationAdmin(later).history).toContainText('Registration approved');
    await expect(later.getByRole('button', { name: 'Reject', exact: true })).toHaveCount(0);
  },
);

test(
  'a registrar sees who has the registration open, also before deciding, and no longer once it is left',
  byOffice,
  async ({ isMobile, request, mailbox, pageOfStaff, expectAccessible }) => {
    const family = await createRegistrant(request, mailbox);
    const { number } = await submitRegistration(request, family, 'DAY VISITORS');
    const [colleague, office] = [await pageOfStaff('administrator'), await pageOfStaff('registrar')];
    // The page's clock is the journey's, so that nobody waits for the next report.
    await office.clock.install();
    const reported = colleague.waitForResponse((answer) =>
      answer.url().includes('/v1/admin/presence/REGISTRATION/'),
    );
    await new RegistrationAdmin(colleague).find(number);
    await reported;
    await new RegistrationAdmin(office).search(number, 1);
    await expect(office.getByRole('rowheader').getByText(/ has this open$/u)).toBeAttached();
    await office.getByRole('rowheader').getByRole('link').click();
    const here = office.getByRole('status').getByText(/ has this open$/u);
    await expect(here).toBeAttached();
    await expectAccessible(office);

    // The decision is in the first screen, above what colleagues note about the registration.
    const approve = office.getByRole('button', { name: 'Approve', exact: true });
    if (!isMobile) await expect(approve).toBeInViewport();
    await approve.click();
    const dialog = office.getByRole('dialog', { name: 'Approve this registration?' });
    await expect(dialog.getByText(/ has this registration open, too\.$/u)).toBeVisible();
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialog).toBeHidden();

    const left = colleague.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await colleague
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Registrations' })
      .click();
    await left;
    await office.clock.runFor(20_000);
    await expect(here).toHaveCount(0);
  },
);
