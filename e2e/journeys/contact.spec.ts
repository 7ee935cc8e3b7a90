import { randomUUID } from 'node:crypto';

import { supportAddress } from '../fixtures/demo.ts';
import { expect, onPhone, test } from '../fixtures/test.ts';
import { ContactPage, Inbox } from '../pages/message-pages.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

// Once is enough: every-page looks at the form at every width.
test(
  'a message with attachments reaches inbox and mailbox, is answered and closed',
  onPhone,
  async ({ page, pageOfStaff, mailbox, expectAccessible }) => {
    const sign = randomUUID().slice(0, 8);
    const email = `leelamma.${sign}@example.org`;
    const subject = `Room for our dancers ${sign}`;
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fillIn({
      name: 'Leelamma Abraham',
      email,
      phone: '(202) 555-0143',
      subject,
      body: 'Sixteen of us will come.\nMay we practise on Friday?',
    });
    const photo = await page.screenshot({ type: 'png' });
    await contact.choose({ name: 'Dancers.pdf', mimeType: 'application/pdf', buffer: pdf });
    await contact.drop({ name: 'Stage.png', mimeType: 'image/png', buffer: photo });
    await expect(contact.attached).toHaveCount(2);
    await expectAccessible(page);
    await contact.send();
    await expect(contact.thanks).toContainText('Email sent successfully - Thank you for writing to us.');
    await expectAccessible(page);

    const toUs = await mailbox.textOf(supportAddress, 'contact.message');
    for (const words of [subject, email, 'Dancers.pdf', 'Stage.png', 'May we practise on Friday?'])
      expect(toUs).toContain(words);

    const adminPage = await pageOfStaff('editor');
    const inbox = new Inbox(adminPage);
    await inbox.openMessage(subject);
    await expect(adminPage.getByText('May we practise on Friday?')).toBeVisible();
    await expect(inbox.attachments).toHaveText(['Dancers.pdf', 'Stage.png']);
    for (const [index, type] of ['application/pdf', 'image/png'].entries()) {
      const file = await page.request.get((await inbox.attachments.nth(index).getAttribute('href')) ?? '');
      expect([file.status(), file.headers()['content-type']]).toEqual([200, type]);
    }
    await expectAccessible(adminPage);

    await inbox.assignTo('Lizy Cherian');
    await inbox.answer('Yes, the small hall is yours at ten.');
    const toThem = await mailbox.textOf(email, 'contact.answer');
    expect(toThem).toContain('Yes, the small hall is yours at ten.');
    expect(toThem).toContain('> May we practise on Friday?');
    await inbox.close();
    await expect(adminPage.getByText('Closed', { exact: true })).toBeVisible();
    const history = adminPage.getByRole('group').filter({ hasText: 'Message closed' });
    for (const words of ['Assigned: Lizy Cherian', 'Answered by email'])
      await expect(history.getByText(words)).toBeVisible();
    await expectAccessible(adminPage);
    expect(await mailbox.kindsTo(email)).toEqual(['contact.answer']);
  },
);
