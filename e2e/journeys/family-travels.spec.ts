import { confirmRegistration, submitRegistration } from '../fixtures/registrations.ts';
import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, test } from '../fixtures/test.ts';

test('a confirmed family says when it arrives, and changes that later', async ({
  page,
  request,
  mailbox,
  expectAccessible,
}) => {
  const account = await signInNewRegistrant(page, mailbox);
  const sent = await submitRegistration(request, account, 'DAY VISITORS');
  await confirmRegistration(request, account, sent);
  await page.goto('/my-account');
  const link = page.getByRole('link', { name: /^Arrival & Departure/u });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrival & Departure');
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await expectAccessible(page);

  const arrival = page.getByRole('region', { name: 'Arrival' });
  const field = (label: string) => arrival.getByLabel(label, { exact: true });
  await test.step('is told what is missing', async () => {
    await arrival.getByRole('radio', { name: 'YES' }).check();
    await field('Arrival date').fill('02-30-2030');
    await submit.click();
    await expect(page.getByRole('region', { name: 'Please check these fields' })).toBeVisible();
    await expect(field('Arrival date')).toHaveAccessibleDescription(/Invalid format$/u);
    await expect(field('Arrival flight number')).toHaveAccessibleDescription('This Field is mandatory');
    await expectAccessible(page);
  });

  await test.step('saves, and goes one page back after the toast', async () => {
    await field('Arrival airport').selectOption({ label: 'Orlando International (MCO)' });
    await field('Arrival flight number').fill('DL 1402');
    await field('Arrival date').fill('07-15-2031');
    await field('Arrival time').fill('1430');
    await field('Number of passengers (arrival)').fill('2');
    await submit.click();
    await expect(page.getByText('Arrival and departure information updated successfully !')).toBeVisible();
    await expect(page).toHaveURL(/\/my-account$/u);
  });

  await test.step('finds everything again, after a reload too', async () => {
    await link.click();
    await expect(field('Arrival flight number')).toHaveValue('DL 1402');
    await page.reload();
    await expect(field('Arrival time')).toHaveValue('14:30');
    await expect(submit).toBeDisabled();
  });

  await test.step('keeps what was typed when there is no connection', async () => {
    await field('Arrival flight number').fill('DL 1406');
    await page.route('**/arrival-departure', (route) => route.abort());
    await submit.click();
    await expect(page.getByText('Failed to update details !!').first()).toBeVisible();
    await expect(field('Arrival flight number')).toHaveValue('DL 1406');
    await page.unroute('**/arrival-departure');
    await submit.click();
    await expect(page).toHaveURL(/\/my-account$/u);
  });
});
