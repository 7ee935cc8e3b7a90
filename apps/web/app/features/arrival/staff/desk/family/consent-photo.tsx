import {
  consentAccept,
  consentByteLimit,
  consentFileFault,
} from '@sangamam/contract/documents/consents/consent-rules';
import { useId, useState } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { shrinkPicture } from '#web/lib/media/shrink-picture.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';

import { useReceiveConsent } from '../api.ts';
import styles from '../check-in.module.css';
import type { ShownPerson } from '../device/pending.ts';

/** Takes a photo of a consent form that was signed at the desk; a device without a camera picks a file. */
export function ConsentPhoto({
  orderId,
  person: { _id: minorId, name },
  isConnected,
}: {
  orderId: string;
  person: ShownPerson;
  isConnected: boolean;
}) {
  const id = useId();
  const { mutate, isPending, error } = useReceiveConsent(orderId);
  const [fault, setFault] = useState<string>();
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    const file = await shrinkPicture(chosen, consentByteLimit);
    const wrong = consentFileFault(file);
    setFault(wrong);
    if (wrong === undefined) mutate({ file, minorId });
  };
  return (
    <span className={styles['photo']}>
      <label htmlFor={id} data-busy={isPending || undefined}>
        {isPending ? phrases.sendingPhoto : phrases.photoOfForm}
      </label>
      <input
        id={id}
        type="file"
        accept={consentAccept}
        aria-label={phrases.photoOfFormFor({ name })}
        disabled={isPending || !isConnected}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {!isConnected && <small>{phrases.photoNeedsConnection}</small>}
      <span role="alert">
        <FieldError id={id} error={fault ?? error?.message} />
      </span>
    </span>
  );
}
