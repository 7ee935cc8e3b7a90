import { signInNewRegistrant } from '../fixtures/registrants.ts';
import {
  answerTravelPlans,
  confirmRegistration,
  fillInCards,
  sendFamilyPicture,
  submitRegistration,
} from '../fixtures/registrations.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from '../pages/desk-page.ts';
import { DocumentsPage, photoOf } from '../pages/documents-page.ts';

/** `July 29, 2027` as tables of staff have it: `07-29-2027`. */
function shortDateOf(words: string): string {
  const [year, month, day] = new Date(`${words} UTC`).toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
}

test('what a family has left to do reads the same everywhere, and ends everywhere once it is done', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const account = await signInNewRegistrant(page, mailbox);
  const registration = await submitRegistration(request, account, 'DAY VISITORS', ['Annamol']);
  await confirmRegistration(request, account, registration);
  await answerTravelPlans(request, account, registration);
  await fillInCards(request, account, registration);
  const photo = await photoOf(page);
  await sendFamilyPicture(request, account, registration, photo);
  const { number } = registration;
  const checklist = page.getByRole('list', { name: 'Your checklist' });
  const item = (topic: string) => checklist.getByRole('listitem').filter({ hasText: topic });
  const office = await pageOfStaff('registrar');
  const tablet = await pageOfStaff('desk');
  const desk = new DeskPage(tablet);
  const gate = tablet.getByLabel('Before they go in');
  const openAtDesk = async () => {
    await desk.open('Desk 1');
    await desk.find(number);
  };
  let day = '';

  await test.step('the family reads what is left for it, and by when', async () => {
    await page.goto('/my-account');
    await expect(page.getByText('One thing is left for you to do.')).toBeVisible();
    await expect(item('Consent forms')).toContainText('To do');
    await expect(item('Consent forms')).toContainText('Send the forms that are missing by');
    for (const done of ['Approval', 'Payment', 'Food and care', 'Family picture', 'Travel plans'])
      await expect(item(done)).toContainText('Done');
    await expect(item('Hotel')).toContainText('The hospitality team is booking your room');
    const sentence = (await item('Consent forms').textContent()) ?? '';
    const words = /by (\w+ \d{1,2}, \d{4})/u.exec(sentence)?.[1] ?? '';
    expect(words).not.toBe('');
    day = shortDateOf(words);
    await expectAccessible(page);
  });

  const row = office.getByRole('table', { name: 'Checklists' }).getByRole('row').last();
  const topicIn = (topic: string) => row.locator(`[data-label="${topic}"]`);
  const openList = async () => {
    await office.goto(`/admin/checklists?search=${number}`);
    await expect(office.getByText('1 family', { exact: true })).toBeVisible();
  };
  await test.step('the list of staff says the same of it: who has to act, and by when', async () => {
    await openList();
    await expect(topicIn('Consent forms')).toHaveText(`The familyby ${day}`);
    await expect(topicIn('Hotel')).toHaveText(`Hospitalityby ${day}`);
    for (const done of ['Approval', 'Payment', 'Food and care', 'Family picture', 'Travel plans'])
      await expect(topicIn(done)).toHaveText('Done');
    await expectAccessible(office);
  });

  await test.step('the arrival desk sees it, without amounts', async () => {
    await openAtDesk();
    await expect(gate).toContainText('In order: Approval · Money');
    await expect(gate).toContainText(/Consent forms\s*Missing/u);
    await expect(gate).toContainText(/Hotel\s*Ask the hotel team/u);
    await expect(tablet.getByRole('main')).not.toContainText('$');
    await expectAccessible(tablet);
  });

  const openReminders = () => office.goto(`/admin/checklists?list=reminders&search=${number}`);
  const reminded = office.getByRole('table', { name: 'Who gets a reminder' }).getByRole('row').last();
  const spared = office.getByRole('table', { name: 'Who gets no reminder' }).getByRole('row').last();
  await test.step('the dry run of the reminders would write to it about this alone', async () => {
    await openReminders();
    await expect(office.getByText(/^1 family would get an email/u)).toBeVisible();
    await expect(reminded.getByRole('listitem')).toHaveText([`Consent forms by ${day}`]);
    await expect(spared).toBeHidden();
    await expectAccessible(office);
  });

  await test.step('the family sends the form', async () => {
    await checklist.getByRole('link', { name: 'Consent forms' }).click();
    await new DocumentsPage(page).sendForms([
      { name: 'signed form.png', mimeType: 'image/png', buffer: photo },
    ]);
    await expect(page.getByText('We have a form for everyone who needs one.')).toBeVisible();
  });

  await test.step('nothing is left for it: on My Account, in the list, at the desk and in the reminders', async () => {
    await page.goto('/my-account');
    await expect(page.getByText('Nothing is left for you to do.')).toBeVisible();
    await expect(item('Consent forms')).toContainText('We are checking them');
    await openList();
    await expect(topicIn('Consent forms')).toHaveText(`The registrarby ${day}`);
    await openAtDesk();
    await expect(gate).toContainText(/Consent forms\s*Ask the registrar/u);
    await openReminders();
    await expect(spared).toContainText('Nothing is left for the family to do');
    await expect(reminded).toBeHidden();
  });
});
