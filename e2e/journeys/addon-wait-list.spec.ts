import { createRegistrant, signInNewRegistrant } from '../fixtures/registrants.ts';
import { runJob } from '../fixtures/run-job.ts';
import { cancelOwnOrder, openConventionWithBoat } from '../fixtures/scarce-addon.ts';
import { expect, test } from '../fixtures/test.ts';
import { endOffers } from '../fixtures/wait-list.ts';
import { choosePayment, confirmZelle } from '../pages/payment-pages.ts';
import { AddonsPage } from '../pages/registration-pages.ts';

test('an add-on is sold out: a family waits for two, is offered them, and buys them', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
  isMobile,
}) => {
  const name = `LAKESIDE ${isMobile ? 'SPRING' : 'AUTUMN'}`;
  const boat = await openConventionWithBoat(request, { name, startDate: '2031-07-03', capacity: 2 });
  const holder = await createRegistrant(request, mailbox);
  await boat.confirmed(holder);
  const held = await boat.buy(holder, 2);
  const family = await signInNewRegistrant(page, mailbox, { lastName: 'Vattakunnel' });
  const { orderId, number } = await boat.confirmed(family);
  const list = page.getByRole('region', { name: 'Wait list' });

  await test.step('it says how many it wants, and sees its place', async () => {
    await page.goto(`/addons?order=${orderId}`);
    const trip = page.getByRole('group', { name: 'Boat trip' });
    await expect(trip).toContainText('Sold out');
    await trip.getByRole('link', { name: 'See the wait list' }).click();
    await expect(list.getByRole('heading', { name: 'Wait list' })).toBeInViewport();
    await list.getByRole('button', { name: 'Join the wait list for Boat trip (Seats)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join the wait list for Boat trip (Seats)' });
    await dialog.getByRole('textbox', { name: 'How many' }).fill('2');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Join the wait list' }).click();
    await expect(list.getByText('You are number 1 of 1 on the wait list.')).toBeVisible();
    await expect(list.getByText('You want 2, all at once.')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/my-account');
    await expect(page.getByText('You wait for 2 × Boat trip (Seats)')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the registrar sees who waits for how many', async () => {
    const office = await pageOfStaff('registrar');
    await office.goto(boat.listOfStaff);
    const row = office.getByRole('row', { name: /Kochumol Vattakunnel/u });
    await expect(row).toContainText(number);
    await expect(row).toContainText('2 × Boat trip (Seats)');
    await expectAccessible(office);
  });

  await test.step('what comes free is held for it: the mail leads to it, and it is chosen already', async () => {
    await cancelOwnOrder(request, holder, held);
    await runJob('serve-wait-lists');
    await expect.poll(() => mailbox.kindsTo(family.email)).toContain('wait-list.add-on-offered');
    await page.goto('/my-account');
    await expect(page.getByText('Held for you: 2 × Boat trip (Seats)')).toBeVisible();
    await expectAccessible(page);
    await page.goto(await mailbox.linkTo(family.email, 'wait-list.add-on-offered'));
    await expect(page.getByText('Held for you: 2 × Boat trip (Seats)')).toBeVisible();
    await new AddonsPage(page).expectTotal('$80 USD');
    await expectAccessible(page);
  });

  await test.step('it buys them, with the payment pages of every add-on order', async () => {
    await new AddonsPage(page).save();
    await page.getByRole('checkbox', { name: /I have read and agree/u }).click();
    await page.getByRole('button', { name: 'Make payment' }).click();
    await choosePayment(page, 'Zelle');
    await confirmZelle(page, family.email);
    await page.goto('/my-account');
    const bought = page.getByRole('region', { name: 'Add-ons bought later' });
    await expect(bought).toContainText('$80 USD');
    await expect(page.getByText('Held for you')).toHaveCount(0);
  });
});

test('an offered add-on that is not taken goes to the next family', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
  isMobile,
}) => {
  const name = `RIVERSIDE ${isMobile ? 'SPRING' : 'AUTUMN'}`;
  const boat = await openConventionWithBoat(request, { name, startDate: '2032-07-03', capacity: 1 });
  const holder = await createRegistrant(request, mailbox);
  await boat.confirmed(holder);
  const held = await boat.buy(holder, 1);
  const family = await signInNewRegistrant(page, mailbox, { lastName: 'Chazhikattu' });
  const { orderId } = await boat.confirmed(family);
  await boat.wait(family, 1);
  const next = await createRegistrant(request, mailbox, { lastName: 'Pachikara' });
  await boat.confirmed(next);
  await boat.wait(next, 1);

  await cancelOwnOrder(request, holder, held);
  await runJob('serve-wait-lists');
  await expect.poll(() => mailbox.kindsTo(family.email)).toContain('wait-list.add-on-offered');
  await endOffers(boat.optionId);
  await runJob('serve-wait-lists');
  await expect.poll(() => mailbox.kindsTo(family.email)).toContain('wait-list.add-on-expired');
  const told = await mailbox.textOf(family.email, 'wait-list.add-on-expired');
  expect(told).toContain('You can join the wait list again');

  await page.goto(`/addons?order=${orderId}`);
  const list = page.getByRole('region', { name: 'Wait list' });
  await expect(list.getByText('Nobody waits yet.')).toBeVisible();
  await expect(list.getByText('2 were offered to the wait list so far.')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => mailbox.kindsTo(next.email)).toContain('wait-list.add-on-offered');
  const office = await pageOfStaff('registrar');
  await office.goto(`${boat.listOfStaff}&view=OFFERED`);
  await expect(office.getByRole('row', { name: /Kochumol Pachikara/u })).toContainText('Held until');
  await office.getByRole('link', { name: /^Ended/u }).click();
  await expect(office.getByRole('row', { name: /Kochumol Chazhikattu/u })).toContainText(
    'Let the offer pass',
  );
});
