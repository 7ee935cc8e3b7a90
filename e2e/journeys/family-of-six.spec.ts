import type { Locator, Page } from '@playwright/test';

import { Effort, typeByThumb } from '../fixtures/effort.ts';
import { chosenPassword, newRegistrantFromChicago } from '../fixtures/people.ts';
import { expect, onPhone, test } from '../fixtures/test.ts';

// It counts taps on a phone.

/** The most that six people may cost a family, from the landing page to sending. */
const most = { taps: 75, fields: 41 };

const parish = "Kaduthuruthy, St. Mary's Forane";
const children = [
  { next: 'the next daughter', firstName: 'Merin', month: 'January', year: '2010' },
  { next: 'the next son', firstName: 'Alan', month: 'April', year: '2013' },
  { next: 'the next son', firstName: 'Aaron', month: 'November', year: '2016' },
  { next: 'the next daughter', firstName: 'Ann Maria', month: 'May', year: '2021' },
];

test(
  'a family of six registers from the landing page with few taps and fields',
  onPhone,
  async ({ page, mailbox }) => {
    const person = newRegistrantFromChicago();
    const effort = await Effort.on(page);
    const spent: string[] = [];
    const part = (name: string) => spent.push(`${name}: ${effort.taps} taps, ${effort.fields} fields so far`);

    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^register now/iu })
      .first()
      .tap();
    await signUp(page, person);
    part('sign-up');

    // The link is tapped in the mail.
    const link = await mailbox.linkTo(person.email, 'account.set-password');
    effort.taps += 1;
    await page.goto(link);
    await typeByThumb(page.getByRole('textbox', { name: 'Password', exact: true }), chosenPassword);
    await typeByThumb(page.getByRole('textbox', { name: 'Retype password' }), chosenPassword);
    await page.getByRole('button', { name: 'Save password' }).tap();
    await logInIfAsked(page, person.email);
    part('password and login');

    await page
      .getByRole('button', { name: /^Register Now/u })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Your spouse' }).tap();
    await fillInPerson(page, { firstName: 'Thomas', month: 'May', year: '1981', parish });
    for (const { next, ...child } of children) {
      await page.getByRole('button', { name: next }).tap();
      await fillInPerson(page, child);
    }
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(page.getByRole('listitem').filter({ hasText: 'Ann Maria' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByRole('button', { name: 'Proceed' }).tap();
    part('six people');

    await page.getByText('GOLD FAMILY', { exact: true }).tap();
    await page.getByRole('button', { name: 'Skip' }).tap();
    await page.getByRole('checkbox', { name: /I have read and agree/u }).tap();
    await page.getByRole('button', { name: 'Send for approval' }).tap();
    await page.waitForURL(/\/confirmation/u);
    part('package and review');

    console.log(spent.join('\n'));
    expect(effort.taps).toBeLessThanOrEqual(most.taps);
    expect(effort.fields).toBeLessThanOrEqual(most.fields);
  },
);

type Person = ReturnType<typeof newRegistrantFromChicago>;

async function signUp(page: Page, { home, ...person }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign up' });
  const text = (name: string) => form.getByRole('textbox', { name, exact: true });
  const type = async (name: string, typed: string) => {
    await reach(form, text(name));
    await typeByThumb(text(name), typed);
  };
  const choose = async (name: string, label: string) => {
    const select = form.getByRole('combobox', { name, exact: true });
    await reach(form, select);
    await select.selectOption({ label });
  };
  const pick = async (label: string) => {
    const choice = form.getByText(label, { exact: true });
    await reach(form, choice);
    await choice.tap();
  };
  await type('First name', person.firstName);
  await type('Last name', person.lastName);
  await type('Family name', person.familyName);
  await pick(person.gender);
  await choose('Marital status', person.maritalStatus);
  await choose('Month', person.birth.month);
  await choose('Year', person.birth.year);
  await pick('Knanaya Catholic');
  await type('Place in Kerala', 'Kottayam');
  await choose('Parish in Kerala', parish);
  await choose('Local unit', 'Chicago');
  await type('Address', home.address);
  await type('City', home.city);
  await choose('State', home.state);
  await type('Postal code', home.postCode);
  await type('Nearby big city', home.bigCity);
  await type('Number', person.mobile);
  await type('Email address', person.email);
  await type('Confirm email address', person.email);
  await page.getByRole('checkbox', { name: /I agree with the terms/u }).tap();
  await page.getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText(person.email).first()).toBeVisible();
}

/** On a phone the form may come in steps: goes on until the field is there. */
async function reach(form: Locator, field: Locator): Promise<void> {
  const next = form.getByRole('button', { name: /^(Next|Continue|Go on)/u });
  await expect(field.or(next).first()).toBeVisible();
  if (!(await field.isVisible())) await next.tap();
  await expect(field).toBeVisible();
}

async function logInIfAsked(page: Page, email: string): Promise<void> {
  const login = page.getByRole('main').getByRole('link', { name: 'login' });
  const started = page.getByRole('button', { name: /^Register Now/u }).first();
  await expect(login.or(started).first()).toBeVisible();
  if (await started.isVisible()) return;
  await login.tap();
  const address = page.getByRole('textbox', { name: 'Email address' });
  await address.waitFor();
  if ((await address.inputValue()) === '') await typeByThumb(address, email);
  await typeByThumb(page.getByRole('textbox', { name: 'Password' }), chosenPassword);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).tap();
  await expect(started).toBeVisible();
}

interface Added {
  firstName: string;
  month: string;
  year: string;
  parish?: string;
}

/** Fills in what the form asks of a person, with a last name of the family. */
async function fillInPerson(page: Page, { firstName, month, year, parish: from }: Added): Promise<void> {
  const form = page.getByRole('form', { name: 'Add Family Member' });
  const first = form.getByRole('textbox', { name: 'First name' });
  await expect(first).toHaveValue('');
  await typeByThumb(first, firstName);
  const lastName = form.getByRole('textbox', { name: 'Last name' });
  const offered = form.getByRole('button', { name: /^Last name:/u }).first();
  if ((await lastName.inputValue()) === '') await offered.tap();
  await form.getByRole('combobox', { name: 'Month' }).selectOption({ label: month });
  await form.getByRole('combobox', { name: 'Year' }).selectOption(year);
  if (from !== undefined)
    await form.getByRole('combobox', { name: /^Parish/u }).selectOption({ label: from });
}
