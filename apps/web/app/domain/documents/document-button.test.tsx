import { getReceiptForStaff } from '@sangamam/contract/documents/document-admin-endpoints';
import {
  getAddonReceipt,
  getRegistrationReceipt,
} from '@sangamam/contract/documents/receipts/receipt-endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import { DocumentButton } from './document-button.tsx';
import type { OfferedDocument } from './use-document.ts';

const orderId = '01890000-0000-7000-8000-000000000001';
const button = () => page.getByRole('button', { name: 'Receipt' });

async function show(kind: OfferedDocument) {
  await renderPiece(
    <main>
      <h1>My account</h1>
      <DocumentButton kind={kind} orderId={orderId}>
        Receipt
      </DocumentButton>
    </main>,
    { as: {} },
  );
}

/** The addresses of the links that are followed, which are not followed really. */
function followed(): string[] {
  const addresses: string[] = [];
  const stay = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    addresses.push(event.target.pathname);
  };
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  return addresses;
}

test.for([
  ['registration-receipt', getRegistrationReceipt],
  ['addon-receipt', getAddonReceipt],
  ['staff-receipt', getReceiptForStaff],
] as const)(
  'the keyboard downloads a %s from the address that the server signs',
  async ([kind, endpoint]) => {
    const addresses = followed();
    mockEndpoint(endpoint, () => ({
      url: '/v1/documents/of/it?expires=1&signature=x',
      fileName: 'receipt.pdf',
    }));
    await show(kind);
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => addresses).toEqual(['/v1/documents/of/it']);
    await expect.element(button()).toHaveFocus();
    await expectNoAxeViolations();
  },
);

test.for([
  ['registration-receipt', getRegistrationReceipt, 'Something went wrong. Not able to download PDF'],
  ['addon-receipt', getAddonReceipt, "Something went to wrong can't download pdf"],
] as const)(
  'a failed %s says the sentence of the specification, then why',
  async ([kind, endpoint, sentence]) => {
    const addresses = followed();
    mockEndpoint(endpoint, () => {
      throw new Refusal('SERVICE_UNAVAILABLE');
    });
    await show(kind);
    await button().click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`${sentence}. We are busy for a moment. Please try again shortly.`);
    await expect.element(button()).not.toHaveAttribute('data-loading');
    expect(addresses).toEqual([]);
  },
);

test('a registration without add-ons says so', async () => {
  mockEndpoint(getAddonReceipt, () => {
    throw new Refusal('NOT_FOUND');
  });
  await show('addon-receipt');
  await button().click();
  await expect.element(page.getByText('There are no add-ons for this registration yet.')).toBeVisible();
});
