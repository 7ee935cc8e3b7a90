import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, onDesktop, test } from '../fixtures/test.ts';
import { Keyboard } from '../pages/keyboard.ts';

// A keyboard is at a desk.

test(
  'a registrant from Canada registers by keyboard only, in Canadian dollars',
  onDesktop,
  async ({ page, mailbox, expectAccessible }) => {
    const { email, password } = await signInNewRegistrant(page, mailbox, {
      country: 'CAN',
      maritalStatus: 'SINGLE',
    });
    const keyboard = new Keyboard(page);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });

    await test.step('signs out and in', async () => {
      await keyboard.press(page.getByRole('banner').locator('summary').filter({ visible: true }));
      await keyboard.press(button(/log ?out/iu));
      await page.waitForURL(/\/login/u);
      await keyboard.type(page.getByRole('textbox', { name: 'Email address' }), email);
      await keyboard.type(page.getByRole('textbox', { name: 'Password' }), password);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/my-account/u);
    });

    await test.step('selects participants', async () => {
      await keyboard.press(button(/^Register Now/u).first());
      await expect(heading('Other Participants')).toBeVisible();
      await keyboard.press(button('Continue'));
      const dialog = page.getByRole('dialog', { name: 'Confirm Participants' });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await keyboard.press(dialog.getByRole('button', { name: 'Proceed' }));
    });

    await test.step('chooses a package and add-ons', async () => {
      await expect(heading('Choose a package')).toBeVisible();
      const radios = page.getByRole('radio');
      await keyboard.choose(radios.first(), page.getByRole('radio', { name: 'SINGLE REGISTRATION' }));
      await keyboard.press(button('Optional Upgrades'));
      await expect(heading('Upgrade package')).toBeVisible();
      const shuttle = page.getByRole('group', { name: 'Airport shuttle' });
      const yes = shuttle.getByRole('radio', { name: /^Yes/u });
      await keyboard.choose(yes, yes);
      const copies = page.getByRole('group', { name: 'Souvenir book' }).getByRole('textbox');
      await keyboard.type(copies, '2');
      await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText('CAD');
      await keyboard.press(button('Save & Goto Review'));
    });

    await test.step('reads, agrees and submits', async () => {
      await expect(heading('Review the details')).toBeVisible();
      await keyboard.press(button('READ MORE'));
      await expect(page.getByText('Anyone under 21')).toBeVisible();
      // When the terms are not accepted, the focus moves to their checkbox.
      await keyboard.press(button('Send for approval'));
      const terms = page.getByRole('checkbox', { name: /I have read and agree/u });
      await expect(terms).toBeFocused();
      await expect(page.getByText(/^Please read and agree {1,2}the terms/u)).toBeVisible();
      await page.keyboard.press('Space');
      await keyboard.press(button('Send for approval'));
      await expect(heading('Your registration has been sent for approval')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('cannot go back, and sees the confirmation again after a reload', async () => {
      await page.goBack();
      await expect(page.getByText("You can't return to this step.", { exact: false })).toBeVisible();
      // The URL follows the text with a short delay.
      await page.waitForURL((url) => url.pathname === '/confirmation');
      await page.reload();
      await expect(heading('Your registration has been sent for approval')).toBeVisible();
      await keyboard.press(page.getByRole('main').getByRole('link', { name: 'My account' }));
      await expect(page.getByText('Waiting for approval').first()).toBeVisible();
      await expect(page.getByText(/CAD/u).first()).toBeVisible();
    });
  },
);
