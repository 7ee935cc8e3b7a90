import type { Page } from '@playwright/test';

import type { Screen } from './screens.ts';

/** A picture of the documentation: the first screen of a page, after what is done there. */
interface DocsPicture extends Screen {
  act?: (page: Page) => Promise<void>;
}

const confirmed = 'cyril.thekkanatt@example.org';

/** The pictures in `docs/screens/desks`, each with a place in `docs/use` or the README. */
export const docsPictures: DocsPicture[] = [
  { name: 'home', path: '/' },
  { name: 'my-account', path: '/my-account', as: confirmed },
  { name: 'packages', path: '/packages', as: 'jomon.tharayil@example.org' },
  { name: 'registrations', path: '/admin/registrations?view=all', as: 'registrar@example.org' },
  {
    name: 'registration',
    path: '/admin/registrations/{orderId}',
    as: 'registrar@example.org',
    about: 'bindu.mannoor@example.org',
  },
  {
    name: 'payments',
    path: '/admin/payments',
    as: 'treasurer@example.org',
    act: (page) => page.getByRole('button', { name: /^Ledger and actions of Tomy/u }).click(),
  },
  { name: 'books', path: '/admin/payments/books', as: 'treasurer@example.org' },
  { name: 'editor', path: '/admin/pages/HOME_PAGE', as: 'editor@example.org' },
  { name: 'message', path: '/admin/messages', as: 'editor@example.org', opens: '/admin/messages/' },
  { name: 'hotel', path: '/admin/hotel', as: 'hospitality@example.org' },
  {
    name: 'transport',
    path: '/admin/transport?conventionId={conventionId}',
    as: 'hospitality@example.org',
  },
  {
    name: 'arrival-desk',
    path: '/admin/desk',
    as: 'desk@example.org',
    act: async (page) => {
      await page.getByLabel('Number, name or phone').fill('Thekkanatt');
      await page.getByRole('button', { name: /Cyril Thomas/u }).click();
      await page.getByText('Allergic to peanuts').waitFor();
    },
  },
  { name: 'food-and-access', path: '/admin/needs', as: 'care@example.org' },
  { name: 'local-unit', path: '/admin/unit', as: 'unit@example.org' },
  { name: 'convention', path: '/admin/conventions/{conventionId}', as: 'admin@example.org' },
  { name: 'staff', path: '/admin/staff', as: 'admin@example.org' },
];
