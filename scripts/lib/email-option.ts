import { parseArgs } from 'node:util';

import { emailAddress } from '@sangamam/contract/fields/email';

/** The address after `--email`, in lower case. @throws Error with `usage` where it is missing */
export function emailOption(usage: string): string {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (email === undefined) throw new Error(usage);
  const parsed = emailAddress('').safeParse(email);
  if (!parsed.success) throw new Error(`${email} is not an email address. ${usage}`);
  return parsed.data;
}
