import type { FamilyNumbers, LineChoice } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { undoableUntil } from '@sangamam/contract/undo/undoable-decision';
import { useState } from 'react';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useAcceptNumbers } from '../api.ts';
import { EnteredFamilies } from './entered-families.tsx';
import { FamilyActions } from './family-actions.tsx';
import { FamilyTable } from './family-table.tsx';

const FamilyDialog = lazyDialog(async () => (await import('./family-dialog.tsx')).FamilyDialog);

/** The families whose numbers can be entered, with a choice whether numbers that families have are replaced. */
export function AcceptFamilies({
  conventionId,
  families,
  isDone,
  isBusy,
  onDone,
  onAgain,
  onChosen,
}: {
  conventionId: string;
  families: readonly FamilyNumbers[];
  isDone: boolean;
  /** While the list is read again. */
  isBusy: boolean;
  onDone: () => void;
  onAgain: () => void;
  onChosen: (choices: readonly LineChoice[]) => void;
}) {
  const [searching, setSearching] = useState<FamilyNumbers>();
  const [withChanged, setWithChanged] = useState(false);
  const [fault, setFault] = useState<string>();
  /** From when they were asked for, so that the offer outlives none of them. */
  const [until, setUntil] = useState('');
  const { mutateAsync, isPending, data: results } = useAcceptNumbers(conventionId);
  const changed = families.filter(({ result }) => result === 'CHANGED').length;
  const chosen = families.filter(({ result }) => result === 'NEW' || withChanged);
  const accept = async () => {
    setFault(undefined);
    setUntil(undoableUntil(new Date()).toISOString());
    try {
      await mutateAsync(
        chosen.map(({ orderId, revision, numbers }) => ({ orderId, revision, confirmationNumbers: numbers })),
      );
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    }
  };
  const names = new Map(families.map(({ orderId, registrantName }) => [orderId, registrantName]));
  if (isDone)
    return (
      <EnteredFamilies
        conventionId={conventionId}
        results={results ?? []}
        nameOf={(orderId) => names.get(orderId) ?? ''}
        until={until}
        onAgain={onAgain}
      />
    );
  return (
    <>
      <FamilyTable
        caption={phrases.canBeEntered}
        families={families}
        renderActions={(family) => (
          <FamilyActions
            family={family}
            isBusy={isBusy || isPending}
            onChosen={onChosen}
            onSearch={() => setSearching(family)}
          />
        )}
      />
      <FamilyDialog
        conventionId={conventionId}
        line={searching && saidBy(searching)}
        opened={searching !== undefined}
        onClose={() => setSearching(undefined)}
        onChosen={(orderId) => {
          if (searching) onChosen(searching.lines.map((line) => ({ line, orderId })));
          setSearching(undefined);
        }}
      />
      {changed > 0 && (
        <CheckboxField
          label={phrases.replaceNumbers(changed)}
          description={phrases.replaceNumbersHint}
          checked={withChanged}
          onChange={({ target }) => setWithChanged(target.checked)}
        />
      )}
      {fault !== undefined && (
        <Callout tone="danger" live>
          <p>{fault}</p>
        </Callout>
      )}
      <Row>
        <Button
          idle={chosen.length === 0}
          loading={isPending}
          loadingLabel={phrases.entering}
          onClick={() => void accept()}
        >
          {phrases.enterNumbers({
            families: chosen.length,
            numbers: chosen.reduce((sum, { numbers }) => sum + numbers.length, 0),
          })}
        </Button>
      </Row>
    </>
  );
}

/** What the first line of a family says. */
const saidBy = ({ lines: [line = 0], typedName, typedNumber, numbers }: FamilyNumbers) => ({
  line,
  typedName,
  typedNumber,
  confirmationNumber: numbers.join(', '),
});
