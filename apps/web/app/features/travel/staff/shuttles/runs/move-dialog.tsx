import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { nextRun } from '@sangamam/contract/travel/shuttles/next-run';
import type { ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';
import type { TravelDirection } from '@sangamam/contract/travel/plan/travel-plan';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { ChoiceField } from '#web/ui/form/field/choice-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useRuns } from '../api/transport.ts';
import type { MoveTo, Moving } from './use-moves.ts';

/** Where a family is: on a run, or without seats. */
export interface FamilyPlace {
  conventionId: string;
  direction: TravelDirection;
  airport: string;
  runId: string | null;
}

interface Props {
  moving: Moving;
  /** Seats that the family needs. */
  passengers: number;
  place: FamilyPlace;
  /** Of the family, for the run that is proposed to one without seats. */
  flight: { day: string; time: string };
  opened: boolean;
  onClose: () => void;
  moves: MoveTo;
}

const off = 'off';

/** Moves a family by keyboard: the runs of its airport, with their free seats. */
export function MoveDialog(props: Props) {
  const { moving, opened, onClose } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={phrases.moveFamilyTo({ family: moving.familyName })}
      size="sm"
    >
      <MoveChoice {...props} />
    </Dialog>
  );
}

function MoveChoice({ moving, passengers, place, flight, onClose, moves }: Props) {
  const { conventionId, direction, airport, runId } = place;
  const [chosen, setTo] = useState<string>();
  const [busy, setBusy] = useState(false);
  const move = async (to: string) => {
    setBusy(true);
    const isDone = await moves(moving, to === off ? null : to);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Loaded query={useRuns(conventionId, { direction, airport })}>
      {(runs) => {
        const others = runs.filter(({ _id }) => _id !== runId);
        if (others.length === 0 && runId === null) return <p>{phrases.noOtherRun}</p>;
        const proposed =
          runId === null ? nextRun(others, { direction, passengers, ...flight })?._id : undefined;
        const to = chosen ?? proposed ?? '';
        return (
          <>
            <ChoiceField
              label={phrases.chooseARun}
              name="run"
              value={to}
              onChange={setTo}
              options={[
                ...others.map((run) => optionOf(run, passengers, run._id === proposed)),
                ...(runId === null ? [] : [{ value: off, label: phrases.noSeats }]),
              ]}
            />
            <DialogActions>
              <Button loading={busy} disabled={to === ''} onClick={() => void move(to)}>
                {phrases.move}
              </Button>
              <CancelButton disabled={busy} onClick={onClose} />
            </DialogActions>
          </>
        );
      }}
    </Loaded>
  );
}

function optionOf(
  { _id, day, departsAt, seats, taken }: ShuttleRun,
  passengers: number,
  isProposed: boolean,
) {
  const free = seats - taken;
  const label = phrases.runOption({
    day: shortDate(day),
    time: departsAt,
    free: phrases.free({ count: free }),
  });
  return {
    value: _id,
    label: isProposed ? phrases.nextRunThatFits({ run: label }) : label,
    // A family larger than the van is split.
    disabled: free < passengers && (passengers <= seats || free <= 0),
  };
}
