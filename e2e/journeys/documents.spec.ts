import { showListActions } from '#e2e/fixtures/list-actions.ts';
import { confirmRegistration, submitRegistration } from '../fixtures/registrations.ts';
import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { expect, test } from '../fixtures/test.ts';
import { DocumentsPage, photoOf } from '../pages/documents-page.ts';

test('a family sends consent forms and its picture; staff return, accept, rotate and approve', async ({
  page,
  isMobile,
  request,
  mailbox,
  pageOfStaff,
  expectAccessible,
}) => {
  const family = await signInNewRegistrant(page, mailbox);
  const sent = await submitRegistration(request, family, 'DAY VISITORS', ['Annamol']);
  await confirmRegistration(request, family, sent);
  await page.goto('/my-account');
  await page.getByRole('link', { name: /^Custodian Consent Form/u }).click();
  const documents = new DocumentsPage(page);
  const photo = await photoOf(page);

  await test.step('sends two forms at once and deletes one', async () => {
    await expect(page.getByText('No form yet')).toBeVisible();
    await expectAccessible(page);
    await documents.sendForms([
      { name: 'signed form.png', mimeType: 'image/png', buffer: photo },
      { name: 'wrong page.png', mimeType: 'image/png', buffer: photo },
    ]);
    await expect(documents.forms.getByRole('listitem')).toHaveCount(2);
    await documents.deleteForm('wrong page.png');
    await expect(documents.forms.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('We have a form for everyone who needs one.')).toBeVisible();
  });

  await test.step('is told what cannot be a form', async () => {
    await documents.sendForms([{ name: 'form.docx', mimeType: 'application/zip', buffer: photo }]);
    await expect(page.getByText(/Please upload the form in/u)).toBeVisible();
    await page.getByRole('button', { name: 'Remove form.docx' }).click();
  });

  await test.step('sends a picture with a note, and changes the note alone', async () => {
    await documents.choosePicture({ name: 'us.png', mimeType: 'image/png', buffer: photo });
    await documents.note.fill('Kochumol and Annamol');
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByText('Family Pictures uploaded successfully')).toBeVisible();
    await documents.note.fill('Kochumol and Annamol, Skokie');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Family Picture note updated successfully')).toBeVisible();
    await page.reload();
    await expect(documents.note).toHaveValue('Kochumol and Annamol, Skokie');
    await expectAccessible(page);
  });

  // What follows is done at a desk; the family reads the answers at either width.
  if (isMobile) {
    await page.getByRole('button', { name: 'Delete picture' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete picture' }).click();
    await expect(page.getByText('Family Pictures deleted !!!')).toBeVisible();
    return;
  }
  const office = await pageOfStaff('registrar');

  await test.step('the registrar returns the form, and the family sends another', async () => {
    await office.goto(`/admin/documents?search=${sent.number}`);
    await office.getByRole('link', { name: /^Annamol Luke/u }).click();
    await expect(office.getByRole('img', { name: 'Photo of the form' })).toBeVisible();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Return to family' }).click();
    const dialog = office.getByRole('dialog', { name: 'Return this form?' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The signature is missing.');
    await dialog.getByRole('button', { name: 'Return to family' }).click();
    await expect(dialog).toBeHidden();
    expect(await mailbox.textOf(family.email, 'consent.returned')).toContain('The signature is missing.');
    await office.goto(`/admin/documents/missing?search=${sent.number}`);
    await expect(office.getByText('Returned, not sent again')).toBeVisible();
    await expectAccessible(office);
    await page.reload();
    await expect(page.getByText('Why it came back: The signature is missing.')).toBeVisible();
    await documents.sendForms([{ name: 'signed again.png', mimeType: 'image/png', buffer: photo }]);
    await expect(documents.forms.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the registrar accepts it, and the family is told', async () => {
    await office.goto(`/admin/documents?search=${sent.number}&state=SENT`);
    await expectAccessible(office);
    await office.getByRole('link', { name: /^Annamol Luke/u }).click();
    await office.getByRole('button', { name: 'Accept' }).click();
    await expect(office.getByText('The form is accepted.')).toBeVisible();
    expect(await mailbox.textOf(family.email, 'consents.accepted')).toContain('nothing more to do');
    await page.reload();
    await expect(documents.forms.getByText('Accepted', { exact: true })).toBeVisible();
  });

  await test.step('an editor rotates, approves and exports the picture', async () => {
    const desk = await pageOfStaff('editor');
    await desk.goto('/admin/documents/pictures?search=Skokie');
    const card = desk.getByRole('listitem').filter({ hasText: 'Kochumol and Annamol, Skokie' }).first();
    await card.getByRole('button', { name: /^Rotate/u }).click();
    await expect(card.getByText('Rotated or cropped')).toBeVisible();
    await card.getByRole('button', { name: /^Approve/u }).click();
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    await expectAccessible(desk);
    await showListActions(desk);
    await desk.getByRole('button', { name: 'Export for the book' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Export for the book' });
    const download = desk.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/-family-pictures\.zip$/u);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Family picture' }).getByText('Approved')).toBeVisible();
  });
});
