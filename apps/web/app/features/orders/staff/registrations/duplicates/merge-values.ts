import { reasonToFamily } from '@sangamam/contract/orders/adjustments/reason-to-family';
import type {
  MergeOptions,
  RegistrationMerge,
} from '@sangamam/contract/orders/registrations/merge-endpoints';
import { relationships } from '@sangamam/contract/orders/participants/participant';
import { z } from 'zod';

import { pleaseChoose } from '#phrases/orders/staff/merge.ts';

/** What staff choose for each person: `SAME` with an id, `JOIN` with a relationship, or `OUT`. */
export const mergeForm = z.object({
  people: z.array(z.object({ participantId: z.string(), choice: z.string().min(1, pleaseChoose) })),
  /** Empty keeps the package. */
  packageId: z.string(),
  reason: reasonToFamily,
});
export type MergeFormInput = z.input<typeof mergeForm>;

/** The choices that staff start from: whoever looks the same is, children join as children. */
export function mergeFromWire({ others }: Pick<MergeOptions, 'others'>): MergeFormInput {
  return {
    people: others.map(({ participantId, relationship, sameAs }) => ({
      participantId,
      choice: sameAs === null ? (relationship === 'SELF' ? '' : `JOIN ${relationship}`) : `SAME ${sameAs}`,
    })),
    packageId: '',
    reason: '',
  };
}

/** The merge as the endpoint takes it; undefined while something is not chosen. */
export function mergeToWire({
  people,
  packageId,
}: Pick<MergeFormInput, 'people' | 'packageId'>): RegistrationMerge | undefined {
  if (people.some(({ choice }) => choice === '')) return undefined;
  return {
    people: people.flatMap(({ participantId, choice }): RegistrationMerge['people'] => {
      const [kind, value = ''] = choice.split(' ');
      if (kind === 'SAME') return [{ participantId, sameAs: value }];
      const relationship = joinable.find((one) => one === value);
      return kind === 'JOIN' && relationship ? [{ participantId, relationship }] : [];
    }),
    ...(packageId && { packageId }),
  };
}

/** The relationships in which somebody joins. */
export const joinable = relationships.filter((one) => one !== 'SELF');
