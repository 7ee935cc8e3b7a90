import { z } from 'zod';

import { defineDownload } from '../../http/download-endpoint.ts';
import { defineEndpoint } from '../../http/endpoint.ts';

/**
 * What Apple's phones call of the maker of a pass (PassKit Web Service). A phone shows the token of its pass in
 * `Authorization: ApplePass …`; without the right one it is UNAUTHORIZED, whether or not there is such a pass.
 */
const common = { tag: 'Wallet passes', access: 'anonymous', limit: 'wallet' } as const;

/** The base of the addresses, to which phones add the rest. */
export const appleServicePath = '/v1/wallet/apple';

const device = z.string().regex(/^[\w.-]{1,100}$/u);
const pass = { passType: z.string().max(150), serial: z.string().regex(/^[\w-]{43}$/u) };
const registration = z.object({ device, ...pass });

const registrationPath = '/v1/wallet/apple/v1/devices/{device}/registrations/{passType}/{serial}';

/** A phone that has a pass wants to be told of its changes. Idempotent. FORBIDDEN for more phones than a family has. */
export const registerDevice = defineEndpoint({
  ...common,
  method: 'POST',
  path: registrationPath,
  summary: 'Tell a phone of the changes of its pass',
  params: registration,
  body: z.object({ pushToken: z.string().regex(/^[\w-]{16,200}$/u) }),
  data: z.object({ registered: z.literal(true) }),
  errors: ['UNAUTHORIZED', 'FORBIDDEN'],
});

/** The pass was removed from a phone. Idempotent. */
export const unregisterDevice = defineEndpoint({
  ...common,
  method: 'DELETE',
  path: registrationPath,
  summary: 'Tell a phone no more of a pass',
  params: registration,
  data: z.object({ registered: z.literal(false) }),
  errors: ['UNAUTHORIZED'],
});

/** Serials of the passes of a phone that changed since it asked last; an answer without content where none did. */
export const listChangedPasses = defineDownload({
  ...common,
  path: '/v1/wallet/apple/v1/devices/{device}/registrations/{passType}',
  summary: 'Passes of a phone that changed',
  caching: 'private',
  params: z.object({ device, passType: pass.passType }),
  query: z.object({ passesUpdatedSince: z.string().max(40).optional() }),
  content: z.object({ lastUpdated: z.string(), serialNumbers: z.array(z.string()) }),
});

/** A pass as it is now; 304 for a phone that has it. One that does not hold any more says so. */
export const getCurrentPass = defineDownload({
  ...common,
  path: '/v1/wallet/apple/v1/passes/{passType}/{serial}',
  summary: 'A pass as it is now',
  caching: 'private',
  params: z.object(pass),
  errors: ['UNAUTHORIZED'],
});

/** What a phone has to complain of; only how much is logged. */
export const logOfPhones = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/v1/wallet/apple/v1/log',
  summary: 'Complaints of a phone about passes',
  body: z.object({ logs: z.array(z.string().max(2_000)).max(50) }),
  data: z.object({ received: z.literal(true) }),
});
