import { z } from 'zod';

import { crossField } from '../../fields/cross-field.ts';
import { calendarDate } from '../../fields/dates/calendar-date.ts';
import { entityId } from '../../fields/entity-id.ts';
import { optionalLine, requiredLine } from '../../fields/text.ts';
import { typedWholeOrNothing } from '../../fields/typed-number.ts';
import { hasOptions, questionAudiences, questionKinds, questionLimits } from './question.ts';
import { questionMessages as say } from './question-messages.ts';

const translation = (max: number) => optionalLine({ min: 1, max, invalid: say.translation });
const age = z.int().min(0, say.age).max(120, say.age).nullable();

const option = z.strictObject({
  /** Of an option that the question has; a new one has none. */
  optionId: entityId.optional(),
  en: requiredLine({ required: say.optionLabel, invalid: say.optionLabel, min: 1, max: 80 }),
  ml: translation(80),
});

/** A question as an organiser writes it. The order of the options is the one in which families read them. */
export const questionDraft = z
  .strictObject({
    kind: z.enum(questionKinds),
    askedOf: z.enum(questionAudiences),
    text: z.strictObject({
      en: requiredLine({ required: say.wording, invalid: say.wording, min: 2, max: questionLimits.wording }),
      ml: translation(questionLimits.wording),
    }),
    /** For whom, in whole years on the first day of the convention, both included; `null` for no limit. */
    fromAge: age,
    toAge: age,
    /** The day from which families see it, in the convention's time zone; `null` for at once. */
    askedFrom: calendarDate.nullable(),
    required: z.boolean(),
    max: z.int().min(1, say.max).max(questionLimits.number, say.max).nullable(),
    options: z.array(option).max(questionLimits.options),
  })
  .check(
    crossField((draft, refuse) => {
      const { kind, askedOf, fromAge, toAge, max } = draft;
      const options = Array.isArray(draft.options) ? draft.options : [];
      if (hasOptions(kind) && options.length < 2) refuse(['options'], say.twoOptions);
      if (!hasOptions(kind) && options.length > 0) refuse(['options'], say.optionLabel);
      const names = options.map((one) => (typeof one?.en === 'string' ? one.en.trim().toLowerCase() : ''));
      for (const [at, name] of names.entries())
        if (name !== '' && names.indexOf(name) < at) refuse(['options', String(at), 'en'], say.optionTwice);
      if (typeof fromAge === 'number' && typeof toAge === 'number' && toAge < fromAge)
        refuse(['toAge'], say.agesInOrder);
      if (askedOf === 'FAMILY' && typeof fromAge === 'number') refuse(['fromAge'], say.age);
      if (askedOf === 'FAMILY' && typeof toAge === 'number') refuse(['toAge'], say.age);
      if (kind !== 'NUMBER' && typeof max === 'number') refuse(['max'], say.max);
    }),
  );
export type QuestionDraft = z.output<typeof questionDraft>;

const typedOption = z.object({ optionId: z.string(), en: z.string(), ml: z.string() });

/** A question as it is typed. What its kind or its audience does not have is left out, whatever was typed there before. */
export const questionForm = z
  .object({
    kind: z.enum(questionKinds),
    askedOf: z.enum(questionAudiences),
    text: z.object({ en: z.string(), ml: z.string() }),
    fromAge: typedWholeOrNothing(say.age),
    toAge: typedWholeOrNothing(say.age),
    askedFrom: z.string().transform((typed) => (typed === '' ? null : typed)),
    required: z.boolean(),
    max: typedWholeOrNothing(say.max),
    options: z.array(typedOption),
  })
  .transform(({ options, fromAge, toAge, max, ...typed }): z.input<typeof questionDraft> => {
    const ofPeople = typed.askedOf === 'PERSON';
    return {
      ...typed,
      fromAge: ofPeople ? fromAge : null,
      toAge: ofPeople ? toAge : null,
      max: typed.kind === 'NUMBER' ? max : null,
      options: hasOptions(typed.kind)
        ? options.map(({ optionId, ...label }) => ({ ...label, ...(optionId !== '' && { optionId }) }))
        : [],
    };
  })
  .pipe(questionDraft);
export type QuestionFormInput = z.input<typeof questionForm>;
