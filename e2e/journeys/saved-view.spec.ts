import { byOffice, expect, test } from '../fixtures/test.ts';

test(
  'a registrar saves a view for the team, works from it and deletes it',
  byOffice,
  async ({ pageOfStaff, isMobile, expectAccessible }, { retry }) => {
    const office = await pageOfStaff('registrar');
    // The demo has more than one run at a time: each width has a view of its own, and so has a second try.
    const name = `Silver families ${isMobile ? 'by phone' : 'at the desk'}${retry ? ' again' : ''}`;
    const views = office.getByRole('navigation', { name: 'Views of the list' });
    const chip = views.getByRole('link', { name: new RegExp(`^${name}`, 'u') });
    const count = office.getByRole('status').filter({ hasText: /^\d+ registrations?$/u });
    const savedButton = office.getByRole('button', { name: 'Save this view' });

    await test.step('filters by package and saves the view', async () => {
      await office.goto('/admin/registrations?view=all');
      await expect(savedButton).toBeHidden();
      if (isMobile) await office.getByRole('button', { name: 'Filter', exact: true }).click();
      await office.getByRole('combobox', { name: 'Package' }).selectOption('SILVER FAMILY');
      await expect(office).toHaveURL(/packageId=/u);
      if (isMobile) await office.getByRole('button', { name: /^Show \d/u }).click();
      await savedButton.click();
      const dialog = office.getByRole('dialog', { name: 'Save this view' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('checkbox', { name: 'Share with the team' }).check();
      await expectAccessible(office);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(chip).toHaveAttribute('aria-current', 'page');
      // Other families register meanwhile: the list and its chip are compared as they are asked for together.
      await expect(async () => {
        await office.reload();
        await expect(chip).toHaveText(/\d+ · Shared$/u);
        const found = Number.parseInt((await count.textContent()) ?? '', 10);
        await expect(chip).toHaveText(new RegExp(`^${name}\\s*${found} · Shared$`, 'u'), { timeout: 1000 });
      }).toPass();
      await expectAccessible(office);
    });

    await test.step('a record says its place in the view', async () => {
      await office.getByRole('rowheader').getByRole('link').first().click();
      await expect(office.getByText(/^1 of \d+ in this list$/u)).toBeVisible();
      await office.goBack();
      await expect(chip).toHaveAttribute('aria-current', 'page');
    });

    await test.step('changes the view and keeps the change', async () => {
      await office.getByRole('searchbox').fill('a');
      await office.getByRole('searchbox').press('Enter');
      await expect(office.getByText(`Changed since “${name}” was saved`)).toBeVisible();
      await office.getByRole('button', { name: 'Save changes' }).click();
      await expect(office.getByText(`Changed since “${name}” was saved`)).toBeHidden();
    });

    await test.step('a colleague has it, by its chip and by its address', async () => {
      const colleague = await pageOfStaff('administrator');
      await colleague.goto('/admin/registrations');
      const theirs = colleague.getByRole('link', { name: new RegExp(`^${name}.*Shared by`, 'u') });
      await theirs.click();
      await expect(colleague.getByRole('searchbox')).toHaveValue('a');
      await colleague.goto(`/admin/registrations?saved=${new URL(office.url()).searchParams.get('saved')}`);
      await expect(colleague.getByRole('searchbox')).toHaveValue('a');
      await expect(theirs).toHaveAttribute('aria-current', 'page');
    });

    await test.step('deletes it', async () => {
      await office.getByRole('button', { name: 'Edit view' }).click();
      await office.getByRole('button', { name: 'Delete view' }).click();
      const question = office.getByRole('dialog', { name: `Delete “${name}”?` });
      await question.getByRole('button', { name: 'Delete view' }).click();
      await expect(chip).toHaveCount(0);
    });
  },
);

test(
  'a treasurer keeps a view of the payments',
  byOffice,
  async ({ pageOfStaff, isMobile, expectAccessible }) => {
    const office = await pageOfStaff('treasurer');
    const name = `Zelle only ${isMobile ? 'by phone' : 'at the desk'}`;
    const chip = office.getByRole('link', { name: new RegExp(String.raw`^${name} \d+$`, 'u') });
    await office.goto('/admin/payments');
    if (isMobile) await office.getByRole('button', { name: 'Filter', exact: true }).click();
    await office.getByRole('combobox', { name: 'Method' }).selectOption('Zelle');
    await expect(office).toHaveURL(/method=CHASE/u);
    if (isMobile) await office.getByRole('button', { name: /^Show \d/u }).click();
    await office.getByRole('button', { name: 'Save this view' }).click();
    const dialog = office.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(chip).toHaveAttribute('aria-current', 'page');
    await expectAccessible(office);
    await office.goto('/admin/payments');
    await chip.click();
    await expect(office).toHaveURL(/method=CHASE/u);
    await office.getByRole('button', { name: 'Edit view' }).click();
    await office.getByRole('button', { name: 'Delete view' }).click();
    const question = office.getByRole('dialog', { name: `Delete “${name}”?` });
    await question.getByRole('button', { name: 'Delete view' }).click();
    await expect(chip).toHaveCount(0);
  },
);
