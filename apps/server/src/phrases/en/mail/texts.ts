import type { Values } from '@sangamam/contract/phrases/values';

export const testSubject = ({ subject }: Values<'subject'>) => `Test: ${subject}`;
