import { signInNewRegistrant } from '../fixtures/registrants.ts';
import {
  approveByRegistrar,
  confirmRegistration,
  receiveWhatIsDue,
  reportByZelle,
  submitRegistration,
} from '../fixtures/registrations.ts';
import { expect, onDesktop, test } from '../fixtures/test.ts';
import { AmendmentPage, RegistrationAdmin } from '../pages/order-admin-pages.ts';
import { choosePayment, confirmZelle } from '../pages/payment-pages.ts';
import { RefundAdmin } from '../pages/refund-pages.ts';

test('a son comes too after everything was paid: the family pays the difference and stays confirmed', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const family = await signInNewRegistrant(page, mailbox);
  const registration = await submitRegistration(request, family, 'SILVER FAMILY', ['Neha']);
  await confirmRegistration(request, family, registration);
  const office = await pageOfStaff('registrar');
  const record = new RegistrationAdmin(office);
  const amendment = new AmendmentPage(office);

  await test.step('the family says on My Account what should change', async () => {
    await page.goto('/my-account');
    await page.getByRole('link', { name: /^Change registration/u }).click();
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for a change' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Please say what should change').first()).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'What should change' })
      .fill('My son Jerin, born in 2012, comes too');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you, the officers will write to you')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('staff see what it costs before it is carried out', async () => {
    await office.goto('/admin/registrations?view=wrote');
    await expect(office.getByRole('link', { name: /^Families who wrote/u })).toBeVisible();
    await record.find(registration.number);
    await expect(office.getByText('My son Jerin, born in 2012, comes too')).toBeVisible();
    await amendment.open();
    await expectAccessible(office);
    await amendment.addPerson({ firstName: 'Jerin', lastName: 'Luke', relationship: 'Son', year: '2012' });
    await expect(amendment.result).toContainText('A consent form is needed for Jerin Luke.');
    await amendment.choosePackage(/^GOLD FAMILY/u);
    await expect(amendment.result).toContainText('Taken off: SILVER FAMILY');
    await expect(amendment.result).toContainText('The family is asked to pay $400 USD on a bill of its own.');
    await expectAccessible(office);
  });

  await test.step('what was typed is there after a reload', async () => {
    await office.reload();
    await expect(amendment.result).toContainText('Jerin Luke');
    await expect(amendment.result).toContainText('GOLD FAMILY');
  });

  await test.step('carried out too early, it is undone before the family hears of it', async () => {
    await amendment.carryOut('Too early');
    await record.undo();
    await expect(record.history).toContainText('Decision undone');
    await expect(office.getByRole('region', { name: 'People (2 coming)' })).toBeVisible();
    await page.goto('/my-account');
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    await expect(page.getByText('$400')).toHaveCount(0);
    await amendment.open();
    await office.getByRole('checkbox', { name: 'Jerin Luke' }).check();
    await amendment.choosePackage(/^GOLD FAMILY/u);
    await expect(amendment.result).toContainText('The family is asked to pay $400 USD on a bill of its own.');
  });

  await test.step('it is carried out and stands in the record', async () => {
    await amendment.carryOut('A cousin joins the family');
    await expect(office.getByRole('region', { name: 'People (3 coming)' })).toContainText('Jerin');
    await expect(record.history).toContainText('Registration changed');
    await expect(record.history).toContainText('A cousin joins the family');
  });

  await test.step('the family reads it and pays, and is confirmed all the time', async () => {
    const mail = await mailbox.textOf(family.email, 'order.amended');
    for (const words of ['Jerin Luke', 'A cousin joins the family', '$400 USD'])
      expect(mail).toContain(words);
    await page.goto('/my-account');
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    await page.goto(new URL(/https?:\S+\/how-to-pay\/\S+/u.exec(mail)?.[0] ?? '').pathname);
    await choosePayment(page, 'Zelle');
    await confirmZelle(page, family.email);
  });
});

