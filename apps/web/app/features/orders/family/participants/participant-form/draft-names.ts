/** The draft of a person on the list, while it is edited. */
export const editDraft = (participantId: string) => `participant.${participantId}`;

/** The draft of somebody who is being added to the registration for a convention. */
export const newDraft = (conventionId: string) => `participant.new.${conventionId}`;
