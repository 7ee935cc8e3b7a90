import { consentMessages as messages } from '@sangamam/contract/documents/consents/consent-messages';
import { consentByteLimit, consentFileFault } from '@sangamam/contract/documents/consents/consent-rules';
import { useRef, useState } from 'react';

import { ApiError } from '#web/lib/api/api-error.ts';
import { shrinkPicture } from '#web/lib/media/shrink-picture.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useSendConsent } from '../api.ts';

/** A chosen file that is not there yet. */
export interface ConsentUpload {
  id: number;
  file: File;
  /** None where nobody of the registration is a minor. */
  minorId?: string;
  responsibleId: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Progress from 0 to 1. */
  sent: number;
  /** Why it failed. */
  fault?: string;
  /** Whether another try may succeed. */
  mayRetry: boolean;
}

let lastId = 0;

/** Sends chosen files one after the other; each fails and is tried again by itself. */
export function useConsentUploads(orderId: string) {
  const [uploads, setUploads] = useState<readonly ConsentUpload[]>([]);
  const { mutateAsync: send } = useSendConsent(orderId);
  const queue = useRef(Promise.resolve());

  const change = (id: number, part: Partial<ConsentUpload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: number) => setUploads((before) => before.filter((one) => one.id !== id));

  const sendOne = async (upload: ConsentUpload) => {
    change(upload.id, { state: 'sending', sent: 0 });
    try {
      await send({ ...upload, onProgress: (sent) => change(upload.id, { sent }) });
      remove(upload.id);
      showToast({ message: messages.added });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What was refused is refused again; a broken connection and a busy server are not.
      const mayRetry = error.status === 0 || error.status === 429 || error.status >= 500;
      change(upload.id, { state: 'failed', fault: error.message, mayRetry });
    }
  };
  const enqueue = (upload: ConsentUpload) => {
    queue.current = queue.current.then(() => sendOne(upload));
  };

  /** Photos that are too large are made smaller first. */
  const add = async (
    chosen: readonly File[],
    people: Pick<ConsentUpload, 'minorId' | 'responsibleId'>,
  ): Promise<void> => {
    const files = await Promise.all(chosen.map((file) => shrinkPicture(file, consentByteLimit)));
    const added = files.map((file): ConsentUpload => {
      const fault = consentFileFault(file);
      const common = { id: (lastId += 1), file, ...people, sent: 0, mayRetry: false };
      return fault === undefined ? { ...common, state: 'waiting' } : { ...common, state: 'failed', fault };
    });
    setUploads((before) => [...before, ...added]);
    for (const upload of added) if (upload.state === 'waiting') enqueue(upload);
  };
  const retry = (upload: ConsentUpload) => {
    change(upload.id, { state: 'waiting' });
    enqueue(upload);
  };
  return { uploads, add, retry, remove };
}
