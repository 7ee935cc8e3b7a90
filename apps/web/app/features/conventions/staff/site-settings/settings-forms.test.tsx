import type { AdminSettings } from '@sangamam/contract/conventions/reference-data/reference-drafts';
import {
  getAdminSettings,
  updateSiteSettings,
} from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { SiteSettings } from './settings-forms.tsx';

const link = { label: 'Our community', url: 'https://www.example.org/' };
const before: AdminSettings = {
  site: {
    revision: 4,
    convenienceFee: { CHASE: 0, CHEQUE: 0, PAYPAL: 2.9, CREDIT_CARD: 2.9 },
    organisationName: 'Sangamam',
    supportEmail: 'support@example.org',
    supportPhone: '+1 407 555 0100',
    supportHours: '',
    links: { mainSite: link, sisterSite: link, videoChannel: link.url, socialPage: link.url },
  },
  registrations: {
    revision: 1,
    remindAfterDays: 3,
    expireAfterDays: 21,
    unpaidChangeDays: 10,
    waitListHours: 48,
  },
};

test('who is later than somebody else keeps what was typed, sees their settings, then saves', async () => {
  let stored = before;
  mockEndpoint(getAdminSettings, () => stored);
  const calls = mockEndpoint(updateSiteSettings, ({ body }) => {
    if (body.revision !== stored.site.revision) throw new Refusal('CONFLICT');
    stored = { ...stored, site: { ...body, revision: body.revision + 4 } };
    return stored;
  });
  await renderPiece(<SiteSettings />, { as: {} });
  const name = page.getByRole('textbox', { name: 'Name of the organization' });
  const save = page.getByRole('button', { name: 'Save fees, contact and links' });
  await name.fill('Sangamam of mine');
  stored = { ...before, site: { ...before.site, revision: 8, supportEmail: 'theirs@example.org' } };
  await save.click();
  await expect.element(page.getByText('Someone else has changed this')).toBeVisible();
  await expect.element(name).toHaveValue('Sangamam of mine');
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  await expect.element(name).toHaveValue('Sangamam of mine');
  await expect
    .element(page.getByRole('textbox', { name: 'Email for help' }))
    .toHaveValue('theirs@example.org');
  await save.click();
  await expect.poll(() => stored.site.revision).toBe(12);
  await expect.element(page.getByText('Someone else has changed this')).not.toBeInTheDocument();
  expect(calls).toMatchObject([
    { body: { revision: 4, organisationName: 'Sangamam of mine' } },
    { body: { revision: 8, organisationName: 'Sangamam of mine', supportEmail: 'theirs@example.org' } },
  ]);
});
