import type { CareKind } from '@sangamam/contract/casework/care/cared-records';

export const writeANote = 'Write a note';
export const note = 'Note';
export const noteForRegistrarsOnly = 'Note, registrars only';
/** Who reads a note, by the kind of its record. */
export const noteHints: Readonly<Record<CareKind, string>> = {
  REGISTRATION: "Everyone on staff who sees this registration can read it. The family can't.",
  PAYMENT: "Everyone on staff who sees amounts can read it. The family can't.",
  MESSAGE: "Everyone on staff who reads messages can read it. Who wrote the message can't.",
  PERSON: "Everyone on staff who manages people can read it. The person can't.",
};
export const registrarsOnly = 'Registrars only';
export const registrarsOnlyHint = "Treasurers and viewers don't see it.";
export const saveNote = 'Save note';
export const noteSaved = 'Note saved';
export const thatDidntWork = "That didn't work";