test('a child falls ill: staff take it out, keep a fee, and the rest is returned', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
}) => {
  const family = await signInNewRegistrant(page, mailbox);
  const registration = await submitRegistration(request, family, 'GOLD FAMILY', ['Neha', 'Riya']);
  await reportByZelle(request, family, registration.orderId);
  await approveByRegistrar(request, registration);
  await receiveWhatIsDue(request, registration, { isApproved: true });
  const office = await pageOfStaff('registrar');
  const record = new RegistrationAdmin(office);
  const amendment = new AmendmentPage(office);

  await test.step('the package does not fit those who are left', async () => {
    await record.find(registration.number);
    await amendment.open();
    await office.getByRole('checkbox', { name: 'Riya Luke' }).uncheck();
    await expect(amendment.result).toContainText('The package does not fit these people');
    await amendment.choosePackage(/^SILVER FAMILY/u);
    await expect(amendment.result).toContainText('To be returned $400 USD');
  });

  await test.step('a fee that is too high stands at its field', async () => {
    const fee = office.getByRole('textbox', { name: /^Keep a fee/u });
    await fee.fill('500');
    await expect(amendment.result).toContainText('You can keep at most what the change gives back.');
    await fee.fill('150');
    await expect(amendment.result).toContainText('To be returned $250 USD');
    await amendment.carryOut('Riya fell ill');
    await expect(office.getByRole('region', { name: 'People (2 coming)' })).toBeVisible();
  });

  await test.step('the treasurer finds the refund, the family the reason', async () => {
    expect(await mailbox.textOf(family.email, 'order.amended')).toContain('Riya fell ill');
    const refunds = new RefundAdmin(await pageOfStaff('treasurer'));
    await refunds.enter(registration.number, { amount: '250' });
    await refunds.find(registration.number);
    await refunds.next('Approve', 'To send');
    await page.goto('/my-account');
    await page.getByText('What happened', { exact: true }).first().click();
    await expect(page.getByText('Riya fell ill').first()).toBeVisible();
  });
});

test('a family moves to Canada before it pays: the office changes the currency, a relationship and later the day of the payment', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const family = await signInNewRegistrant(page, mailbox);
  const registration = await submitRegistration(request, family, 'SILVER FAMILY', ['Neha']);
  const office = await pageOfStaff('administrator');
  const record = new RegistrationAdmin(office);
  const amendment = new AmendmentPage(office);
  const openOffice = () => office.getByText('Relationships, currency, due date').click();

  await test.step('the preview says both prices, each in its currency', async () => {
    await record.find(registration.number);
    await amendment.open();
    await openOffice();
    await office.getByRole('combobox', { name: 'Relationship of Neha Luke' }).selectOption('Mother');
    await office.getByRole('combobox', { name: 'Currency' }).selectOption('Canadian dollars');
    await expect(amendment.result).toContainText('Neha Luke: mother, not daughter');
    await expect(amendment.result).toContainText('priced in Canadian dollars, not in US dollars');
    await expect(amendment.result).toContainText(/Total before\s*\$[\d,]+ USD/u);
    await expect(amendment.result).toContainText(/Total afterwards\s*\$[\d,]+ CAD/u);
    await expectAccessible(office);
    await amendment.carryOut('You told us that you moved');
  });

  await test.step('the family reads it and pays in its new currency, which stays from then on', async () => {
    const mail = await mailbox.textOf(family.email, 'order.amended');
    for (const words of ['Neha Luke', 'Mother', 'CAD', 'You told us that you moved'])
      expect(mail).toContain(words);
    await reportByZelle(request, family, registration.orderId);
    await amendment.open();
    await openOffice();
    await office.getByRole('combobox', { name: 'Currency' }).selectOption('US dollars');
    await expect(amendment.result).toContainText('The currency stays');
  });

  await test.step('the day of the payment is moved', async () => {
    await office.getByRole('combobox', { name: 'Currency' }).selectOption('Canadian dollars');
    await office.getByLabel('Payment should arrive by').fill('2099-03-08');
    await expect(amendment.result).toContainText('The payment should arrive by 03-08-2099.');
    await amendment.carryOut('Take your time');
    await expect(record.history).toContainText('Take your time');
    await page.goto('/my-account');
    await expect(page.getByText('03-08-2099').first()).toBeVisible();
  });
});

// The same at any width.
test(
  'two registrars change the same registration: the later one sees the newer version',
  onDesktop,
  async ({ page, request, mailbox, pageOfStaff }) => {
    const family = await signInNewRegistrant(page, mailbox);
    const registration = await submitRegistration(request, family, 'GOLD FAMILY', ['Neha', 'Riya']);
    const first = await pageOfStaff('registrar');
    await new RegistrationAdmin(first).find(registration.number);
    await new AmendmentPage(first).open();
    const second = await first.context().newPage();
    await second.goto(first.url());
    const later = new AmendmentPage(second);
    await later.choosePackage(/^PLATINUM FAMILY/u);
    await expect(later.result).toContainText('PLATINUM FAMILY');

    const quicker = new AmendmentPage(first);
    await quicker.choosePackage(/^DIAMOND FAMILY/u);
    await expect(quicker.result).toContainText('DIAMOND FAMILY');
    await quicker.carryOut('They want a balcony');

    await second.getByRole('textbox', { name: 'Reason' }).fill('Front rows');
    await second.getByRole('button', { name: 'Change the registration' }).click();
    await second.getByRole('button', { name: 'Show the newer version' }).click();
    await expect(later.result).toContainText('Taken off: DIAMOND FAMILY');
    await later.carryOut('Front rows');
  },
);
