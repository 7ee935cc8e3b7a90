import { showListActions } from '#e2e/fixtures/list-actions.ts';
import { answerLetterTo } from '../fixtures/answer-letter.ts';
import { staff } from '../fixtures/demo.ts';
import { letLetterLeaveTo, unsubscribeTokenOf } from '../fixtures/letter-leaves.ts';
import { openSession } from '../fixtures/open-session.ts';
import { createRegistrant } from '../fixtures/registrants.ts';
import {
  answerTravelPlans,
  confirmRegistration,
  sendFamilyPicture,
  submitRegistration,
} from '../fixtures/registrations.ts';
import { runJob } from '../fixtures/run-job.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';
import { photoOf } from '../pages/documents-page.ts';

test('a registrar writes to the families of a list, tries the letter out, undoes, corrects, sends, stops and goes on', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  isMobile,
  expectAccessible,
}) => {
  // Both widths write to families of their own.
  const lastName = isMobile ? 'Kizhakkumbhagam' : 'Padinjattumbhagam';
  const families = [];
  for (const firstName of ['Ancy', 'Bincy']) {
    const account = await createRegistrant(request, mailbox, { firstName, lastName });
    families.push({ ...account, ...(await submitRegistration(request, account, 'DAY VISITORS')) });
  }
  const [ancy, bincy] = families;
  if (!ancy || !bincy) throw new Error('Families are missing');
  const subject = `The bus leaves an hour later for ${lastName}`;
  const office = await pageOfStaff('registrar');
  const lettersTo = async ({ email }: { email: string }) =>
    (await mailbox.kindsTo(email)).filter((kind) => kind === 'letter').length;

  await test.step('writes from the list', async () => {
    await office.goto(`/admin/registrations?search=${lastName}`);
    await expect(office.getByText('2 registrations')).toBeVisible();
    await showListActions(office);
    await office.getByRole('link', { name: 'Write to these families' }).click();
    await expect(office.getByRole('heading', { name: 'New letter' })).toBeVisible();
    await expect(office.getByText('Searched for')).toBeVisible();
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('Please write a subject').first()).toBeVisible();
    await expectAccessible(office);
    await office.getByLabel('Subject', { exact: true }).fill(subject);
    const letter = office.getByRole('textbox', { name: 'Letter', exact: true });
    await letter.fill('It leaves at 5 PM. See ');
    await office
      .getByRole('group', { name: 'Fill into Letter', exact: true })
      .getByText('Hotel', { exact: true })
      .click();
    await expect(letter).toContainText('{hotel|your hotel}');
    await letter.press('End');
    await letter.pressSequentially(', {flight}');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText(/^\{flight\} cannot be filled in/u).first()).toBeVisible();
    for (let turn = 0; turn < ', {flight}'.length; turn += 1) await letter.press('Backspace');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByRole('heading', { name: subject })).toBeVisible();
  });

  await test.step('finds who gets it, reads it as one of them, and tries it out', async () => {
    await office.getByRole('button', { name: 'Find recipients' }).click();
    await expect(office.getByText('2 families get it').first()).toBeVisible();
    await expectAccessible(office);
    await office.getByRole('link', { name: 'Who gets it' }).click();
    await expect(office.getByText('2 families', { exact: true })).toBeVisible();
    await office.getByRole('link', { name: `Read the letter as Bincy ${lastName} does` }).click();
    await expect(office.getByRole('heading', { name: `As Bincy ${lastName} reads it` })).toBeVisible();
    const mail = office.frameLocator('iframe');
    await expect(mail.getByText('Dear Bincy,')).toBeVisible();
    await expect(mail.getByText('It leaves at 5 PM. See')).toBeVisible();
    await office.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(office.getByText(`A test is on its way to ${staff.registrar}`)).toBeVisible();
    expect(await mailbox.textOf(staff.registrar, 'letter.test')).toContain('Dear Bincy,');
    expect(await lettersTo(bincy)).toBe(0);
  });

  await test.step('sends, undoes within the minute and corrects', async () => {
    await office.getByRole('button', { name: 'Send now' }).click();
    await expectAccessible(office);
    await office.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    // A site that has just started has pictures to work on.
    await expect.poll(() => lettersTo(ancy), { timeout: 40_000 }).toBe(1);
    await office.getByRole('button', { name: 'Undo sending this letter' }).click();
    await expect(office.getByText('Undone: nobody got it')).toBeVisible();
    await office.getByRole('link', { name: 'Change', exact: true }).click();
    const letter = office.getByRole('textbox', { name: 'Letter', exact: true });
    await letter.fill('It leaves at 6 PM.');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
  });

  await test.step('sends again, stops in the middle and goes on', async () => {
    await office.getByRole('button', { name: 'Send now' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => lettersTo(bincy)).toBe(2);
    await letLetterLeaveTo(ancy.email);
    await office.reload();
    await expect(office.getByText('1 of 2 have left')).toBeVisible();
    await office.getByRole('button', { name: 'Stop', exact: true }).click();
    await expectAccessible(office);
    await office.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(office.getByText('1 have it. 1 family is left.')).toBeVisible();
    await office.getByRole('button', { name: 'Go on sending' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => lettersTo(bincy)).toBe(3);
    expect(await lettersTo(ancy)).toBe(2);
    expect(await mailbox.textOf(bincy.email, 'letter')).toContain('It leaves at 6 PM.');
  });

  await test.step('the letter stands in the list and at the registration', async () => {
    await office.goto('/admin/letters');
    await expect(office.getByRole('link', { name: subject })).toBeVisible();
    await expectAccessible(office);
    await office.goto(`/admin/registrations/${bincy.orderId}`);
    await expect(office.getByText(subject).first()).toBeVisible();
  });

  await test.step('a family stops letters by the link, gets them again, and stops them from its mail program', async () => {
    expect(await mailbox.textOf(ancy.email, 'letter')).toContain('Stop letters like this one');
    const address = `/unsubscribe?token=${await unsubscribeTokenOf(ancy.email)}`;
    await page.goto(address);
    await expect(page.getByText(/^Stop letters to k…@example\.org\?$/u)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop letters' }).click();
    await expect(page.getByText(/^No more letters go to k…/u)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Get them again' }).click();
    await expect(page.getByRole('button', { name: 'Stop letters' })).toBeVisible();
    const clicked = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(clicked.status()).toBe(200);
    await openSession(page, ancy);
    await page.goto('/my-account/your-data');
    const letters = page.getByRole('checkbox', { name: 'Send me letters from the organisers' });
    await expect(letters).not.toBeChecked();
    await office.goto(`/admin/registrations/${ancy.orderId}`);
    await expect(office.getByText(/^Unsubscribed from letters to many families since/u)).toBeVisible();
    await letters.check();
    await expect(page.getByText('You get letters again.')).toBeVisible();
  });
});

test(
  'a coordinator writes to all who arrive at one airport on a day, stops the letter, corrects it and sends it',
  byOffice,
  async ({ request, mailbox, pageOfStaff, isMobile, expectAccessible }) => {
    // Both widths have days and families of their own.
    const lastName = isMobile ? 'Thekkumbhagam' : 'Vadakkumbhagam';
    const { data: conventions } = (await (
      await request.get('/v1/convention/registration-open/list')
    ).json()) as { data: { _id: string; startDate: string }[] };
    const [convention] = conventions;
    if (!convention) throw new Error('No convention is open');
    const before = (isMobile ? 3 : 2) * 24 * 60 * 60_000;
    const day = new Date(Date.parse(convention.startDate) - before).toISOString().slice(0, 10);
    const families = [];
    for (const [firstName, airport] of [
      ['Ancy', 'TPA'],
      ['Bincy', 'TPA'],
      ['Cincy', 'MCO'],
    ] as const) {
      const account = await createRegistrant(request, mailbox, { firstName, lastName });
      const registration = await submitRegistration(request, account, 'DAY VISITORS');
      await confirmRegistration(request, account, registration);
      await answerTravelPlans(request, account, registration, { airport, date: day });
      families.push(account);
    }
    const [ancy, bincy, cincy] = families;
    if (!ancy || !bincy || !cincy) throw new Error('Families are missing');
    const subject = `The bus to Tampa waits for ${lastName}`;
    const office = await pageOfStaff('registrar');
    const lettersTo = async ({ email }: { email: string }) =>
      (await mailbox.kindsTo(email)).filter((kind) => kind === 'letter').length;

    await test.step('writes to who is on the list of journeys', async () => {
      await office.goto(
        `/admin/transport?conventionId=${convention._id}&view=journeys&direction=ARRIVAL&airport=TPA&day=${day}`,
      );
      await expect(office.getByText('2 journeys', { exact: true })).toBeVisible();
      await showListActions(office);
      await office.getByRole('link', { name: 'Write to these families' }).click();
      await expect(office.getByRole('heading', { name: 'New letter' })).toBeVisible();
      await expect(office.getByText(/^Families who arrive at Tampa.* on /u)).toBeVisible();
      await expectAccessible(office);
      await office.getByLabel('Subject', { exact: true }).fill(subject);
      await office.getByRole('textbox', { name: 'Letter', exact: true }).fill('It waits at door 3.');
      await office.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(office.getByRole('heading', { name: subject })).toBeVisible();
      await office.getByRole('button', { name: 'Find recipients' }).click();
      await expect(office.getByText('2 families get it').first()).toBeVisible();
      await expect(office.getByText(/^Families who arrive at Tampa.* on /u)).toBeVisible();
      await expectAccessible(office);
    });

    await test.step('stops it once one family has it', async () => {
      await office.getByRole('button', { name: 'Send now' }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await expect.poll(() => lettersTo(bincy), { timeout: 40_000 }).toBe(1);
      await letLetterLeaveTo(ancy.email);
      await office.reload();
      await expect(office.getByText('1 of 2 have left')).toBeVisible();
      await office.getByRole('button', { name: 'Stop', exact: true }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
      await expect(office.getByText('1 have it. 1 family is left.')).toBeVisible();
    });

    await test.step('corrects it, and sends it to the other', async () => {
      await office.getByRole('link', { name: 'Change', exact: true }).click();
      await expect(office.getByText(/^Families who arrive at Tampa.* on /u)).toBeVisible();
      await office.getByRole('textbox', { name: 'Letter', exact: true }).fill('It waits at door 7.');
      await office.getByRole('button', { name: 'Save', exact: true }).click();
      await office.getByRole('button', { name: 'Find again' }).click();
      await expect(office.getByText('Already got it').first()).toBeVisible();
      await expectAccessible(office);
      await office.getByRole('button', { name: 'Go on sending' }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await expect.poll(() => lettersTo(bincy)).toBe(2);
      expect(await mailbox.textOf(bincy.email, 'letter')).toContain('It waits at door 7.');
      expect(await lettersTo(ancy)).toBe(1);
      expect(await lettersTo(cincy)).toBe(0);
    });
  },
);

test(
  'the office writes to families of the rooming list, of payments, documents and people',
  byOffice,
  async ({ request, mailbox, pageOfStaff, isMobile, expectAccessible }) => {
    const lastName = isMobile ? 'Kavilpurayil' : 'Moolakkattil';
    const stays = await createRegistrant(request, mailbox, { firstName: 'Ancy', lastName });
    const registration = await submitRegistration(request, stays, 'SILVER FAMILY', ['Annamol']);
    await confirmRegistration(request, stays, registration);
    const owes = await createRegistrant(request, mailbox, { firstName: 'Bincy', lastName });
    await submitRegistration(request, owes, 'DAY VISITORS');
    const office = await pageOfStaff('administrator');
    await sendFamilyPicture(request, stays, registration, await photoOf(office));
    const search = `search=${lastName}`;

    for (const [list, sentence, who] of [
      [`/admin/hotel?${search}`, 'Families of the rooming list', '1 family gets it'],
      [`/admin/payments?${search}`, 'Families of the list of payments', '1 family gets it'],
      [
        `/admin/payments?view=NOT_REPORTED&${search}`,
        'Families who have not reported a payment',
        '1 family gets it',
      ],
      [
        `/admin/documents/missing?${search}`,
        'Families with a minor whose consent form is missing',
        '1 family gets it',
      ],
      [
        `/admin/documents/pictures?state=SENT&${search}`,
        'Families of the family pictures',
        '1 family gets it',
      ],
      [
        `/admin/people?state=ACTIVE&${search}`,
        'People who have a registration for this convention',
        '2 families get it',
      ],
    ] as const)
      await test.step(`writes from ${list}`, async () => {
        await office.goto(list);
        await showListActions(office);
        await office.getByRole('link', { name: 'Write to these families' }).click();
        await expect(office.getByText(sentence)).toBeVisible();
        await expect(office.getByText(lastName, { exact: true })).toBeVisible();
        await office.getByLabel('Subject', { exact: true }).fill(`${sentence} ${lastName}`);
        await office.getByRole('textbox', { name: 'Letter', exact: true }).fill('Dear friends');
        await office.getByRole('button', { name: 'Save', exact: true }).click();
        await office.getByRole('button', { name: 'Find recipients' }).click();
        await expect(office.getByText(who).first()).toBeVisible();
        await expect(office.getByText(sentence, { exact: true })).toBeVisible();
        await expectAccessible(office);
      });

    await test.step('the last one arrives', async () => {
      await office.getByRole('button', { name: 'Send now' }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      for (const { email } of [stays, owes])
        await expect
          .poll(async () => (await mailbox.kindsTo(email)).includes('letter'), { timeout: 40_000 })
          .toBe(true);
    });

    await test.step('a saved view of payments is offered', async () => {
      const name = `Short ${lastName}`;
      await office.goto(`/admin/payments?view=SHORT&${search}`);
      await office.getByRole('button', { name: 'Save this view' }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toBeHidden();
      await office.goto('/admin/letters/new');
      await office.getByLabel('Families').selectOption(`Payments: ${name}`);
      await expect(office.getByText('Families of the list of payments')).toBeVisible();
      await expect(office.getByText('Short', { exact: true })).toBeVisible();
    });
  },
);

test(
  'a family answers a letter by mail: the office reads it in Messages and at the registration, and answers',
  byOffice,
  async ({ request, mailbox, pageOfStaff, isMobile, expectAccessible }) => {
    const lastName = isMobile ? 'Vadakkedath' : 'Thekkedath';
    const account = await createRegistrant(request, mailbox, { firstName: 'Ancy', lastName });
    const { orderId } = await submitRegistration(request, account, 'DAY VISITORS');
    const subject = `When do you arrive, ${lastName}?`;
    const office = await pageOfStaff('registrar');

    await test.step('the office writes to the family', async () => {
      await office.goto(`/admin/registrations?search=${lastName}`);
      await showListActions(office);
      await office.getByRole('link', { name: 'Write to these families' }).click();
      await office.getByLabel('Subject', { exact: true }).fill(subject);
      await office.getByRole('textbox', { name: 'Letter', exact: true }).fill('Please tell us.');
      await office.getByRole('button', { name: 'Save', exact: true }).click();
      await office.getByRole('button', { name: 'Find recipients' }).click();
      await office.getByRole('button', { name: 'Send now' }).click();
      await office.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await expect
        .poll(async () => (await mailbox.kindsTo(account.email)).includes('letter'), { timeout: 40_000 })
        .toBe(true);
    });

    await test.step('the family answers, and so does somebody to whom it passed the letter on', async () => {
      await answerLetterTo(account.email, {
        from: `Ancy ${lastName} <${account.email}>`,
        text: 'We arrive on Thursday at noon.',
        attached: 'ticket.jpg',
      });
      await answerLetterTo(account.email, {
        from: `Uncle ${lastName} <uncle.${lastName.toLowerCase()}@example.net>`,
        text: 'I drive them.',
      });
      await runJob('read-bounces');
      await office.goto('/admin/messages?source=LETTER');
      await expect(async () => {
        await office.reload();
        await expect(office.getByText(`Answer to the letter “${subject}”`)).toHaveCount(2);
      }).toPass();
      await expectAccessible(office);
    });

    await test.step('the answers stand at the registration', async () => {
      await office.goto(`/admin/registrations/${orderId}`);
      const answers = office.getByRole('region', { name: 'Answers to letters' });
      await expect(answers.getByText('We arrive on Thursday at noon.')).toBeVisible();
      await expect(answers.getByText('From an address that is not the family’s')).toHaveCount(1);
      await expectAccessible(office);
      await answers.getByRole('link').last().click();
    });

    await test.step('one is read whole and answered', async () => {
      await expect(office.getByText('We arrive on Thursday at noon.')).toBeVisible();
      await expect(office.getByText('1 attachment was not taken: ticket.jpg.')).toBeVisible();
      await expect(office.getByText('The bus leaves at five.')).toBeHidden();
      await expect(office.getByRole('link', { name: new RegExp(`^Ancy ${lastName}, `, 'u') })).toBeVisible();
      await expect(office.getByRole('link', { name: subject })).toBeVisible();
      await expectAccessible(office);
      await office.getByLabel('Your answer').fill('We fetch you.');
      await office.getByRole('button', { name: 'Send answer' }).click();
      await expect(office.getByRole('article', { name: 'Answer' }).getByText('We fetch you.')).toBeVisible();
      expect(await mailbox.textOf(account.email, 'contact.answer')).toContain(
        '> We arrive on Thursday at noon.',
      );
    });

    await test.step('the other one says that it is not from the family', async () => {
      await office.goto(`/admin/messages?source=LETTER&search=uncle.${lastName.toLowerCase()}`);
      await office.getByRole('rowheader').getByRole('link').click();
      await expect(office.getByText('From an address that is not the family’s')).toBeVisible();
      await expectAccessible(office);
    });
  },
);
