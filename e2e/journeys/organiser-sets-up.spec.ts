import { randomUUID } from 'node:crypto';

import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, onDesktop, test } from '../fixtures/test.ts';
import {
  AddonsPage,
  choosePackage,
  ParticipantsPage,
  ReviewPage,
  startRegistration,
} from '../pages/registration-pages.ts';
import { addLocalUnit, ConventionAdmin } from '../pages/convention-admin-pages.ts';

/** Two years after the demo's convention, which therefore stays the next one for the other journeys. */
const year = new Date().getFullYear() + 3;

// A convention is set up at a desk.
test(
  'an organiser configures a new convention, and a family registers for it',
  onDesktop,
  async ({ page, mailbox, pageOfStaff, expectAccessible }) => {
    const office = await pageOfStaff('administrator');
    const conventionAdmin = new ConventionAdmin(office);
    const mark = randomUUID().slice(0, 6);
    const name = `Sangamam of the West ${mark}`;

    await test.step('dates and place alone are refused with links to what is missing', async () => {
      await conventionAdmin.prepare(name, {
        Place: 'San Jose, California',
        'First day': `${year}-08-03`,
        'Last day': `${year}-08-06`,
        'Last day to register': `${year}-07-10`,
      });
      await expect(conventionAdmin.missing).toHaveText([
        'There is no treasurer for payers to turn to.',
        'No package is offered.',
      ]);
      await expectAccessible(office);
      const open = office.getByRole('button', { name: 'Open registration' });
      await expect(open).toBeDisabled();
      await expect(open).toHaveAccessibleDescription('First fix what is missing.');
      await expect(office.getByText('In preparation')).toBeVisible();
      await page.goto('/');
      await expect(page.getByText(name)).toHaveCount(0);
    });

    await test.step('treasurer and links', async () => {
      await conventionAdmin.mend('There is no treasurer');
      const form = office.getByRole('form', { name: 'Convention' });
      await expectAccessible(office);
      await conventionAdmin.fill(form, {
        'Consent form for minors': '/files/consent.pdf',
        'Full name': 'Stephen Mukalel',
        Email: 'treasurer@example.org',
        Number: '4085550142',
        'Address, first line': '1 Example Avenue',
      });
      await office.getByRole('button', { name: 'Fill in 9 usual meals' }).click();
      await expectAccessible(office);
      await conventionAdmin.save('Save', name);
      await expect(conventionAdmin.missing).toHaveText(['No package is offered.']);
    });

    await test.step('a package', async () => {
      await conventionAdmin.mend('No package is offered.');
      await office.getByRole('button', { name: 'Add the package' }).click();
      await expect(office.getByRole('link', { name: 'Name: This Field is mandatory' })).toBeVisible();
      await expectAccessible(office);
      const form = office.getByRole('form', { name: 'Package' });
      await conventionAdmin.fill(form, {
        Name: 'WESTERN FAMILY',
        Benefits: 'Three nights\nAll meals',
        'Price in US dollars': '800',
        'Price in Canadian dollars': '1100',
        Places: '5',
      });
      await form.getByRole('combobox', { name: 'Emblem' }).selectOption('DIAMOND');
      await conventionAdmin.save('Add the package', name);
    });

    await test.step('an add-on', async () => {
      await office.getByRole('link', { name: 'Add an add-on' }).click();
      const form = office.getByRole('form', { name: 'Add-on' });
      await form.getByRole('textbox', { name: 'Title' }).fill('Harbour cruise');
      await form.getByRole('combobox', { name: 'How families choose it' }).selectOption('ADULT_CHILDREN');
      await conventionAdmin.fill(form.getByRole('group', { name: 'Adults' }), {
        'Price in US dollars': '60',
      });
      await conventionAdmin.fill(form.getByRole('group', { name: 'Children' }), {
        'Price in US dollars': '25',
      });
      await expectAccessible(office);
      await conventionAdmin.save('Add the add-on', name);
      await addLocalUnit(office, `Silicon Valley ${mark}`);
      await expectAccessible(office);
    });

    await test.step('registration opens', async () => {
      await office.goto('/admin/conventions');
      await office.getByRole('link', { name }).click();
      await expect(office.getByText('Ready to open')).toBeVisible();
      await conventionAdmin.askToOpen();
      await expect(office.getByText('Registration open')).toBeVisible();
      await expectAccessible(office);
    });

    await test.step('a family registers for it', async () => {
      await signInNewRegistrant(page, mailbox);
      await startRegistration(page, name);
      await new ParticipantsPage(page).proceed();
      await choosePackage(page, 'WESTERN FAMILY');
      const addons = new AddonsPage(page);
      await addons.count('Harbour cruise', 'Adults', 1);
      await addons.expectTotal('$860 USD');
      await addons.save();
      const review = new ReviewPage(page);
      await review.expectTotal('$860 USD');
      await review.acceptTerms();
      await review.sendForApproval();
    });

    await test.step('sold packages stay, and registration closes', async () => {
      await office.reload();
      await office.getByRole('link', { name: 'WESTERN FAMILY', exact: true }).click();
      await office.getByRole('button', { name: 'Delete this package' }).click();
      const dialog = office.getByRole('dialog', { name: 'Delete this package?' });
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog).toContainText('This is in use and cannot be deleted.');
      await expectAccessible(office);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await office.getByRole('textbox', { name: 'Price in US dollars' }).fill('950');
      await conventionAdmin.save('Save', name);
      await page.goto('/my-account');
      await expect(page.getByText('$860').first()).toBeVisible();
      await conventionAdmin.close();
      await expect(office.getByText('Registration closed')).toBeVisible();
    });
  },
);
