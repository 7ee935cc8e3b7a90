import { alreadyDone, notPossible, possible, type Decision } from '../../orders/decisions/decision.ts';
import type { FamilyPictureState } from './family-picture.ts';

/** What staff can do with a family picture. `restore` takes rotating and cropping back. */
export const pictureActions = ['approve', 'hide', 'edit', 'restore'] as const;
export type PictureAction = (typeof pictureActions)[number];

/** The facts that determine the actions. */
export interface PictureFacts {
  state: FamilyPictureState;
  /** Whether it was rotated or cropped. */
  isEdited: boolean;
}

/** The decision table of family pictures. A picture can be put right whatever was decided about it. */
const table: Record<PictureAction, (facts: PictureFacts) => Decision> = {
  approve: ({ state }) => (state === 'APPROVED' ? alreadyDone : possible),
  hide: ({ state }) => (state === 'HIDDEN' ? alreadyDone : possible),
  edit: () => possible,
  restore: ({ isEdited }) => (isEdited ? possible : notPossible),
};

/** What the table says about one action. */
export function pictureDecision(action: PictureAction, facts: PictureFacts): Decision {
  return table[action](facts);
}

/** The actions that would be carried out now, in the table's order. */
export function possiblePictureActions(facts: PictureFacts): PictureAction[] {
  return pictureActions.filter((action) => table[action](facts).outcome === 'possible');
}
