import { z } from 'zod';

import { resource } from '../../http/resource.ts';
import { defineWebhook } from '../../http/webhook-endpoint.ts';

const tag = 'Letters';
const token = z.string().min(20).max(100);
const choice = { getsLetters: z.boolean() };

/** Whether an account gets the letters of the organisers. */
export const letterSubscription = z.object(choice);
export type LetterSubscription = z.output<typeof letterSubscription>;

/** What a mailed link shows: whose letters it stops, without saying who that is. */
export const linkedSubscription = z.object({
  ...choice,
  /** The address with most of it hidden, `a…@example.org`; `null` for an account that has none any more. */
  address: z.string().nullable(),
});
export type LinkedSubscription = z.output<typeof linkedSubscription>;

const linked = resource({
  path: '/v1/letter-subscription/{token}',
  tag,
  access: 'anonymous',
  params: z.object({ token }),
  errors: ['INVALID_TOKEN'],
});

/** The choice behind a mailed link. Changes nothing: mail scanners open links, too. */
export const getLinkedSubscription = linked.get('', {
  summary: 'Whether an account gets letters, by a mailed link',
  limit: 'unsubscribe',
  data: linkedSubscription,
});

/** Stops letters by a mailed link, or lets them come again. Idempotent. */
export const setLinkedSubscription = linked.put('', {
  summary: 'Stop letters by a mailed link, or get them again',
  limit: 'unsubscribe',
  body: z.strictObject(choice),
  data: linkedSubscription,
});

/**
 * A mail program stops letters for its owner (RFC 8058): it posts the form `List-Unsubscribe=One-Click` to the address in
 * the header of a letter, which opens a page in browsers. Idempotent. Not every program posts again, so it works
 * while the site is closed for maintenance.
 */
export const unsubscribeWithOneClick = defineWebhook({
  path: '/unsubscribe',
  summary: 'Stop letters from a mail program',
  tag,
  limit: 'unsubscribe',
  duringMaintenance: true,
  query: z.object({ token }),
  errors: ['INVALID_TOKEN'],
});

const own = resource({ path: '/v1/user/letters', tag: 'Your data', access: 'registrant' });

export const getLetterSubscription = own.get('', {
  summary: 'Whether you get letters of the organisers',
  data: letterSubscription,
});

/** Mails about the own registration are not letters, and keep coming. */
export const setLetterSubscription = own.put('', {
  summary: 'Stop letters of the organisers, or get them again',
  body: z.strictObject(choice),
  data: letterSubscription,
});
