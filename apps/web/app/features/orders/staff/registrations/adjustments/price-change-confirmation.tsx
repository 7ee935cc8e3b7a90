import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/orders/staff/adjustments.ts';
import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import type { PriceOutcome } from './api.ts';
import { TotalsAround } from './totals-around.tsx';

/** What a change of the price does, and the button that does it. */
export function PriceChangeConfirmation({
  outcome: { line, before, after },
  currency,
  isChanging,
  error,
  apply,
  onBack,
  onDone,
}: {
  outcome: PriceOutcome;
  currency: Currency;
  isChanging: boolean;
  error: Error | null;
  apply: () => Promise<void>;
  onBack: () => void;
  onDone: () => void;
}) {
  const change = async () => {
    try {
      await apply();
      onDone();
    } catch {
      // The refusal stands in the dialog.
    }
  };
  return (
    <>
      <PriceLines caption={phrases.theNewLine} lines={[line]} currency={currency} />
      <TotalsAround before={before} after={after} currency={currency} />
      <p>{phrases.familyToldHint}</p>
      {error && (
        <Callout tone="danger" live>
          <p>{error.message}</p>
        </Callout>
      )}
      <DialogActions>
        <Button variant="muted" disabled={isChanging} onClick={onBack}>
          {phrases.back}
        </Button>
        <Button loading={isChanging} onClick={() => void change()}>
          {phrases.changeThePrice}
        </Button>
      </DialogActions>
    </>
  );
}
