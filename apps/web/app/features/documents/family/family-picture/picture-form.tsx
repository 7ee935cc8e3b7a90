import type { FamilyPictureOfOrder } from '@sangamam/contract/documents/family-picture/family-picture';
import {
  familyPictureAccept,
  longestFamilyPictureNote,
} from '@sangamam/contract/documents/family-picture/family-picture-rules';
import { uploadMegabytes } from '@sangamam/contract/files/upload-limits';
import { useId } from 'react';

import * as phrases from '#phrases/documents/family/family-picture.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { TextareaField } from '#web/ui/form/field/text-field.tsx';
import { FileDrop } from '#web/ui/form/file-drop/file-drop.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from '../documents.module.css';
import { usePictureForm } from './use-picture-form.ts';

/** Chooses a picture, shows it before it is sent, and edits its note. */
export function PictureForm({ family }: { family: FamilyPictureOfOrder }) {
  const id = useId();
  const form = usePictureForm(family);
  const { chosen, isSaving } = form;
  const hasPicture = family.picture !== null;
  return (
    <form
      className={styles['part']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {chosen && (
        <figure className={styles['picture']}>
          <img src={chosen.address} alt={phrases.yourFamilyPicture} />
          <figcaption>{phrases.notSavedYet}</figcaption>
        </figure>
      )}
      <FileDrop
        id={id}
        act={hasPicture || chosen ? phrases.chooseAnotherPicture : phrases.choosePicture}
        orDrop={phrases.orDropItHere}
        hint={phrases.pictureHint({ megabytes: uploadMegabytes.familyPicture })}
        accept={familyPictureAccept}
        disabled={isSaving}
        onFiles={([file]) => void form.choose(file)}
      />
      <div role="alert">
        <FieldError id={`${id}-fault`} error={form.fault} />
      </div>
      {(hasPicture || chosen) && (
        <>
          <TextareaField
            label={phrases.note}
            optional
            description={phrases.noteHint}
            rows={3}
            maxLength={longestFamilyPictureNote}
            value={form.note}
            disabled={isSaving}
            onChange={(event) => form.setNote(event.target.value)}
          />
          {isSaving && chosen && (
            <progress
              className={styles['progress']}
              value={form.sent}
              max={1}
              aria-label={phrases.sendingPicture}
            >
              {Math.round(form.sent * 100)} %
            </progress>
          )}
          <Row>
            <Button
              type="submit"
              loading={isSaving}
              loadingLabel={phrases.sendingPicture}
              idle={!form.isChanged}
            >
              {chosen ? (hasPicture ? phrases.replacePicture : phrases.sendPicture) : phrases.saveNote}
            </Button>
            {chosen && (
              <Button variant="secondary" disabled={isSaving} onClick={form.forget}>
                {hasPicture ? phrases.discard : phrases.doNotSend}
              </Button>
            )}
          </Row>
        </>
      )}
    </form>
  );
}
