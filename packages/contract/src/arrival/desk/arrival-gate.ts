import type { ReadinessActor, ReadinessItem, ReadinessTopic } from '../../reports/readiness/readiness.ts';

/** What the desk looks at before it lets a family in; the rest of the readiness is no matter of the desk. */
export const gateTopics = ['APPROVAL', 'MONEY', 'CONSENTS', 'HOTEL'] as const satisfies ReadinessTopic[];
export type GateTopic = (typeof gateTopics)[number];

/** `ASK`: somebody of the team has to look at it. `MISSING`: the family has to do something. */
export const gateStates = ['OK', 'ASK', 'MISSING'] as const;
export type GateState = (typeof gateStates)[number];

/** One item of the gate. It has no amounts: the desk may not see them. */
export interface GateItem {
  topic: GateTopic;
  state: GateState;
  /** Whom the desk asks; `null` when it is OK, and for what waits for the approval alone. */
  actor: ReadinessActor | null;
}

/** The gate of a family, from its readiness. A registration that is not active has none. */
export function arrivalGate(readiness: readonly ReadinessItem[]): GateItem[] {
  return gateTopics.flatMap((topic) => {
    const item = readiness.find((one) => one.topic === topic);
    return item ? [{ topic, state: states[item.state], actor: item.actor }] : [];
  });
}

const states: Record<ReadinessItem['state'], GateState> = {
  DONE: 'OK',
  NOT_NEEDED: 'OK',
  WAITING: 'ASK',
  TO_DO: 'MISSING',
};
