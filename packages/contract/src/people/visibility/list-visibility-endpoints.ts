import { z } from 'zod';

import { resource } from '../../http/resource.ts';

const user = resource({
  path: '/v1/user',
  tag: 'Your data',
  access: 'registrant',
});

const visibility = z.object({
  /** True when neither the registrant nor anybody of the family is shown on the public list. */
  hiddenFromList: z.boolean(),
});

export const getListVisibility = user.get('/list-visibility', {
  summary: 'Whether the public list shows you and your family',
  data: visibility,
});

/** Holds for the registrant and everybody in the family's registrations, now and later. Minors are never shown. */
export const setListVisibility = user.put('/list-visibility', {
  summary: 'Take yourself and your family off the public list, or put yourselves back',
  body: z.strictObject({ hiddenFromList: z.boolean() }),
  data: visibility,
});
