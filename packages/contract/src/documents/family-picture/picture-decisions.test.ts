import { expect, it } from 'vitest';

import { familyPictureStates } from './family-picture.ts';
import { pictureDecision, possiblePictureActions, type PictureAction } from './picture-decisions.ts';

/** Written down a second time, by state; `restore` as well once the picture was edited. */
const expected: Record<string, PictureAction[]> = {
  SENT: ['approve', 'hide', 'edit'],
  APPROVED: ['hide', 'edit'],
  HIDDEN: ['approve', 'edit'],
};

it.each(familyPictureStates)('a family picture that is %s', (state) => {
  expect(possiblePictureActions({ state, isEdited: false })).toEqual(expected[state]);
  expect(possiblePictureActions({ state, isEdited: true })).toEqual([...(expected[state] ?? []), 'restore']);
});

it('a repeated decision is done already, and an unedited picture cannot be restored', () => {
  expect(pictureDecision('approve', { state: 'APPROVED', isEdited: false }).outcome).toBe('already-done');
  expect(pictureDecision('hide', { state: 'HIDDEN', isEdited: false }).outcome).toBe('already-done');
  expect(pictureDecision('restore', { state: 'SENT', isEdited: false }).outcome).toBe('refused');
});
