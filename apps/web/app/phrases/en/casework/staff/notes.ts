export const writeANote = 'Write a note';
export const note = 'Note';
export const noteForRegistrarsOnly = 'Note, registrars only';
export const staffReadItTheFamilyCant =
  "Everyone on staff who sees this registration can read it. The family can't.";
export const registrarsOnly = 'Registrars only';
export const treasurersAndViewersDontSeeIt = "Treasurers and viewers don't see it.";
export const saveNote = 'Save note';
export const noteSaved = 'Note saved';
export const thatDidntWork = "That didn't work";
export const cancel = 'Cancel';
