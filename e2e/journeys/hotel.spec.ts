import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { demoPassword } from '../fixtures/demo.ts';
import { openSession } from '../fixtures/open-session.ts';
import { expect, onDesktop, test } from '../fixtures/test.ts';
import { downloadPdf } from '../pages/downloads.ts';

/** The convention of the demo is months away: check-in opens at once by the hotel's settings. */
async function openCheckInNow(desk: Page): Promise<void> {
  await desk.goto('/admin/hotel/settings');
  const days = desk.getByRole('textbox', { name: /^Check-in opens/u });
  if ((await days.inputValue()) === '366') return;
  await days.fill('366');
  await desk.getByRole('form', { name: 'Hotel settings' }).getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
}

test('a family checks in at its hotel, after a try that fails', async ({
  page,
  isMobile,
  pageOfStaff,
  expectAccessible,
}) => {
  await openCheckInNow(await pageOfStaff('hospitality'));
  // Each width has a family of its own: a check-in stays.
  const email = isMobile ? 'mercy.padinjarekara@example.org' : 'jaison.kunnumpurath@example.net';
  await openSession(page, { email, password: demoPassword });
  await page.goto('/my-account');
  await page.getByRole('link', { name: /^Check In/u }).click();
  await expect(page.getByText('CHECKED IN: NO')).toBeVisible();
  await expectAccessible(page);

  await test.step('without a connection it is taken back', async () => {
    const shown = Promise.withResolvers<void>();
    await page.route('**/v1/order/hotel-details/*', async (route) => {
      await shown.promise;
      await route.abort();
    });
    await page.getByRole('button', { name: 'CHECK IN' }).click();
    await expect(page.getByText('CHECKED IN: YES')).toBeVisible();
    shown.resolve();
    await expect(page.getByText(/^Failed to Check In !!/u)).toBeVisible();
    await expect(page.getByText('CHECKED IN: NO')).toBeVisible();
    await page.unroute('**/v1/order/hotel-details/*');
  });

  await test.step('with one it stays, here and in another tab', async () => {
    await page.getByRole('button', { name: 'CHECK IN' }).click();
    await expect(page.getByText('Check In Successful !')).toBeVisible();
    await expect(page.getByRole('cell', { name: /^PG-10/u })).toBeVisible();
    await expectAccessible(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText('CHECKED IN: YES')).toBeVisible();
    await other.close();
    await page.reload();
    await expect(page.getByText('CHECKED IN: YES')).toBeVisible();
    const sheet = await downloadPdf(page, page.getByRole('button', { name: 'Download Details' }));
    expect(sheet).toEqual({ name: 'check_in.pdf', start: '%PDF-' });
  });
});

// Lists are compared at a desk.
test(
  'the numbers of the hotel come in by preview, and the family can check in',
  onDesktop,
  async ({ page, mailbox, pageOfStaff, expectAccessible }) => {
    const email = 'cyril.thekkanatt@example.org';
    const desk = await pageOfStaff('hospitality');
    await desk.goto('/admin/hotel?search=thekkanatt');
    const family = desk.getByRole('rowheader', { name: /^Cyril Thomas/u });
    await expect(family).toBeVisible();
    const number = /R[2-9A-Z]{6}/u.exec((await family.textContent()) ?? '')?.[0] ?? '';
    await desk.getByRole('button', { name: /^Rooms and hotel of Cyril Thomas/u }).click();
    await expect(desk.getByText('Room 2')).toBeVisible();
    await expectAccessible(desk);

    await test.step('the rooming list is exported', async () => {
      const download = desk.waitForEvent('download');
      await desk.getByRole('button', { name: 'Download Rooming list as CSV' }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toMatch(/rooming-list\.csv$/u);
      expect(readFileSync(await saved.path(), 'utf8')).toContain(number);
    });

    await test.step('its list comes back with a typing mistake and a stranger', async () => {
      await desk.getByRole('link', { name: 'Confirmation numbers' }).click();
      const mistyped = `${number.slice(0, -1)}#`;
      await desk
        .getByRole('textbox', { name: /^Or paste rows/u })
        .fill(`Reg no\tGuest name\tConf #\n${mistyped}\t\tPG-77001\n\tNobody Known\tPG-77002`);
      await desk.getByRole('button', { name: 'Read pasted rows' }).click();
      await expect(desk.getByText(`Typing mistake in the list: ${mistyped}`)).toBeVisible();
      await expect(desk.getByText('Unknown family')).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'Enter 1 number and email 1 family' }).click();
      await expect(desk.getByText(/^The numbers of 1 family are entered\./u)).toBeVisible();
    });

    await test.step('it is undone before the family hears of it, and entered again', async () => {
      await desk.getByRole('button', { name: 'Undo the numbers of 1 family' }).click();
      await expect(desk.getByText(/^The numbers of 1 family are undone\./u)).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'Read the list again' }).click();
      await desk.getByRole('button', { name: 'Enter 1 number and email 1 family' }).click();
      await expect(desk.getByText(/^The numbers of 1 family are entered\./u)).toBeVisible();
    });

    await test.step('the family reads of it and finds Check In', async () => {
      const mail = await mailbox.textOf(email, 'hotel.number-given');
      for (const words of ['PG-77001', 'Lakeside Convention Hotel']) expect(mail).toContain(words);
      await openSession(page, { email, password: demoPassword });
      await page.goto('/my-account');
      await expect(page.getByRole('link', { name: /^Check In/u })).toBeVisible();
    });

    await test.step('the block shows who has a number', async () => {
      await desk.goto('/admin/hotel/block');
      await expect(desk.getByRole('img', { name: /^Rooms in the fullest night/u })).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('link', { name: /families with a number/u }).click();
      await expect(desk.getByRole('rowheader', { name: /^Cyril Thomas/u })).toBeVisible();
    });
  },
);
