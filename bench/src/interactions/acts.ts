import type { Page } from 'playwright';

/** Something that a family or staff do again and again, on the page where they do it. */
export interface Act {
  name: string;
  path: string;
  /** The demo account that does it; not signed in without one. */
  as?: string;
  /** Set for a desktop. */
  isWide?: true;
  act: (page: Page) => Promise<void>;
}

const choosing = 'jomon.tharayil@example.org';
const reviewing = 'jerin.valiyaparambil@example.net';
const paying = 'saji.puthenpurackal@example.org';
const registrar = 'registrar@example.org';

/** The commonest acts. */
export const acts: readonly Act[] = [
  {
    name: 'menu of a phone',
    path: '/',
    act: (page) => page.getByRole('banner').locator('summary').filter({ visible: true }).last().click(),
  },
  {
    name: 'letter in the sign-up form',
    path: '/register',
    act: (page) => page.getByLabel('First name').press('a'),
  },
  {
    name: 'question of the FAQ',
    path: '/faq',
    act: (page) => page.getByRole('main').locator('summary').first().click(),
  },
  {
    name: 'form of another person',
    path: '/participants',
    as: choosing,
    act: (page) => page.getByRole('button', { name: 'Add Family Member' }).click(),
  },
  {
    name: 'letter in the form of a person',
    path: '/participants?form=add',
    as: choosing,
    act: (page) => page.getByRole('textbox', { name: 'Last name' }).press('a'),
  },
  {
    name: 'package',
    path: '/packages',
    as: choosing,
    act: (page) => page.getByRole('radio').nth(1).click(),
  },
  {
    name: 'one more of an add-on',
    path: '/addons',
    as: reviewing,
    act: (page) =>
      page
        .getByRole('button', { name: /^One more/u })
        .first()
        .click(),
  },
  {
    name: 'ways to pay on My Account',
    path: '/my-account',
    as: paying,
    act: (page) => page.getByRole('main').locator('summary').first().click(),
  },
  {
    name: 'letter in the search of registrations',
    path: '/admin/registrations',
    as: registrar,
    isWide: true,
    act: (page) => page.getByRole('searchbox').first().press('a'),
  },
  {
    name: 'registration of a list',
    path: '/admin/registrations',
    as: registrar,
    isWide: true,
    act: (page) => page.getByRole('rowheader').first().getByRole('link').click(),
  },
];
