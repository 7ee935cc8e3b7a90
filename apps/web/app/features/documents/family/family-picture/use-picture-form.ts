import type { FamilyPictureOfOrder } from '@sangamam/contract/documents/family-picture/family-picture';
import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import { familyPictureByteLimit } from '@sangamam/contract/documents/family-picture/family-picture-rules';
import { useEffect, useState } from 'react';

import { ApiError } from '#web/lib/api/api-error.ts';
import { shrinkPicture } from '#web/lib/media/shrink-picture.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useSaveFamilyPicture } from '../api.ts';
import { inspectChosen, type ChosenPicture } from './choose-picture.ts';

/** The chosen picture, the note, and how they are saved. What was chosen and typed stays when saving fails. */
export function usePictureForm({ orderId, note: savedNote, picture }: FamilyPictureOfOrder) {
  const [note, setNote] = useState(savedNote);
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState(0);
  const save = useSaveFamilyPicture(orderId);

  // The address of a picture is given back once another one, or none, is shown.
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = await inspectChosen(await shrinkPicture(file, familyPictureByteLimit));
    setFault('fault' in found ? found.fault : undefined);
    if (!('fault' in found)) setChosen(found);
  };
  const submit = async () => {
    setSent(0);
    setFault(undefined);
    try {
      await save.mutateAsync({ note, file: chosen?.file, onProgress: setSent });
      showToast({ message: chosen ? messages.uploaded : messages.noteUpdated });
      setChosen(undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    }
  };
  return {
    note,
    setNote,
    chosen,
    forget: () => setChosen(undefined),
    choose,
    submit,
    fault,
    sent,
    isSaving: save.isPending,
    /** Whether there is something to save. */
    isChanged: chosen !== undefined || (picture !== null && note.trim() !== savedNote),
  };
}
