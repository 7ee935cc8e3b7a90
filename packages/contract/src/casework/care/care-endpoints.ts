import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import type { ErrorCode } from '../../http/error-catalogue.ts';
import { resource } from '../../http/resource.ts';
import { assignee, assignment, followUpChange, noteText } from './care.ts';
import { assignmentOfSeveral, careResults, followUpOfSeveral, labelOfSeveral } from './care-of-several.ts';
import { caredRecords, type CareKind } from './cared-records.ts';

/** What the endpoints of care of a kind of records differ in. */
interface OfKind<
  Id extends string,
  Answer extends z.ZodType,
  NoteAnswer extends z.ZodType,
  Unknown extends ErrorCode,
  Over extends ErrorCode,
> {
  kind: CareKind;
  /** Beginning of the paths, and the group of the documentation. */
  path: string;
  tag: string;
  /** Name of the path parameter. */
  id: Id;
  /** What the documentation calls one of them, and many: `a payment`, `payments`. */
  words: { one: string; many: string };
  /** Where the list of colleagues is. */
  assigneesPath?: '/assignees' | '/colleagues';
  /** What a change answers, and a note. */
  answer: Answer;
  noteAnswer: NoteAnswer;
  /** The refusal of an unknown one. */
  unknown: Unknown;
  /** The refusal of a follow-up for one with which nothing is left to do, for kinds that have such. */
  over?: Over;
}

/**
 * The endpoints with which staff look after a kind of records: assign, follow up, label, note. All changes are idempotent.
 * Calls for several records change each in a transaction of its own: one failure does not affect the others.
 * Registrations, whose calls for several are older and of another shape, have their own.
 */
export function careEndpoints<
  const Id extends string,
  Answer extends z.ZodType,
  NoteAnswer extends z.ZodType,
  const Unknown extends ErrorCode,
  const Over extends ErrorCode = never,
>({ kind, path, tag, id, words, ...of }: OfKind<Id, Answer, NoteAnswer, Unknown, Over>) {
  const { caredForBy, notedBy } = caredRecords[kind];
  const { one, many } = words;
  const record = resource({ path, tag, access: { ability: caredForBy } });
  const params = z.object({ [id]: entityId } as Record<Id, typeof entityId>);
  const over: readonly Over[] = of.over === undefined ? [] : [of.over];
  return {
    /** The path's parameters for a record, and the record in them. */
    paramsOf: (recordId: string) => ({ [id]: recordId }) as z.input<typeof params>,
    recordIdIn(parsed: z.output<typeof params>): string {
      return (parsed as Record<Id, string>)[id];
    },

    /** Whose records the list can show: staff who look after them, and others who still have some, by name. */
    listAssignees: record.get(of.assigneesPath ?? '/assignees', {
      summary: `Staff to whom ${many} can be, or are, assigned`,
      data: z.array(assignee),
    }),

    /**
     * `assignedToSeen` is the assignee on the screen: when a colleague has assigned it meanwhile, the call is refused with
     * CONFLICT.
     */
    assign: record.post(`/{${id}}/assign`, {
      summary: `Assign ${one} to a colleague, or to nobody`,
      params,
      body: assignment,
      data: of.answer,
      errors: [of.unknown, 'CONFLICT'],
    }),

    /**
     * Sets the day on which staff look at a record again, or clears it. When a colleague has changed what was `seen`, the
     * call is refused with CONFLICT. A day that is over, by the calendar of the record's convention, is refused with
     * RQST_PARAMS_INVALID, unless it is the day that is set already.
     */
    setFollowUp: record.post(`/{${id}}/follow-up`, {
      summary: `Set or clear the day on which staff look at ${one} again`,
      params,
      body: followUpChange,
      data: of.answer,
      errors: [of.unknown, ...over, 'CONFLICT'],
    }),

    assignSeveral: record.post('/bulk-assign', {
      summary: `Assign several ${many} to a colleague, or to nobody`,
      body: assignmentOfSeveral,
      data: careResults,
    }),

    setFollowUpOfSeveral: record.post('/bulk-follow-up', {
      summary: `Set or clear the follow-up of several ${many}`,
      body: followUpOfSeveral,
      data: careResults,
    }),

    /** Records that have the label already, or do not, stay as they are. */
    labelSeveral: record.post('/bulk-label', {
      summary: `Put a label on ${many}, or take it off`,
      body: labelOfSeveral,
      data: careResults,
    }),

    /** A note for staff only: families never read it. */
    addNote: record.post(`/{${id}}/note`, {
      summary: `Write a note about ${one}`,
      access: { ability: notedBy },
      takesIdempotencyKey: true,
      params,
      body: z.strictObject({ note: noteText }),
      data: of.noteAnswer,
      errors: [of.unknown],
    }),
  };
}

/** The endpoints of care of any kind, whatever it answers. */
export type CareEndpoints<Answer = unknown, NoteAnswer = unknown> = ReturnType<
  typeof careEndpoints<string, z.ZodType<Answer>, z.ZodType<NoteAnswer>, ErrorCode, ErrorCode>
>;
