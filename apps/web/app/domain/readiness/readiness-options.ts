import {
  readinessActors,
  readinessTopics,
  type ReadinessActor,
  type ReadinessFilter,
} from '@sangamam/contract/reports/readiness/readiness';

import * as phrases from '#phrases/domain/readiness.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';

import { topicNames } from './readiness-words.ts';

const filterNames: Readonly<Record<ReadinessFilter, string>> = { ANY: phrases.anything, ...topicNames };

/** What is still open on the checklist of a family, as options of a filter. */
export const openTopicOptions: readonly Option[] = (['ANY', ...readinessTopics] as const).map((value) => ({
  value,
  label: filterNames[value],
}));

/** Who has to act, in one or two words. */
export const actorNames: Readonly<Record<ReadinessActor, string>> = {
  FAMILY: phrases.theFamily,
  REGISTRAR: phrases.theRegistrar,
  TREASURER: phrases.theTreasurer,
  HOSPITALITY: phrases.hospitality,
};

/** Who has to act, as options of a filter. */
export const actorOptions: readonly Option[] = readinessActors.map((value) => ({
  value,
  label: actorNames[value],
}));
