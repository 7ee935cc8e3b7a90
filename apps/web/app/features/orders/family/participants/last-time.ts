import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';

/** True as long as nobody but the registrant attends, of those whom an earlier registration brought along. */
export function mayTakeLastTime(participants: readonly ParticipantRecord[]): boolean {
  return (
    participants.length > 1 &&
    participants.every(({ relationShip, isParticipated }) => relationShip === 'SELF' || !isParticipated)
  );
}
