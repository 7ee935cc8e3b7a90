import type { Values } from '@sangamam/contract/phrases/values';

export const emailTitle = ({ subject }: Values<'subject'>) => `Email: ${subject}`;
