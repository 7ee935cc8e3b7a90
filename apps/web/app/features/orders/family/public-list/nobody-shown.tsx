import * as phrases from '#phrases/orders/family/public-list.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { ParticipantList } from './load-participant-list.ts';
import { addressOf } from './participant-list-page.ts';

/** While no convention is chosen: the sentence of the specification, and the way to the one to come. */
export function NothingChosen({ list: { conventions } }: { list: Pick<ParticipantList, 'conventions'> }) {
  // The list has the latest one first.
  const [coming] = conventions;
  return (
    <EmptyState
      title={phrases.selectPrompt}
      action={
        coming && (
          <LinkButton to={addressOf({ convention: coming.id, page: 1 })} iconAfter="arrowRight">
            {phrases.seeComing({ name: coming.name })}
          </LinkButton>
        )
      }
    />
  );
}

/** Nobody is registered yet, or nobody fits what was typed and chosen. */
export function NobodyShown({
  list: { unit, search },
  convention,
}: {
  list: Pick<ParticipantList, 'unit' | 'search'>;
  convention: string;
}) {
  if (unit === '' && search === '') return <EmptyState title={phrases.noRegisteredUsersPresent} />;
  return (
    <EmptyState
      title={phrases.nobodyFits}
      action={
        <LinkButton to={addressOf({ convention, page: 1 })} variant="secondary">
          {phrases.showEverybody}
        </LinkButton>
      }
    />
  );
}
