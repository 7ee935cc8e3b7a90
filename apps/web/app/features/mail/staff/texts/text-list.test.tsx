import { listMailTexts, type MailTextRow } from '@sangamam/contract/mail/texts/mail-text-endpoints';
import { mailTextKindNames } from '@sangamam/contract/mail/texts/mail-text-kinds';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleId } from '../../../../../test/sample-orders.ts';
import { TextList } from './text-list.tsx';

const yours: MailTextRow['en'] = {
  version: 2,
  changedAt: '2026-11-03T10:00:00.000Z',
  changedBy: 'Lizy Cherian',
  isOurs: false,
};
const mails: MailTextRow[] = mailTextKindNames.map((kind) => ({
  kind,
  en: kind === 'order-approved' ? yours : null,
  ml: kind === 'order-confirmed' ? { ...yours, isOurs: true } : null,
}));

const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`, 'u') });

test.for(['light', 'dark'] as const)(
  'each mail says whose text it has, and is found (%s)',
  async (scheme) => {
    mockEndpoint(listMailTexts, () => ({ mails }));
    await renderPiece(
      <main>
        <h1>Texts of emails</h1>
        <TextList conventionId={sampleId('convention')} />
      </main>,
      { as: { type: 'STAFF' }, scheme },
    );
    await expect.element(row('Approved').getByText('Your text')).toBeVisible();
    await expect.element(row('Approved').getByText('Our text')).toBeVisible();
    await expect.element(row('Approved')).toMatchTextContent(/Lizy Cherian/u);
    await expect.element(row('Confirmed').getByText('Our text').first()).toBeVisible();
    await expectNoAxeViolations();
    const search = page.getByRole('searchbox', { name: 'Search emails' });
    await search.fill('treasurer schedule');
    await expect.element(row('Payment reminder')).toBeVisible();
    await expect.element(row('Approved')).not.toBeInTheDocument();
    await search.fill('nothing like this');
    await expect.element(page.getByRole('heading', { name: 'No email matches' })).toBeVisible();
  },
);
