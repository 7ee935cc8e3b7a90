import type { ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';
import { consentAccept } from '@sangamam/contract/documents/consents/consent-rules';
import { useId, useState } from 'react';

import * as phrases from '#phrases/documents/consents.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { FileDrop } from '#web/ui/form/file-drop/file-drop.tsx';
import styles from '../documents.module.css';
import { ConsentUploadList } from './consent-upload-list.tsx';
import { useConsentUploads } from './use-consent-uploads.ts';

const optionsOf = (people: ConsentsOfOrder['adults']) =>
  people.map(({ _id, name }) => ({ value: _id, label: name }));

/** Chooses who a form is about, then sends one file or several. Where nobody is a minor it names no child. */
export function SendConsents({ orderId, minors, adults, missing }: ConsentsOfOrder) {
  const id = useId();
  const [minorId, setMinorId] = useState(
    () => missing[0]?._id ?? (minors.length === 1 ? minors[0]?._id : ''),
  );
  // Once the form of a child is there, the next one who still needs a form is chosen.
  const [needed, setNeeded] = useState(missing);
  if (needed !== missing) {
    setNeeded(missing);
    const needs = (people: typeof missing) => people.some(({ _id }) => _id === minorId);
    if (needs(needed) && !needs(missing)) setMinorId(missing[0]?._id ?? minorId);
  }
  const [responsibleId, setResponsibleId] = useState(() => adults[0]?._id ?? '');
  const { uploads, add, retry, remove } = useConsentUploads(orderId);
  const isWhole = responsibleId !== '' && (minors.length === 0 || Boolean(minorId));
  const people = isWhole ? { ...(minorId && { minorId }), responsibleId } : undefined;
  return (
    <section className={styles['part']} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{phrases.sendAForm}</h3>
      <div className={styles['choices']}>
        {minors.length > 0 && (
          <SelectField
            label={phrases.whoIsItFor}
            placeholder={phrases.chooseAChild}
            options={optionsOf(minors)}
            value={minorId ?? ''}
            onChange={(event) => setMinorId(event.target.value)}
          />
        )}
        <SelectField
          label={phrases.whoIsResponsible}
          placeholder={phrases.chooseAnAdult}
          options={optionsOf(adults)}
          value={responsibleId}
          onChange={(event) => setResponsibleId(event.target.value)}
        />
      </div>
      <FileDrop
        id={id}
        act={phrases.chooseForms}
        orDrop={phrases.orDropThemHere}
        hint={people ? phrases.photosOrPdfs : phrases.chooseWhoFirst}
        accept={consentAccept}
        multiple
        disabled={!people}
        onFiles={(files) => people && add(files, people)}
      />
      <ConsentUploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </section>
  );
}
