import type { Values } from '@sangamam/contract/phrases/values';

export const saveThisView = 'Save this view';
export const saveAsNew = 'Save as a new view';
export const saveChanges = 'Save changes';
export const editView = 'Edit view';
export const editThisView = 'Edit this view';
export const nameOfTheView = 'Name';
export const whatIsSaved = 'The search, the filters and the order of the list are saved, not its rows.';
export const shareWithTheTeam = 'Share with the team';
export const whoSeesIt =
  'Everybody who can see this list gets the view. Only you and administrators can change it.';
export const onlyFor = ({ convention }: Values<'convention'>) => `Only for ${convention}`;
export const elseAnyConvention = 'Otherwise it shows the convention that is chosen at the top.';
export const save = 'Save';
export const saving = 'Saving';
export const cancel = 'Cancel';
export const notSaved = 'The view was not saved';
export const saved = ({ name }: Values<'name'>) => `“${name}” saved`;
export const deleteView = 'Delete view';
export const deleteThisView = ({ name }: Values<'name'>) => `Delete “${name}”?`;
export const deletedForYou = 'Only the view is deleted, nothing that is in the list.';
export const deletedForAll =
  'The view is deleted for the whole team. Nothing that is in the list is deleted.';
export const deleted = ({ name }: Values<'name'>) => `“${name}” deleted`;
export const changedSinceSaved = ({ name }: Values<'name'>) => `Changed since “${name}” was saved`;
export const sharedBy = ({ name }: Values<'name'>) => `Shared by ${name}`;
export const shared = 'Shared';
export const viewIsGone = 'This view was deleted, or it is not shared with you.';
export const showTheList = 'Show the list without it';
export const viewsNotLoaded = 'Your saved views could not be loaded.';
export const tryAgain = 'Try again';
