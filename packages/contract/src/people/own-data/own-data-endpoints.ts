import { z } from 'zod';

import { typedPassword } from '../../fields/password/password.ts';
import { defineEndpoint } from '../../http/endpoint.ts';

const tag = 'Your data';

const records = z.array(z.record(z.string(), z.unknown()));

/** Everything that is stored about the account and its family. Instants are ISO 8601 UTC, amounts whole dollars. */
export const downloadMyData = defineEndpoint({
  method: 'GET',
  path: '/v1/user/my-data',
  summary: 'Everything about you and your family',
  tag,
  access: 'registrant',
  limit: 'my-data',
  data: z.object({
    exportedAt: z.string(),
    account: records,
    people: records,
    sessions: records,
    orders: records,
    participants: records,
    /** Add-ons that are chosen and not sent yet. */
    selections: records,
    lines: records,
    payments: records,
    paymentEntries: records,
    travel: records,
    hotel: records,
    /** Each with `url`, a signed address that opens the file for five minutes. */
    files: records,
    mails: records,
    messages: records,
    answers: records,
    history: records,
  }),
});

const visibility = z.object({
  /** True when neither the registrant nor anybody of the family is shown on the public list. */
  hiddenFromList: z.boolean(),
});

export const getListVisibility = defineEndpoint({
  method: 'GET',
  path: '/v1/user/list-visibility',
  summary: 'Whether the public list shows you and your family',
  tag,
  access: 'registrant',
  data: visibility,
});

/** Holds for the registrant and everybody in the family's registrations, now and later. Minors are never shown. */
export const setListVisibility = defineEndpoint({
  method: 'PUT',
  path: '/v1/user/list-visibility',
  summary: 'Take yourself and your family off the public list, or put yourselves back',
  tag,
  access: 'registrant',
  body: z.strictObject({ hiddenFromList: z.boolean() }),
  data: visibility,
});

/** What closing the account would bring about, in sentences to show before it is confirmed. */
export const previewClosing = defineEndpoint({
  method: 'GET',
  path: '/v1/user/close-account',
  summary: 'What closing your account would mean',
  tag,
  access: 'registrant',
  data: z.object({
    isPossible: z.boolean(),
    /** Registrations that stand in the way: sent, not cancelled, and the convention is not over. */
    obstacles: z.array(
      z.object({ orderId: z.string(), tmpConvRegNo: z.string(), conventionName: z.string() }),
    ),
    consequences: z.array(z.string()),
  }),
});

/** Closes the account for good and erases what is known of the family. Money rows stay, without names. */
export const closeAccount = defineEndpoint({
  method: 'POST',
  path: '/v1/user/close-account',
  summary: 'Close your account and erase your data',
  tag,
  access: 'registrant',
  limit: 'login',
  body: z.strictObject({ password: typedPassword }),
  data: z.object({ closed: z.literal(true) }),
  errors: ['INVALID_CREDENTIALS', 'REGISTRATIONS_ALIVE'],
});
