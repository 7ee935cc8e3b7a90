import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, onDesktop, onPhone, test } from '../fixtures/test.ts';
import {
  AddonsPage,
  choosePackage,
  ParticipantsPage,
  ReviewPage,
  startRegistration,
} from '../pages/registration-pages.ts';

// Once is enough: the other journey of this file takes the other width.
test('a senior registers alone', onPhone, async ({ page, mailbox, expectAccessible }) => {
  await signInNewRegistrant(page, mailbox, {
    firstName: 'Eliamma',
    maritalStatus: 'WIDOW',
    dob: '1948-02-15',
  });
  await startRegistration(page);
  await new ParticipantsPage(page).proceed();
  await choosePackage(page, 'SENIOR CITIZEN');
  await new AddonsPage(page).save();
  await expect(page.getByText('Someone under 18 is attending')).toBeHidden();
  await expectAccessible(page);
  const review = new ReviewPage(page);
  await review.acceptTerms();
  await review.sendForApproval();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your registration has been sent for approval',
  );
});

// Once is enough: the other journey of this file takes the other width.
test(
  'a package for one person is cleared when a participant is added',
  onDesktop,
  async ({ page, mailbox, expectAccessible }) => {
    await signInNewRegistrant(page, mailbox);
    await startRegistration(page);
    const people = new ParticipantsPage(page);
    await people.proceed();
    await choosePackage(page, 'SINGLE REGISTRATION');
    await new AddonsPage(page).save();

    await page.getByRole('link', { name: 'Edit who is attending' }).click();
    await expect(page.getByRole('button', { name: 'Save and go to review page' })).toBeVisible();
    await people.add({
      firstName: 'Aleyamma',
      lastName: 'Luke',
      relationship: 'Mother',
      month: 'May',
      year: '1955',
      maritalStatus: 'Widow',
    });
    await expect(page.getByText('SINGLE REGISTRATION was removed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save and go to review page' })).toBeHidden();
    await page.goto('/review');
    await expect(page.getByRole('heading', { level: 1 }), 'the review needs a package').toHaveText(
      'Choose a package',
    );
    const warning = page.getByText('Please select any package to continue');
    await page.getByRole('button', { name: 'Optional Upgrades' }).click();
    await expect(warning).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip' }), 'until a package is chosen').toBeHidden();
    await expectAccessible(page);
    await choosePackage(page, 'COUPLE');
    await new AddonsPage(page).save();
    const review = new ReviewPage(page);
    await review.acceptTerms();
    await review.sendForApproval();
  },
);
