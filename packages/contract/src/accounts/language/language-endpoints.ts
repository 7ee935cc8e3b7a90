import { z } from 'zod';

import { defineEndpoint } from '../../http/endpoint.ts';
import { languages } from '../../phrases/language.ts';

const choice = z.strictObject({ language: z.enum(languages) });

/** Keeps the language that the caller chose: of the pages on other devices, and of our mails. */
export const keepLanguage = defineEndpoint({
  method: 'PATCH',
  path: '/v1/user/language',
  summary: 'Keep the language you chose',
  tag: 'Accounts',
  access: 'signed-in',
  body: choice,
  data: choice,
});
