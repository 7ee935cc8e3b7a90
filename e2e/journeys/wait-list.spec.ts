import { createRegistrant, signInNewRegistrant } from '../fixtures/registrants.ts';
import { beginRegistration, cancelRegistration, submitRegistration } from '../fixtures/registrations.ts';
import { runJob } from '../fixtures/run-job.ts';
import { expect, test } from '../fixtures/test.ts';
import { createScarcePackage, endOffers } from '../fixtures/wait-list.ts';
import { AddonsPage, choosePackage, ReviewPage } from '../pages/registration-pages.ts';

/** Old enough for the package. */
const dob = '1938-03-15';

test('sold out: a family waits, is offered the place that comes free, and takes it', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const { packageId, name, withdraw } = await createScarcePackage(request, 1);
  const holder = await createRegistrant(request, mailbox, { dob });
  const held = await submitRegistration(request, holder, name);
  const family = await signInNewRegistrant(page, mailbox, { lastName: 'Vattakunnel', dob });
  const { number } = await beginRegistration(request, family);
  const list = page.getByRole('region', { name: 'Wait list' });

  await test.step('it joins the list and sees its place, also after a reload', async () => {
    await page.goto('/packages');
    await expect(page.getByRole('radio', { name })).toBeDisabled();
    await list.getByRole('button', { name: `Join the wait list for ${name}` }).click();
    await expect(list.getByText('You are number 1 of 1 on the wait list.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(list.getByText('You are number 1 of 1 on the wait list.')).toBeVisible();
    await page.goto('/my-account');
    await expect(page.getByText(`You wait for a place in ${name}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the registrar sees who waits', async () => {
    const office = await pageOfStaff('registrar');
    await office.goto(`/admin/wait-list?of=${packageId}`);
    const row = office.getByRole('row', { name: /Kochumol Vattakunnel/u });
    await expect(row).toContainText(number);
    await expect(row).toContainText('Waits');
    await expectAccessible(office);
  });

  await test.step('a place comes free and is held for it: the mail leads to it', async () => {
    await cancelRegistration(request, held);
    await runJob('serve-wait-lists');
    await expect.poll(() => mailbox.kindsTo(family.email)).toContain('wait-list.offered');
    await page.goto(await mailbox.linkTo(family.email, 'wait-list.offered'));
    await expect(page.getByText(`A place in ${name} is held for you`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Choose ${name}` }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
  });

  await test.step('it takes the place', async () => {
    await choosePackage(page, name);
    await new AddonsPage(page).save();
    const review = new ReviewPage(page);
    await review.acceptTerms();
    await review.sendForApproval();
    await page.goto('/my-account');
    await expect(page.getByText(`You wait for a place in ${name}`)).toHaveCount(0);
    await expect(page.getByText(`A place in ${name} is held for you`)).toHaveCount(0);
  });
  await withdraw();
});

test('an offer that is not taken goes to the next family, whom staff moved up', async ({
  page,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const { packageId, name, withdraw } = await createScarcePackage(request, 1);
  const holder = await createRegistrant(request, mailbox, { dob });
  const held = await submitRegistration(request, holder, name);
  const family = await signInNewRegistrant(page, mailbox, { lastName: 'Chazhikattu', dob });
  await beginRegistration(request, family);
  const others = ['Pachikara', 'Ozhukayil'];
  for (const lastName of others) {
    const other = await createRegistrant(request, mailbox, { lastName, dob });
    const { api, of } = await beginRegistration(request, other);
    const query = new URLSearchParams({ ...of, packageId }).toString();
    await api.send('POST', `/v1/order/convention/wait-list?${query}`);
  }
  await page.goto('/packages');
  await page.getByRole('button', { name: `Join the wait list for ${name}` }).click();
  await expect(page.getByText('You are number 3 of 3 on the wait list.')).toBeVisible();

  await test.step('staff move the family to the front, for a reason', async () => {
    const office = await pageOfStaff('registrar');
    await office.goto(`/admin/wait-list?of=${packageId}`);
    const row = office.getByRole('row', { name: /Kochumol Chazhikattu/u });
    await row.getByRole('button', { name: 'Move to the front' }).click();
    const dialog = office.getByRole('dialog', { name: 'Move to the front' });
    await dialog.getByRole('button', { name: 'Move to the front' }).click();
    await expect(dialog.getByText('Please give a reason').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Its grandmother of 90 comes along');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Move to the front' }).click();
    await expect(office.getByText('The family is first on the list')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You are number 1 of 3 on the wait list.')).toBeVisible();
  });

  await test.step('its time passes, and it is told', async () => {
    await cancelRegistration(request, held);
    await runJob('serve-wait-lists');
    await expect.poll(() => mailbox.kindsTo(family.email)).toContain('wait-list.offered');
    await endOffers(packageId);
    await runJob('serve-wait-lists');
    await expect.poll(() => mailbox.kindsTo(family.email)).toContain('wait-list.expired');
    const told = await mailbox.textOf(family.email, 'wait-list.expired');
    expect(told).toContain('You can join the wait list again');
    await page.goto('/packages');
    const lists = page.getByRole('region', { name: 'Wait list' }).getByRole('listitem');
    await expect(lists.filter({ hasText: new RegExp(name, 'iu') })).toContainText('1 family waits.');
    await expect(page.getByRole('radio', { name })).toBeDisabled();
  });

  await test.step('the next one has the offer', async () => {
    const office = await pageOfStaff('registrar');
    await office.goto(`/admin/wait-list?of=${packageId}&view=OFFERED`);
    await expect(office.getByRole('row', { name: /Kochumol Pachikara/u })).toContainText('Held until');
    await office.getByRole('link', { name: /^Ended/u }).click();
    await expect(office.getByRole('row', { name: /Kochumol Chazhikattu/u })).toContainText(
      'Let the offer pass',
    );
  });
  await withdraw();
});
