import { expect, type Locator, type Page } from '@playwright/test';

/** A person who signs up. Addresses and numbers come from the ranges reserved for fiction. */
export interface NewRegistrant {
  firstName: string;
  lastName: string;
  familyName: string;
  gender: 'Male' | 'Female';
  maritalStatus: string;
  birth: { month: string; year: string };
  email: string;
  mobile: string;
  home: { country: string; address: string; city: string; state: string; postCode: string; bigCity: string };
}

/** `/register`. */
export class RegisterPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The breadcrumb link to the convention. */
  get wayHome(): Locator {
    return this.#page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/register');
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText('Register participant');
  }

  async fillIn(person: NewRegistrant): Promise<void> {
    const form = this.#page.getByRole('form', { name: 'Sign up' });
    const type = (name: string, text: string) => form.getByRole('textbox', { name, exact: true }).fill(text);
    const choose = (name: string, label: string) =>
      form.getByRole('combobox', { name, exact: true }).selectOption({ label });
    const { home } = person;
    const goOn = async () => {
      const next = form.getByRole('button', { name: 'Continue' });
      if (await next.isVisible()) await next.click();
    };
    await type('First name', person.firstName);
    await type('Last name', person.lastName);
    await type('Family name', person.familyName);
    await form.getByText(person.gender, { exact: true }).click();
    await choose('Marital status', person.maritalStatus);
    await choose('Month', person.birth.month);
    await choose('Year', person.birth.year);
    await goOn();
    await form.getByText('Knanaya Catholic').click();
    await type('Place in Kerala', 'Kottayam');
    await choose('Parish in Kerala', 'Other');
    await type('Name of your parish', 'Kaipuzha');
    await goOn();
    await choose('Local unit', 'Guest of the community');
    await choose('Country', home.country);
    await type('Address', home.address);
    await type('City', home.city);
    await (home.country === 'United States' ? choose('State', home.state) : type('State', home.state));
    await type('Postal code', home.postCode);
    await type('Nearby big city', home.bigCity);
    await goOn();
    await form.getByRole('textbox', { name: 'Number', exact: true }).fill(person.mobile);
    await type('Email address', person.email);
    await type('Confirm email address', person.email);
  }

  async acceptTerms(): Promise<void> {
    await this.#page.getByRole('checkbox', { name: /I agree with the terms/u }).check();
  }

  async submit(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Submit' }).click();
  }
}
