import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { useRef, useState, type ReactNode } from 'react';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Pager } from '#web/ui/data/pager/pager.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';

import { BulkAccept } from './bulk-accept.tsx';
import { LineCard } from './line-card.tsx';
import { useLineActions } from './use-line-actions.ts';
import { bookingOf, useLineChoices } from './use-line-choices.ts';
import styles from './statements.module.css';
import { SplitForm } from './split/split-form.tsx';

/** The lines of one state. One of them is current for the keyboard; sure ones are selected to be accepted together. */
export function LineList({
  statementId,
  lines,
  isBusy,
  page,
  totalPages,
  onPage,
  onHelp,
  empty,
}: {
  statementId: string;
  lines: readonly StatementLine[];
  isBusy: boolean;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  onHelp: () => void;
  /** Shown instead of no lines; results of those that were just accepted stay in sight above it. */
  empty: ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const [splitting, setSplitting] = useState<StatementLine>();
  const choices = useLineChoices();
  const { accept, acceptSlip, setAside, refusals, busyId } = useLineActions(statementId);
  const line = lines[Math.min(current, lines.length - 1)];
  const goTo = (place: number) => {
    const next = Math.max(0, Math.min(lines.length - 1, place));
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[next]?.focus();
  };
  const isOpen = line?.state === 'OPEN';
  useShortcuts({
    j: () => goTo(current + 1),
    k: () => goTo(current - 1),
    '?': onHelp,
    ...(isOpen && {
      x: () => choices.pick([line._id], !choices.isPicked(line)),
      s: () => setSplitting(line),
      i: () => void setAside(line, 'IGNORED'),
      n: () => void setAside(line, 'NEVER'),
    }),
  });
  const acceptChosen = (chosen: StatementLine) => {
    const booking = bookingOf(chosen, choices.candidateOf(chosen));
    if (booking) void accept(chosen, booking);
  };
  return (
    <div className={styles['lines']} aria-busy={isBusy || undefined}>
      <BulkAccept statementId={statementId} lines={lines} choices={choices} />
      {lines.length === 0 ? (
        empty
      ) : (
        <ol ref={list} className={styles['list']} aria-label={phrases.linesHeader}>
          {lines.map((each, place) => (
            <LineCard
              key={each._id}
              line={each}
              isCurrent={each === line}
              isPicked={choices.isPicked(each)}
              candidate={choices.candidateOf(each)}
              refusal={refusals.get(each._id)}
              isWorking={busyId === each._id}
              onFocus={() => setCurrent(place)}
              onPick={(picked) => choices.pick([each._id], picked)}
              onChoose={(candidate) => choices.choose(each._id, candidate)}
              onAcceptSlip={(slip) => void acceptSlip(each, slip)}
              onAccept={() => acceptChosen(each)}
              onSplit={() => setSplitting(each)}
              onState={(state) => void setAside(each, state)}
            />
          ))}
        </ol>
      )}
      {totalPages > 1 && <Pager page={page} totalPages={totalPages} onPage={onPage} />}
      <SplitDialog line={splitting} statementId={statementId} onClose={() => setSplitting(undefined)} />
    </div>
  );
}

/** Shares a line among registrations that are chosen by hand. */
function SplitDialog({
  line,
  statementId,
  onClose,
}: {
  line: StatementLine | undefined;
  statementId: string;
  onClose: () => void;
}) {
  return (
    <Dialog opened={line !== undefined} onClose={onClose} title={phrases.splitTitle}>
      {line && <SplitForm key={line._id} line={line} statementId={statementId} onClose={onClose} />}
    </Dialog>
  );
}
