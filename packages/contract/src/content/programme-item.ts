import { z } from 'zod';

import { programmeAges, programmeLanguages, type ProgrammeItem } from './programme.ts';

/** One thing of the programme in its wire format. */
export const programmeItem: z.ZodType<ProgrammeItem> = z.object({
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  title: z.string(),
  hall: z.string(),
  note: z.string(),
  ages: z.enum(programmeAges),
  language: z.enum(programmeLanguages),
  highlight: z.boolean(),
});
