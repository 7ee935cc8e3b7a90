import type { EmailParams } from '@sangamam/contract/contact/contact';

import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';

export interface Message {
  emailParams: EmailParams;
  attachments: { name: string; path: string }[];
  /** What stood in the field that people do not see. */
  website: string;
}

/** Sends a message; `onProgress` hears how much of it is on its way, from 0 to 1. */
export async function sendMessage(message: Message, onProgress: (sent: number) => void): Promise<void> {
  const endpoint = async () => (await import('@sangamam/contract/contact/contact')).contactUs;
  await lazyCallEndpoint(endpoint, { body: message }, { fetch: fetchWithProgress(onProgress) });
}
