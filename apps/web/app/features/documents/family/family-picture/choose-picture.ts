import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import {
  familyPictureFault,
  isFamilyPictureTooSmall,
} from '@sangamam/contract/documents/family-picture/family-picture-rules';

/** A picture that was chosen and is not sent yet, with the address that shows it. */
export interface ChosenPicture {
  file: File;
  address: string;
}

/** Inspects a chosen file: its address where it can be sent, else why it cannot. */
export async function inspectChosen(file: File): Promise<ChosenPicture | { fault: string }> {
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
