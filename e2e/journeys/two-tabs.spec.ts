import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { MyAccountPage } from '../pages/my-account-page.ts';

test('saving the profile in a second tab reports the newer version, keeps what was typed and overwrites nothing', async ({
  page,
  context,
  mailbox,
  expectAccessible,
}) => {
  await signInNewRegistrant(page, mailbox);
  const otherTab = await context.newPage();
  const [first, second] = [new MyAccountPage(page), new MyAccountPage(otherTab)];
  for (const tab of [first, second]) {
    await tab.open();
    await tab.editDetails();
  }
  await first.field('City').fill('Evanston');
  await first.saveDetails();
  await expect(first.editDialog).toBeHidden();

  // A tab in the background draws nothing, so nothing in it ever stands still.
  await otherTab.bringToFront();
  await second.field('Place in Kerala').fill('Uzhavoor');
  await second.saveDetails();
  await expect(second.editDialog.getByText('Someone else has changed this')).toBeVisible();
  await expect(second.field('Place in Kerala')).toHaveValue('Uzhavoor');
  await second.editDialog.getByRole('button', { name: 'Show the newer version' }).click();
  await expect(second.field('City')).toHaveValue('Evanston');
  await expect(second.field('Place in Kerala')).toHaveValue('Uzhavoor');
  await second.saveDetails();
  await expect(second.editDialog).toBeHidden();

  await page.bringToFront();
  await first.open();
  await first.editDetails();
  await expect(first.field('City')).toHaveValue('Evanston');
  await expect(first.field('Place in Kerala')).toHaveValue('Uzhavoor');
  await expectAccessible(page);
});
