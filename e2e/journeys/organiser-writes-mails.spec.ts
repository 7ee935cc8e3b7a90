import { openOwnConvention } from '../fixtures/own-convention.ts';
import { createRegistrant } from '../fixtures/registrants.ts';
import { approveByRegistrar } from '../fixtures/registrations.ts';
import { staff } from '../fixtures/demo.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';

test(
  'an organiser changes the approval mail, reads it as a family, sends it, and goes back to ours',
  byOffice,
  async ({ request, mailbox, pageOfStaff, isMobile, expectAccessible }) => {
    const startDate = `${new Date().getFullYear() + (isMobile ? 5 : 4)}-07-19`;
    const convention = await openOwnConvention(request, {
      name: isMobile ? 'Sangamam of the phone' : 'Sangamam of the desk',
      startDate,
    });
    const [mercy, rachel] = [
      await createRegistrant(request, mailbox, { firstName: 'Mercy', lastName: 'Palathinkal' }),
      await createRegistrant(request, mailbox, { firstName: 'Rachel', lastName: 'Palathinkal' }),
    ];
    const ofMercy = await convention.register(mercy, 'SINGLE REGISTRATION');
    const ofRachel = await convention.register(rachel, 'SINGLE REGISTRATION');
    const office = await pageOfStaff('administrator');
    const text = office.getByRole('textbox', { name: 'Text', exact: true });
    const chip = (name: string) =>
      office.getByRole('group', { name: 'Fill into Text', exact: true }).getByText(name, { exact: true });
    const save = () => office.getByRole('button', { name: 'Save text' }).click();
    const mail = office.frameLocator('iframe');

    await test.step('finds the mail among those of the convention', async () => {
      await office.goto(`/admin/mail-texts?conventionId=${convention.id}`);
      await expect(office.getByRole('heading', { name: 'Texts of emails' })).toBeVisible();
      await office.getByRole('searchbox', { name: 'Search emails' }).fill('approves a registration');
      await expectAccessible(office);
      await office.getByRole('link', { name: 'Approved', exact: true }).click();
      await expect(office.getByRole('heading', { name: 'Approved', exact: true })).toBeVisible();
      await expect(mail.getByText('Good news', { exact: false })).toBeVisible();
      await expect(office.getByRole('heading', { name: /^As Rachel Palathinkal/u })).toBeVisible();
      await expectAccessible(office);
    });

    await test.step('is told what is missing, and what cannot be filled in', async () => {
      await office.getByLabel('Subject', { exact: true }).fill('See you at the feast, {first name}');
      await text.fill('Park behind the church, ');
      await chip('First name').click();
      await save();
      await expect(office.getByText('{details} is missing. This mail must have it').first()).toBeVisible();
      await expect(office.getByText('The preview shows the text once it has no faults.')).toBeVisible();
      for (const block of ['Details', 'Next step', 'Button']) await chip(block).click();
      await text.pressSequentially('Flight {flight}');
      await save();
      await expect(office.getByText(/^\{flight\} cannot be filled in/u).first()).toBeVisible();
      await expectAccessible(office);
      for (let turn = 0; turn < 'Flight {flight}'.length; turn += 1) await text.press('Backspace');
      await text.pressSequentially('We look forward to it.');
    });

    await test.step('reads it as another family, and tries it out', async () => {
      await expect(mail.getByText('Park behind the church, Rachel')).toBeVisible();
      await office.getByLabel('Registration number').fill(ofMercy.number);
      await expect(mail.getByText('Park behind the church, Mercy')).toBeVisible();
      await expect(mail.getByRole('link', { name: 'Pay now' })).toBeVisible();
      await office.getByRole('button', { name: 'Send a test to me' }).click();
      await expect(office.getByText(`A test is on its way to ${staff.administrator}`)).toBeVisible();
    });

    await test.step('is asked before the text is lost, and saves it', async () => {
      await office.getByRole('link', { name: 'Texts of emails' }).last().click();
      await office.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
      await save();
      await expect(office.getByText(/^Your text: version 1, by /u)).toBeVisible();
      await expect(office.getByText('Malayalam readers still get our text')).toBeVisible();
      await expectAccessible(office);
    });

    await test.step('the family gets it, and its mail says which text it has', async () => {
      await approveByRegistrar(request, ofMercy);
      const sent = await mailbox.textOf(mercy.email, 'order.approved');
      expect(sent).toContain('Park behind the church, Mercy');
      expect(sent).toContain('Pay now:');
      expect(sent).toContain(ofMercy.number);
      await office.goto(`/admin/outbox?search=${encodeURIComponent(mercy.email)}`);
      await office.getByRole('link', { name: 'See you at the feast, Mercy' }).click();
      await expect(office.getByText(/^Your text: version 1, by /u)).toBeVisible();
    });

    await test.step('goes back to ours, which the next family gets, and takes the version again', async () => {
      await office.goto(`/admin/mail-texts/order-approved?conventionId=${convention.id}`);
      await office.getByRole('button', { name: 'Back to our text' }).click();
      await expectAccessible(office);
      await office.getByRole('dialog').getByRole('button', { name: 'Back to our text' }).click();
      await expect(office.getByText(/^This is our text/u)).toBeVisible();
      await approveByRegistrar(request, ofRachel);
      expect(await mailbox.textOf(rachel.email, 'order.approved')).toContain('Good news');
      await office.getByText('Versions', { exact: true }).click();
      await office.getByRole('button', { name: 'Put into the editor Version 1' }).click();
      await expect(text).toContainText('Park behind the church');
      await save();
      await expect(office.getByText(/^Your text: version 3, by /u)).toBeVisible();
    });

    await test.step('the list says whose text each is', async () => {
      await office.goto(`/admin/mail-texts?conventionId=${convention.id}`);
      await office.getByRole('searchbox', { name: 'Search emails' }).fill('approves a registration');
      await expect(office.getByText('Your text')).toBeVisible();
      await expectAccessible(office);
    });
  },
);
