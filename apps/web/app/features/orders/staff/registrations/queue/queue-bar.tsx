import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useLocation } from 'react-router';

import * as phrases from '#phrases/orders/staff/queue.ts';
import { ShortcutHelp } from '#web/domain/shortcuts/shortcut-help.tsx';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { ShortcutsButton } from '#web/domain/shortcuts/shortcuts-button.tsx';
import { assignToMe } from '#phrases/casework/staff/assignment.ts';
import { setAFollowUp } from '#phrases/casework/staff/follow-up.ts';
import { addALabel } from '#phrases/casework/staff/labels.ts';

import { setGoesOn, useGoesOn } from './goes-on.ts';
import type { Neighbours } from './use-neighbours.ts';

import styles from './queue.module.css';

type Key = readonly [key: string, does: string];

/** The single-key shortcuts on the record of a registration, for staff who may use them. */
function keysFor({ decides, writesNotes }: { decides: boolean; writesNotes: boolean }) {
  return [...keys, ...(decides ? decisionKeys : []), ...(writesNotes ? noteKeys : [])];
}

const keys: readonly Key[] = [
  ['j', phrases.nextRegistration],
  ['k', phrases.previousRegistration],
  ['l', phrases.backToTheList],
];

const decisionKeys: readonly Key[] = [
  ['a', 'Approve'],
  ['r', phrases.rejectOrReopen],
  ['q', phrases.askFamily],
  ['i', assignToMe],
  ['f', setAFollowUp],
  ['t', addALabel],
];

const noteKeys: readonly Key[] = [['n', phrases.writeANote]];

/** Buttons and keys for the previous and next registration of the list it was opened from. */
export function QueueBar({
  neighbours,
  backTo,
  decides,
  writesNotes,
}: {
  neighbours: Neighbours | undefined;
  backTo: string;
  /** For staff who decide: they choose whether the next one opens after a decision. */
  decides: boolean;
  /** For staff who write notes. */
  writesNotes: boolean;
}) {
  const goesOn = useGoesOn();
  const [helping, setHelping] = useState(false);
  const navigate = useNavigate();
  const { previous, next } = neighbours ?? {};
  const go = useQueueSteps(neighbours);
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    l: () => void navigate(backTo),
    '?': () => setHelping(true),
  });
  return (
    <nav aria-label={phrases.theQueue} className={styles['bar']}>
      {previous ? (
        <LinkButton to={previous} variant="secondary" size="sm" icon="arrowLeft" rel="prev">
          {phrases.previous}
        </LinkButton>
      ) : (
        <Button variant="secondary" size="sm" icon="arrowLeft" disabled>
          {phrases.previous}
        </Button>
      )}
      {next ? (
        <LinkButton to={next} variant="secondary" size="sm" iconAfter="arrowRight" rel="next">
          {neighbours?.nextName
            ? phrases.nextNamed({ name: neighbours.nextName, left: neighbours.left })
            : phrases.next}
        </LinkButton>
      ) : (
        <Button variant="secondary" size="sm" iconAfter="arrowRight" disabled>
          {phrases.next}
        </Button>
      )}
      <output className={styles['place']}>{neighbours && placeText(neighbours)}</output>
      {decides && neighbours && (
        <label className={styles['goesOn']}>
          <input type="checkbox" checked={goesOn} onChange={() => setGoesOn(!goesOn)} />
          {phrases.continueAfterDecision}
        </label>
      )}
      <ShortcutsButton onClick={() => setHelping(true)} />
      <ShortcutHelp
        keys={keysFor({ decides, writesNotes })}
        asksFirst={decides || writesNotes}
        opened={helping}
        onClose={() => setHelping(false)}
      />
    </nav>
  );
}

/** Where this one stands, or that the work is done once a decision has taken the last one out of the list. */
function placeText({ place, total, next }: Neighbours): string {
  if (place !== undefined) return phrases.ofInThisList({ place, total });
  if (total === 0) return phrases.allDone;
  return next === undefined ? phrases.endOfTheList({ count: total }) : phrases.notInThisList;
}

type Step = 1 | -1;

/**
 * Goes to the next (1) or the previous registration (-1) of the list. A key that is pressed while the one before it is
 * still under way counts afterwards, so that pressing quickly loses no step; opening a dialog ends that.
 */
function useQueueSteps(neighbours: Neighbours | undefined): (step: Step) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  /** The address that is being left. */
  const leaving = useRef<string>(undefined);
  const waiting = useRef(0);
  const go = (step: Step) => {
    if (leaving.current === pathname || (!neighbours && search !== '')) {
      waiting.current += step;
      return;
    }
    const to = step === 1 ? neighbours?.next : neighbours?.previous;
    if (to === undefined) return;
    leaving.current = pathname;
    void navigate(to);
  };
  const arrive = useEffectEvent((at: string) => {
    if (leaving.current === at) return;
    const left = waiting.current;
    leaving.current = undefined;
    waiting.current = 0;
    if (left === 0 || document.querySelector('[role="dialog"]')) return;
    const step = left > 0 ? 1 : -1;
    waiting.current = left - step;
    go(step);
    if (leaving.current === undefined) waiting.current = 0;
  });
  const isKnown = neighbours !== undefined;
  useEffect(() => {
    if (isKnown) arrive(pathname);
  }, [pathname, isKnown]);
  return go;
}
