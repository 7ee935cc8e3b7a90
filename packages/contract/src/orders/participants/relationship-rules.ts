import { relationships, type Relationship } from './participant.ts';

const manyTimes: ReadonlySet<Relationship> = new Set<Relationship>(['SON', 'DAUGHTER']);

/**
 * The relationships that the add form offers (SPEC §4): sons and daughters always, the others until one exists, SELF
 * never. Pass what the other people of the order are; on edit, leave out the one who is being edited.
 */
export function freeRelationships(existing: readonly Relationship[]): Relationship[] {
  return relationships.filter(
    (relationship) =>
      relationship !== 'SELF' && (manyTimes.has(relationship) || !existing.includes(relationship)),
  );
}
