import { emailAddress } from '@sangamam/contract/fields/email';
import { InvalidArgumentError } from 'commander';

/** An email address of the command line, in lower case. @throws InvalidArgumentError where it is none */
export function emailOption(value: string): string {
  const parsed = emailAddress('').safeParse(value);
  if (!parsed.success) throw new InvalidArgumentError('It is not an email address.');
  return parsed.data;
}
