import {
  familyPictureStates,
  type FamilyPictureState,
} from '@sangamam/contract/documents/family-picture/family-picture';

import * as phrases from '#phrases/documents/staff/family-picture.ts';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

const names: Readonly<Record<FamilyPictureState, string>> = {
  SENT: phrases.toLookAt,
  APPROVED: phrases.approved,
  HIDDEN: phrases.hidden,
};

const tones: Readonly<Record<FamilyPictureState, StatusTone>> = {
  SENT: 'action',
  APPROVED: 'done',
  HIDDEN: 'stopped',
};

/** The states to filter by. */
export const pictureStateOptions = familyPictureStates.map((value) => ({ value, label: names[value] }));

/** Whether a picture has to be looked at, is approved or hidden. */
export function PictureState({ state }: { state: FamilyPictureState }) {
  return <StatusBadge tone={tones[state]}>{names[state]}</StatusBadge>;
}
