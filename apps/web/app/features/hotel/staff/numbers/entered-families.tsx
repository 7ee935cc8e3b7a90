import type { acceptNumbers } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useState } from 'react';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import { UndoButton } from '#web/domain/undo/undo-button.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useUndoNumbers } from '../api.ts';

/** What became of the families of a list: how many were entered, which were not, and a way back for a minute. */
export function EnteredFamilies({
  conventionId,
  results,
  nameOf,
  until,
  onAgain,
}: {
  conventionId: string;
  results: EndpointData<typeof acceptNumbers>['results'];
  nameOf: (orderId: string) => string;
  /** When the numbers can no longer be undone, ISO 8601 UTC. */
  until: string;
  onAgain: () => void;
}) {
  const [fault, setFault] = useState<string>();
  const { mutateAsync, isPending, data: undone } = useUndoNumbers(conventionId);
  const refused = results.filter(({ result }) => result === 'REFUSED');
  const entered = results.length - refused.length;
  const decisions = results.flatMap(({ orderId, decisionId }) =>
    decisionId === null ? [] : [{ orderId, decisionId }],
  );
  const undo = async () => {
    setFault(undefined);
    try {
      await mutateAsync(decisions);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    }
  };
  if (undone) {
    const kept = undone.filter((one) => !one.undone);
    return (
      <Callout tone={kept.length > 0 ? 'warning' : 'success'} live scrollIntoView>
        {kept.length < undone.length && <p>{phrases.familiesUndone(undone.length - kept.length)}</p>}
        {kept.length > 0 && <p>{phrases.familiesNotUndone(kept.length)}</p>}
        <Lines of={kept} nameOf={nameOf} />
        <Row>
          <Button variant="secondary" size="sm" onClick={onAgain}>
            {phrases.readTheListAgain}
          </Button>
        </Row>
      </Callout>
    );
  }
  return (
    <Callout tone={refused.length > 0 ? 'warning' : 'success'} live scrollIntoView>
      <p>{entered > 0 ? phrases.familiesEntered(entered) : phrases.noFamilyEntered}</p>
      <Lines of={refused} nameOf={nameOf} />
      {fault !== undefined && <p>{fault}</p>}
      <Row>
        {decisions.length > 0 && (
          <UndoButton
            until={until}
            label={phrases.undoOfNumbers(decisions.length)}
            isUndoing={isPending}
            variant="secondary"
            onUndo={() => void undo()}
          />
        )}
        {refused.length > 0 && (
          <Button variant="secondary" size="sm" onClick={onAgain}>
            {phrases.readTheListAgain}
          </Button>
        )}
      </Row>
    </Callout>
  );
}

/** Families with the reason why something was not done. */
function Lines({
  of,
  nameOf,
}: {
  of: readonly { orderId: string; message: string | null }[];
  nameOf: (orderId: string) => string;
}) {
  if (of.length === 0) return null;
  return (
    <ul>
      {of.map(({ orderId, message }) => (
        <li key={orderId}>{phrases.refusedLine({ name: nameOf(orderId), message: message ?? '' })}</li>
      ))}
    </ul>
  );
}
