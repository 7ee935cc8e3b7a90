import type { KeyObject } from 'node:crypto';

import { jwtVerify } from 'jose';

/** Google's word for the longest token that no browser cuts off. */
const safeLength = 1_800;

interface AtGoogle {
  account: { client_email: string };
  key: KeyObject;
  kept: ReadonlyMap<string, Record<string, unknown>>;
}

/** The page that saves the ticket which a token names; undefined for a token that Google would not take. */
export async function savePage(token: string, { account, key, kept }: AtGoogle): Promise<string | undefined> {
  if (token.length > safeLength) return undefined;
  const { payload } = await jwtVerify(token, key, { issuer: account.client_email, audience: 'google' });
  const { eventTicketObjects: [named] = [] } = payload['payload'] as {
    eventTicketObjects?: { id: string }[];
  };
  const ticket = kept.get(`/eventTicketObject/${named?.id}`);
  if (payload['typ'] !== 'savetowallet' || ticket === undefined) return undefined;
  const holder = String(ticket['ticketHolderName']);
  const lines = ticket['textModulesData'] as { header: string; body: string }[];
  const items = lines.map(({ header, body }) => `<li>${escaped(header)}: ${escaped(body)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A double of Google Wallet</title></head>
<body><main><h1>Add to Google Wallet?</h1><p>${escaped(holder)}</p><p>${escaped(String(ticket['ticketNumber']))}</p><ul>${items}</ul></main></body>
</html>`;
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
