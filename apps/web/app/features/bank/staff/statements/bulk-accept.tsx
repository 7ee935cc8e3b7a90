import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';
import { useState } from 'react';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { AcceptResults, type LineResult } from './accept-results.tsx';
import { useAcceptLines } from './api.ts';
import { centsText } from './cents-text.ts';
import { bookingOf, type LineChoices } from './use-line-choices.ts';
import styles from './statements.module.css';

/** Accepts the selected lines after one confirmation that names their sum; each has its own result. */
export function BulkAccept({
  statementId,
  lines,
  choices,
}: {
  statementId: string;
  lines: readonly StatementLine[];
  choices: LineChoices;
}) {
  const [asked, setAsked] = useState(false);
  const [results, setResults] = useState<readonly LineResult[]>();
  const accept = useAcceptLines(statementId);
  const acceptable = lines.filter(({ state, candidates }) => state === 'OPEN' && candidates.length > 0);
  const picked = acceptable.filter(choices.isPicked);
  const sure = acceptable.filter(({ level }) => level === 'SURE');
  const bookings = picked.flatMap((line) => bookingOf(line, choices.candidateOf(line)) ?? []);
  const sum = sumText(picked, choices);
  const idsOf = (of: readonly StatementLine[]) => of.map(({ _id }) => _id);
  return (
    <>
      {acceptable.length > 0 && (
        <section className={styles['bar']} aria-label={phrases.selectedLines}>
          <output>
            {picked.length > 0 ? phrases.selectedSum({ lines: picked.length, sum }) : phrases.selectSome}
          </output>
          {picked.length > 0 && (
            <>
              <Button onClick={() => setAsked(true)}>{phrases.acceptMany(picked.length)}</Button>
              <Button variant="secondary" onClick={() => choices.pick(idsOf(acceptable), false)}>
                {phrases.selectNone}
              </Button>
            </>
          )}
          {sure.some((line) => !choices.isPicked(line)) && (
            <Button variant="secondary" onClick={() => choices.pick(idsOf(sure), true)}>
              {phrases.selectSure}
            </Button>
          )}
        </section>
      )}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={phrases.acceptTheseTitle(picked.length)}
        confirmLabel={phrases.accept}
        tone="primary"
        onConfirm={async () => {
          const answered = await accept.mutateAsync(bookings);
          setResults(
            answered.results.map((result) => ({
              ...result,
              line: lines.find(({ _id }) => _id === result.lineId),
            })),
          );
        }}
      >
        <p>{phrases.acceptTheseText({ sum })}</p>
        <p>{phrases.partMailed}</p>
      </ConfirmDialog>
      <AcceptResults results={results} onClose={() => setResults(undefined)} />
    </>
  );
}

/** What the chosen candidates of these lines book, by currency. */
function sumText(lines: readonly StatementLine[], choices: LineChoices): string {
  return currencies
    .flatMap((currency) => {
      const dollars = lines
        .filter((line) => line.currency === currency)
        .flatMap((line) => line.candidates[choices.candidateOf(line)]?.orders ?? [])
        .reduce((sum, { amount }) => sum + amount, 0);
      return dollars > 0 ? [centsText(dollars * 100, currency)] : [];
    })
    .join(', ');
}
