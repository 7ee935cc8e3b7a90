import { cameraThatSees } from '../fixtures/camera.ts';
import { demoPassword, staff } from '../fixtures/demo.ts';
import { openSession } from '../fixtures/open-session.ts';
import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { confirmRegistration, submitRegistration } from '../fixtures/registrations.ts';
import { expect, onDesktop, test } from '../fixtures/test.ts';
import { DeskPage } from '../pages/desk-page.ts';

test.use({ lookedAt: 'every width' });

test('families arrive at two desks, while the network of one is cut', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const account = await signInNewRegistrant(page, mailbox);
  const registration = await submitRegistration(
    request,
    account,
    'SINGLE REGISTRATION',
    [],
    'Airport shuttle',
  );
  await confirmRegistration(request, account, registration);
  const { number } = registration;
  const tablet = await pageOfStaff('desk');
  const [desk, other] = [new DeskPage(tablet), new DeskPage(await pageOfStaff('desk'))];
  await desk.open('Desk 1');
  await expectAccessible(tablet);
  await other.open('Desk 2');

  await test.step('the network is cut, and the desk goes on', async () => {
    await tablet.context().setOffline(true);
    await expect(tablet.getByText('No connection')).toBeVisible();
    await desk.find(number);
    await desk.checkIn();
    await desk.tick('Airport shuttle');
    await desk.expectWaiting(2);
    await expectAccessible(tablet);
    await desk.next();
  });

  await test.step('the other desk is quicker with the same family', async () => {
    await other.find(number);
    await other.checkIn();
    await other.tick('Airport shuttle');
    await other.expectNothingWaiting();
  });

  await test.step('back on the network nothing is doubled, and the desk sees who was quicker', async () => {
    await desk.find(number);
    await tablet.context().setOffline(false);
    await desk.expectNothingWaiting();
    await expect(tablet.getByText(/was already checked in at .* at Desk 2/u)).toBeVisible();
    await expect(tablet.getByText(/^Since .* · Desk 2/u)).toBeVisible();
    await expect(tablet.getByText(/^Airport shuttle: already handed out at .* at Desk 2/u)).toBeVisible();
    await expect(tablet.getByText(/^At .* · Desk 2/u)).toBeVisible();
  });

  await test.step('a hand-out is taken back', async () => {
    await desk.tick('Airport shuttle');
    await desk.expectNothingWaiting();
    await expect(tablet.getByRole('checkbox', { name: 'Airport shuttle' })).not.toBeChecked();
    await expect(tablet.getByText(/^At .* · Desk 2/u)).toBeHidden();
  });

  await test.step('what waits outlives the page', async () => {
    // The answer to this very act: on a slow machine the one to the act before may still be on its way.
    const undone = tablet.waitForResponse(
      (response) =>
        response.url().endsWith('/v1/admin/desk/events') &&
        response.request().postData()?.includes('"UNDONE"') === true,
    );
    await tablet.getByRole('button', { name: /^Undo/u }).click();
    await undone;
    await desk.expectNothingWaiting();
    await tablet.context().setOffline(true);
    await desk.checkIn();
    await desk.expectWaiting(1);
    const { url } = { url: tablet.url() };
    await tablet.context().setOffline(false);
    await tablet.goto(url);
    await expect(tablet.getByText('Everybody is here.')).toBeVisible();
    await desk.expectNothingWaiting();
  });
});

// The camera is the same at every width.
test(
  'the code of a receipt opens its family',
  onDesktop,
  async ({ page, request, mailbox, playwright, baseURL }) => {
    const account = await signInNewRegistrant(page, mailbox);
    const { number } = await submitRegistration(request, account, 'SINGLE REGISTRATION');
    const executablePath = process.env['CHROMIUM_PATH'];
    const browser = await playwright.chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', ...cameraThatSees(number)],
    });
    const tablet = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1024, height: 768 } });
    await openSession(tablet, { email: staff.desk, password: demoPassword });
    await tablet.goto('/admin/desk');
    await tablet.getByRole('button', { name: 'Scan a code' }).click();
    await expect(tablet.getByText('This registration is not confirmed')).toBeVisible();
    await expect(tablet.getByText(number)).toBeVisible();
    await browser.close();
  },
);
