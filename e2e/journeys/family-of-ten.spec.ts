import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, onPhone, test } from '../fixtures/test.ts';
import type { FamilyMember } from '../pages/registration-pages.ts';

// By touch.

const parish = "Kaduthuruthy, St. Mary's Forane";
const child = { month: 'May', lastName: 'Kuruvilla' };
const old = { month: 'January', maritalStatus: 'Married' };

/** Three generations besides the registrant; only values that the form does not fill in are typed. */
const family: FamilyMember[] = [
  { firstName: 'Kuruvilla', lastName: 'Chacko', relationship: 'Spouse', month: 'May', year: '1981', parish },
  { ...child, firstName: 'Anna', relationship: 'Daughter', year: '2012' },
  { ...child, firstName: 'Mariamma Theresa', relationship: 'Daughter', year: '2015' },
  { ...child, firstName: 'ജോസഫ് ചാക്കോ', relationship: 'Son', year: '2018' },
  { ...child, firstName: 'Thomas', relationship: 'Son', year: '2021' },
  { ...old, firstName: 'Lukose', lastName: 'Mathai', relationship: 'Father', year: '1950' },
  { ...old, firstName: 'Aleyamma', lastName: 'Lukose', relationship: 'Mother', year: '1954' },
  {
    ...old,
    firstName: 'Chacko',
    lastName: 'Kora',
    relationship: 'Father-in-law',
    familyName: 'Vadakkel',
    year: '1948',
  },
  { ...old, firstName: 'Mariakutty', lastName: 'Chacko', relationship: 'Mother-in-law', year: '1952' },
];

test(
  'a family of ten registers on a phone by touch',
  onPhone,
  async ({ page, mailbox, expectAccessible }) => {
    await signInNewRegistrant(page, mailbox, { maritalStatus: 'MARRIED' });
    const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().tap();
    const form = page.getByRole('form', { name: 'Add Family Member' });

    await test.step('adds everybody one by one', async () => {
      await tap(/^Register Now/u);
      await tap('Add Family Member');
      for (const [index, member] of family.entries()) {
        await form.getByRole('textbox', { name: 'First name' }).fill(member.firstName);
        await form.getByRole('textbox', { name: 'Last name' }).fill(member.lastName);
        const choose = async (name: RegExp, label: string) =>
          form.getByRole('combobox', { name }).selectOption({ label });
        await choose(/^Relationship/u, member.relationship);
        await choose(/^Month/u, member.month);
        await choose(/^Year/u, member.year);
        if (member.maritalStatus) await choose(/^Marital status/u, member.maritalStatus);
        if (member.familyName)
          await form.getByRole('textbox', { name: 'Family name' }).fill(member.familyName);
        if (member.parish) await choose(/^Parish in Kerala/u, member.parish);
        const last = index === family.length - 1;
        await form.getByRole('button', { name: last ? 'Save' : 'Save & Add Another', exact: true }).tap();
        await expect(
          page.getByRole('checkbox', { name: new RegExp(`^${member.firstName}`, 'u') }),
        ).toBeChecked();
        if (!last) await expect(form.getByRole('textbox', { name: 'First name' })).toBeFocused();
      }
      await expect(form).toBeHidden();
      await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(10);
      await expectAccessible(page);
    });

    await test.step('confirms ten people', async () => {
      await tap('Continue');
      const dialog = page.getByRole('dialog', { name: 'Confirm Participants' });
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await expect(dialog.getByText('ജോസഫ് ചാക്കോ')).toBeAttached();
      // The button to continue is visible without scrolling past ten people.
      await expect(dialog.getByRole('button', { name: 'Proceed' })).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('button', { name: 'Proceed' }).tap();
    });

    await test.step('chooses the only package for ten people', async () => {
      await page.getByRole('radio', { name: 'THARAVADU' }).tap();
      await expect(page.getByRole('radio')).toHaveCount(1);
      await tap('Optional Upgrades');
      await page
        .getByRole('group', { name: 'Theme park day' })
        .getByRole('button', { name: 'One more: Children' })
        .tap();
      await tap('Save & Goto Review');
    });

    await test.step('reads the note about minors and submits', async () => {
      await expect(page.getByText('Someone under 18 is attending')).toBeVisible();
      // The form is on an external site, which the test cannot reach.
      await page
        .context()
        .route('https://www.example.org/**', (route) => route.fulfill({ body: 'The form' }));
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: /^Open the form/u }).tap();
      const form = await opened;
      await expect(form).toHaveURL('https://www.example.org/forms/custodian-consent.pdf');
      await form.close();
      const people = page.getByRole('region', { name: 'Basic Info' }).getByRole('group');
      await expect(people).toHaveCount(10);
      await people.filter({ hasText: 'Mariamma Theresa' }).getByText('Mariamma Theresa').first().tap();
      await expect(page.getByRole('table', { name: /^Basic Info: Mariamma Theresa/u })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: /I have read and agree/u }).tap();
      await tap('Send for approval');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Your registration has been sent for approval',
      );
    });
  },
);
