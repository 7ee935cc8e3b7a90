import type { GateTopic } from '@sangamam/contract/arrival/desk/arrival-gate';
import { numberOf, type DeskFamily, type OpenedFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { useEffect, useRef, type ReactNode } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../check-in.module.css';
import { GateStrip } from './gate-strip.tsx';

/** A family: who it is, what is missing, and `children` for its people. It takes the focus as it opens. */
export function FamilyPanel({
  family,
  open,
  mayOverride,
  children,
}: {
  family: DeskFamily;
  open: OpenedFamily['open'];
  mayOverride: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { registrantName, familyName, localUnitName, standing, gate, specialRequest } = family;
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const standingName = phrases.standingNames[standing];
  return (
    <Card bordered labelledBy="desk-family" className={styles['panel']}>
      <header className={styles['head']} data-fills-phone>
        <h2 id="desk-family" ref={heading} tabIndex={-1}>
          {registrantName}
        </h2>
        <span className={styles['number']}>{numberOf(family)}</span>
        <StatusBadge tone={standing === 'CONFIRMED' ? 'done' : 'stopped'}>{standingName}</StatusBadge>
        <p className={styles['sub']}>{[familyName, localUnitName].filter(Boolean).join(' · ')}</p>
      </header>
      {specialRequest !== '' && (
        <p className={styles['request']}>
          <strong>{phrases.specialRequest}</strong> <span>{specialRequest}</span>
        </p>
      )}
      {standing !== 'CONFIRMED' && (
        <Callout tone="warning" title={phrases.standingTitle({ standing: standingName.toLowerCase() })}>
          <p>
            {standing !== 'NOT_CONFIRMED'
              ? phrases.standingTexts[standing]
              : mayOverride
                ? phrases.checkInAnywayHint
                : whyNotConfirmed(gate)}
          </p>
        </Callout>
      )}
      <GateStrip gate={gate} amount={open} />
      {children}
    </Card>
  );
}

/** Whom a desk asks about a registration that is not confirmed. */
function whyNotConfirmed(gate: DeskFamily['gate']): string {
  const isOpen = (one: GateTopic) => gate.some(({ topic, state }) => topic === one && state !== 'OK');
  if (isOpen('APPROVAL')) return phrases.notApprovedText;
  return isOpen('MONEY') ? phrases.notPaidText : phrases.standingTexts.NOT_CONFIRMED;
}
