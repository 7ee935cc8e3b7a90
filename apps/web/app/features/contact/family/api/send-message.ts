import type { EmailParams } from '@sangamam/contract/contact/contact';

import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';

export interface Message {
  emailParams: EmailParams;
  attachments: { name: string; path: string }[];
  /** The value of the honeypot field. */
  website: string;
}

/** Sends a message; `onProgress` gets the upload progress from 0 to 1. */
export async function sendMessage(message: Message, onProgress: (sent: number) => void): Promise<void> {
  const endpoint = async () => (await import('@sangamam/contract/contact/contact')).contactUs;
  await lazyCallEndpoint(endpoint, { body: message }, { fetch: fetchWithProgress(onProgress) });
}
