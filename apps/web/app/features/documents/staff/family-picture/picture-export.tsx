import type { bookChoices } from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import { useId, useState } from 'react';

import * as phrases from '#phrases/documents/staff/family-picture.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { usePicturesFile } from '../api.ts';
import styles from '../admin-documents.module.css';

type Choice = (typeof bookChoices)[number];

const choices: readonly { value: Choice; label: string }[] = [
  { value: 'APPROVED', label: phrases.approvedOnly },
  { value: 'NOT_HIDDEN', label: phrases.allButHidden },
];

/** Downloads all pictures of a convention with their captions. The server may ask for the password first. */
export function PictureExport() {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [own, setOwn] = useState<string>();
  const [choice, setChoice] = useState<Choice>('APPROVED');
  const file = usePicturesFile();
  const shown = useConvention();
  const conventions = shown?.conventions ?? [];
  const conventionId = own ?? shown?.conventionId ?? conventions[0]?._id ?? '';
  const download = async () => {
    try {
      saveFile(await file.mutateAsync({ conventionId, choice }));
      showToast({ message: phrases.fileDownloaded });
      setOpened(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <>
      <Button variant="secondary" icon={icons.download} onClick={() => setOpened(true)}>
        {phrases.exportForTheBook}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={phrases.exportForTheBook}
        closable={!file.isPending}
      >
        <p>{phrases.zipWithCaptions}</p>
        <div className={styles['export']}>
          <SelectField
            label={phrases.whichConvention}
            placeholder={phrases.chooseAConvention}
            options={conventions.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={conventionId}
            onChange={(event) => setOwn(event.target.value)}
          />
          <SelectField
            label={phrases.whichPictures}
            options={choices}
            value={choice}
            onChange={(event) => setChoice(event.target.value as Choice)}
          />
        </div>
        <div role="alert">
          <FieldError id={id} error={file.error?.message} />
        </div>
        <DialogActions>
          <Button
            loading={file.isPending}
            loadingLabel={phrases.writingTheFile}
            idle={conventionId === ''}
            onClick={() => void download()}
          >
            {phrases.download}
          </Button>
          <CancelButton disabled={file.isPending} onClick={() => setOpened(false)} />
        </DialogActions>
      </Dialog>
    </>
  );
}
