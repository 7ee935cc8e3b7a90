import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderPiece } from '../../../test/render-app.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** Steps forward by `j`; the second step is answered by a `k` in the moment in which it stands. */
function Steps() {
  const [step, setStep] = useState(1);
  useShortcuts({
    ...(step === 1 && { j: () => setStep(2) }),
    ...(step === 2 && { k: () => setStep(3) }),
  });
  useLayoutEffect(() => {
    if (step === 2) dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }));
  }, [step]);
  return <p>Step {step}</p>;
}

test('a shortcut acts on the current page right after navigation', async () => {
  const screen = await renderPiece(<Steps />);
  await userEvent.keyboard('j');
  await expect.element(screen.getByText('Step 3')).toBeVisible();
});
