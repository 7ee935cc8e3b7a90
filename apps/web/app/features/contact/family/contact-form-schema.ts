import { emailParams, type EmailParams } from '@sangamam/contract/contact/contact';
import { z } from 'zod';

const { countryCode, phoneNumber, ...words } = emailParams.shape;

/** The contract's rules, for a form whose phone number is one object. */
export const contactFormSchema = z
  .object({ ...words, mobile: z.object({ countryCode, phoneNumber }) })
  .transform(({ mobile, ...rest }): EmailParams => ({ ...rest, ...mobile }));
