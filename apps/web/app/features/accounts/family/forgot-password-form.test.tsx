import { passwordMessages as messages } from '@sangamam/contract/accounts/passwords/password-messages';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../../test/render-app.tsx';
import { leaveWithoutAnswer, waysWithoutAnswer, whatIsKnown } from '../../../../test/without-answer.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

test.for(waysWithoutAnswer)('when %s, the sentence of a failure comes first', async ([, arrives]) => {
  const onSent = vi.fn<(email: string) => void>();
  await renderPiece(
    <main>
      <h1>Forgot password</h1>
      <ForgotPasswordForm onSent={onSent} />
    </main>,
  );
  await page.getByLabelText('Email address').fill('anna@example.org');
  leaveWithoutAnswer(arrives);
  await page.getByRole('button', { name: 'Send link' }).click();
  const failed = page.getByRole('region', { name: messages.tryAgain });
  await expect.element(failed.getByText(whatIsKnown)).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
});
