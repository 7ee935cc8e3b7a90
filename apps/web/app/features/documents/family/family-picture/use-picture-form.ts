import type { FamilyPictureOfOrder } from '@sangamam/contract/documents/family-picture/family-picture';
import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import {
  familyPictureByteLimit,
  familyPictureFault,
  isFamilyPictureTooSmall,
} from '@sangamam/contract/documents/family-picture/family-picture-rules';
import { useEffect, useState } from 'react';

import { ApiError } from '#web/lib/api/api-error.ts';
import { shrinkPicture } from '#web/lib/media/shrink-picture.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useSaveFamilyPicture } from '../api.ts';

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

/** A picture that was chosen and is not sent yet, with the address that shows it. */
interface ChosenPicture {
  file: File;
  address: string;
}

/** Inspects a chosen file: its address where it can be sent, else why it cannot. */
async function inspectChosen(file: File): Promise<ChosenPicture | { fault: string }> {
  const known = familyPictureFault(file);
  if (known !== undefined) return { fault: known };
  const address = URL.createObjectURL(file);
  const fault = await faultOf(address);
  if (fault === undefined) return { file, address };
  URL.revokeObjectURL(address);
  return { fault };
}

async function faultOf(address: string): Promise<string | undefined> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return messages.type;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return isFamilyPictureTooSmall({ width, height }) ? messages.tooSmall : undefined;
}
