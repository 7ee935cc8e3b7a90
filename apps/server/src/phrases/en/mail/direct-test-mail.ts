import type { Values } from '@sangamam/contract/phrases/values';

export const subject = ({ site }: Values<'site'>) => `Test email from ${site}`;
export const mailLeaves = ({ site }: Values<'site'>) =>
  `This email was sent by a command on the machine of ${site}. As you are reading it, email from there arrives.`;
