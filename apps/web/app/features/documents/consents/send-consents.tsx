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

/** The only one there is; nobody where there are several. */
const onlyOneOf = (people: readonly { _id: string }[]) => (people.length === 1 ? (people[0]?._id ?? '') : '');

/** Chooses who a form is about, then sends one file or several. Where nobody is a minor it names no child. */
export function SendConsents({ orderId, minors, adults, missing }: ConsentsOfOrder) {
  const id = useId();
  // Files go out as soon as they are picked, so nobody is chosen for the family where there are several.
  const [minorId, setMinorId] = useState(() => onlyOneOf(minors));
  // Once the form of a child is there, the next file is for a child that is chosen anew.
  const [needed, setNeeded] = useState(missing);
  if (needed !== missing) {
    setNeeded(missing);
    const needs = (people: typeof missing) => people.some(({ _id }) => _id === minorId);
    if (needs(needed) && !needs(missing)) setMinorId(onlyOneOf(minors));
  }
  const [responsibleId, setResponsibleId] = useState(() => onlyOneOf(adults));
  const { uploads, add, retry, remove } = useConsentUploads(orderId);
  const isWhole = responsibleId !== '' && (minors.length === 0 || minorId !== '');
  const people = isWhole ? { ...(minorId !== '' && { minorId }), responsibleId } : undefined;
  return (
    <section className={styles['part']} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{phrases.sendAForm}</h3>
      <div className={styles['choices']}>
        {minors.length > 0 && (
          <SelectField
            label={phrases.whoIsItFor}
            placeholder={phrases.chooseAChild}
            options={optionsOf(minors)}
            value={minorId}
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
