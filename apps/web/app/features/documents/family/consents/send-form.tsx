import type { ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';
import { consentAccept } from '@sangamam/contract/documents/consents/consent-rules';
import { uploadMegabytes } from '@sangamam/contract/files/upload-limits';
import { useId, useState } from 'react';

import * as phrases from '#phrases/documents/family/consents.ts';
import { FileDrop } from '#web/ui/form/file-drop/file-drop.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';

import styles from '../documents.module.css';
import { ConsentUploadList } from './consent-upload-list.tsx';
import { useConsentUploads } from './use-consent-uploads.ts';

/**
 * Chooses who is responsible, then sends one file or several for `minor`; without one, the form names no child. Files go
 * out as soon as they are picked, so nobody is chosen for the family where there are several adults.
 */
export function SendForm({
  orderId,
  adults,
  minor,
}: Pick<ConsentsOfOrder, 'orderId' | 'adults'> & { minor?: ConsentsOfOrder['minors'][number] }) {
  const id = useId();
  const [responsibleId, setResponsibleId] = useState(adults.length === 1 ? (adults[0]?._id ?? '') : '');
  const { uploads, add, retry, remove } = useConsentUploads(orderId);
  return (
    <div className={styles['part']}>
      <SelectField
        label={minor ? phrases.whoIsResponsibleFor({ name: minor.name }) : phrases.whoIsResponsible}
        placeholder={phrases.chooseAnAdult}
        options={adults.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={responsibleId}
        onChange={(event) => setResponsibleId(event.target.value)}
      />
      <FileDrop
        id={id}
        act={minor ? phrases.chooseFormFor({ name: minor.name }) : phrases.chooseForms}
        orDrop={phrases.orDropThemHere}
        hint={
          responsibleId === ''
            ? phrases.chooseAdultFirst
            : phrases.fileSizeHint({ megabytes: uploadMegabytes.consentForm })
        }
        accept={consentAccept}
        multiple
        disabled={responsibleId === ''}
        onFiles={(files) =>
          responsibleId !== '' && void add(files, { ...(minor && { minorId: minor._id }), responsibleId })
        }
      />
      <ConsentUploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </div>
  );
}
