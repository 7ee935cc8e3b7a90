import { demoPassword } from '../fixtures/demo.ts';
import { openSession } from '../fixtures/open-session.ts';
import { expect, onDesktop, test } from '../fixtures/test.ts';

// Both widths share the demo, whose families are planned once; the driver has a phone.
test(
  'the transport desk plans, moves and publishes; the driver works without a connection',
  onDesktop,
  async ({ page, browser, request, pageOfStaff, expectAccessible }) => {
    const { data } = (await (await request.get('/v1/convention/registration-open/list')).json()) as {
      data: { _id: string; name: string; startDate: string }[];
    };
    // Other journeys open later conventions.
    const demo = data.find(({ name }) => /^Sangamam \d{4}$/u.test(name));
    // Families of other journeys arrive at other airports of the same convention.
    const board = `/admin/transport?conventionId=${demo?._id}&direction=ARRIVAL&day=${demo?.startDate}&airport=MCO`;
    const desk = await pageOfStaff('hospitality');
    await desk.goto(board);
    const unseated = desk.getByRole('region', { name: 'Without seats' });
    await expect(unseated).toContainText('Mercy Abraham');
    await expectAccessible(desk);

    await test.step('adds two drivers and two vans once', async () => {
      await desk.getByRole('link', { name: 'Drivers and vehicles' }).click();
      await expect(desk.getByText('No drivers yet')).toBeVisible();
      for (const driver of ['Joby Thomas', 'Saji Philip']) {
        await desk.getByRole('button', { name: 'Add a driver' }).click();
        await desk.getByRole('dialog').getByLabel('Name').fill(driver);
        await desk
          .getByRole('dialog')
          .getByLabel(/^Phone/u)
          .fill('+1 407 555 0100');
        await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await expect(desk.getByRole('rowheader', { name: driver })).toBeVisible();
      }
      for (const van of ['Van 1', 'Van 2']) {
        await desk.getByRole('button', { name: 'Add a vehicle' }).click();
        await desk.getByRole('dialog').getByLabel('Name').fill(van);
        await desk.getByRole('dialog').getByLabel('Seats').fill('14');
        await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await expect(desk.getByRole('rowheader', { name: van })).toBeVisible();
      }
      await expectAccessible(desk);
      await desk.goto(board);
    });

    await test.step('plans automatically', async () => {
      await desk.getByRole('button', { name: 'Plan automatically' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Plan runs automatically' });
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await expect(dialog).toContainText('No plan can do it with fewer than');
      await expect(dialog).toContainText('Most vans on the road at once:');
      await expect(dialog).toContainText('Joby Thomas, Van 1');
      await expectAccessible(desk);
      await dialog.getByRole('button', { name: 'Accept this plan' }).click();
      await expect(unseated).toContainText('Everybody who wants transport on this day has a seat.');
    });

    await test.step('adds a run by hand and moves families: by keyboard, and by dragging', async () => {
      await desk.getByRole('button', { name: 'Add a run' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Add a run' });
      await dialog.getByLabel('Leaves at').fill('15:35');
      await dialog.getByLabel(/^Vehicle/u).selectOption('Van 2 (14 seats)');
      await dialog.getByLabel(/^Driver/u).selectOption('Joby Thomas');
      await dialog.getByLabel(/^Meeting point/u).fill('Terminal A, door 3');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toContainText('Joby Thomas is on the run of');
      await dialog.getByLabel(/^Driver/u).selectOption('Saji Philip');
      await dialog.getByRole('button', { name: 'Save' }).click();
      const run = desk.getByRole('listitem', { name: 'Leaves 15:35' });
      await expect(run).toBeVisible();
      // The list is there before the dialog is gone, and nothing behind a modal dialog takes the focus.
      await expect(dialog).toBeHidden();
      await desk.getByRole('button', { name: /^Move to….*Aleyamma Mathew/u }).press('Enter');
      const choice = desk.getByRole('dialog', { name: 'Move Aleyamma Mathew' });
      await choice.getByRole('radio', { name: /15:35/u }).check();
      await choice.getByRole('button', { name: 'Move' }).click();
      await expect(run).toContainText('Aleyamma Mathew');
      const planned = desk.getByRole('listitem', { name: 'Leaves 14:15' });
      await expect(planned).not.toContainText('Aleyamma Mathew');
      // Tall enough for both runs: scrolling between press and move would drag what lies there then.
      await desk.setViewportSize({ width: 1440, height: 2000 });
      await planned.getByText('Mercy Abraham').first().dragTo(run);
      await expect(run).toContainText('Mercy Abraham');
      await expect(run).toContainText('4 of 14 seats');
    });

    const run = desk.getByRole('listitem', { name: 'Leaves 15:35' });
    await test.step('publishes the runs, and the family sees its shuttle', async () => {
      await desk.getByRole('button', { name: /^Publish \d+ drafts?$/u }).click();
      await desk.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(run).toContainText('Published');
      await openSession(page, { email: 'mercy.padinjarekara@example.org', password: demoPassword });
      await page.goto('/my-account');
      const shuttle = page.getByRole('region', { name: 'Your shuttle' });
      await expect(shuttle).toContainText('15:35');
      await expect(shuttle).toContainText('Terminal A, door 3');
      await expectAccessible(page);
    });

    await test.step('gives the driver a link, whose page works through a dead spot', async () => {
      await run.getByRole('button', { name: /^Driver’s link/u }).click();
      await desk.getByRole('button', { name: 'Make a new link' }).click();
      const link = desk.getByRole('dialog').getByRole('link', { name: /\/driver\//u });
      const address = new URL((await link.getAttribute('href')) ?? '');
      await expectAccessible(desk);
      const phone = await browser.newContext({ viewport: { width: 360, height: 780 } });
      const driver = await phone.newPage();
      await driver.goto(address.pathname);
      await expect(driver.getByRole('heading', { level: 1 })).toHaveText('From Orlando International (MCO)');
      await expectAccessible(driver);
      await phone.setOffline(true);
      await driver.getByRole('button', { name: /^Picked up.*Mercy Abraham/u }).click();
      await driver.getByRole('button', { name: /^Delayed.*Aleyamma Mathew/u }).click();
      await driver.getByRole('button', { name: '20 min' }).click();
      await expect(driver.getByText(/^2 entries are waiting to be sent/u)).toBeVisible();
      await expect(driver.getByText('3 of 4 picked up')).toBeVisible();
      await phone.setOffline(false);
      await expect(driver.getByText('Everything is sent.')).toBeVisible();
      await driver.reload();
      await expect(driver.getByText('Delayed by 20 min')).toBeVisible();
      await phone.close();
    });

    await test.step('the desk sees what the driver said, and prints the manifest', async () => {
      await desk.goto(board);
      await expect(run).toContainText('Picked up');
      await expect(run).toContainText('Delayed by 20 min');
      await desk.getByRole('link', { name: 'Print manifests' }).click();
      await expect(desk.getByRole('rowheader', { name: /Mercy Abraham/u })).toBeVisible();
      await expectAccessible(desk);
    });
  },
);
