import {
  confirmSecondFactor,
  enrollSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jkmn-pqrs-tuvw-xyz${n}`);

function show({ isEnrolled = false, recoveryCodesLeft = 10 } = {}) {
  let enrolled = isEnrolled;
  mockEndpoint(getSecondFactor, () => ({
    isEnrolled: enrolled,
    isAdvised: !enrolled,
    isRequired: false,
    recoveryCodesLeft: enrolled ? recoveryCodesLeft : 0,
  }));
  mockEndpoint(enrollSecondFactor, ({ body: { password } }) => {
    if (password !== 'Sangam-26!') throw new Refusal('INVALID_CREDENTIALS', 'password');
    return { secret, uri: `otpauth://totp/Sangamam:anna@example.org?secret=${secret}` };
  });
  mockEndpoint(confirmSecondFactor, ({ body: { code } }) => {
    if (code !== '123456') throw new Refusal('SECOND_FACTOR_INVALID', 'code');
    enrolled = true;
    return { recoveryCodes: codes };
  });
  return renderPiece(
    <main>
      <h1>My access</h1>
      <SecondFactorPanel />
    </main>,
    { as: { type: 'STAFF' } },
  );
}

test('a second factor is set up: password, QR code and key, first code, recovery codes shown once', async () => {
  await show();
  await expect.element(page.getByText('Please set up a second factor')).toBeVisible();
  const password = page.getByLabelText('Your password', { exact: true });
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect.element(password).toHaveAccessibleDescription(/This is not your password/u);
  await password.fill('Sangam-26!');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();

  await expect.element(page.getByRole('img', { name: /^QR code/u })).toBeVisible();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expectNoAxeViolations();
  const code = page.getByRole('textbox', { name: 'Code from the app' });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect.element(code).toHaveAccessibleDescription(/This code is not right/u);
  await code.fill('123 456');
  await page.getByRole('button', { name: 'Turn it on' }).click();

  await expect.element(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  const file = page.getByRole('link', { name: 'Save as a file' });
  expect(decodeURIComponent(file.element().getAttribute('href') ?? '')).toContain(codes.join('\n'));
  await expectNoAxeViolations();
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect.element(page.getByRole('heading', { name: 'Second factor: on' })).toBeVisible();
  expect(page.getByText(codes[0] ?? '').elements()).toEqual([]);
});

test('a warning is shown when recovery codes run out', async () => {
  await show({ isEnrolled: true, recoveryCodesLeft: 1 });
  await expect.element(page.getByText('One recovery code is left.')).toBeVisible();
  await expect.element(page.getByText(/only an administrator can let you in/u)).toBeVisible();
});

test('a second factor is turned off with password and code', async () => {
  const calls = mockEndpoint(removeSecondFactor, () => ({
    isEnrolled: false,
    isAdvised: true,
    isRequired: false,
    recoveryCodesLeft: 0,
  }));
  await show({ isEnrolled: true });
  await page.getByRole('button', { name: 'Turn it off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Your password', { exact: true }).fill('Sangam-26!');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('ABCD-EFGH-JKMN-PQRS-TUVW-XYZ1');
  await dialog.getByRole('button', { name: 'Turn it off' }).click();
  await expect.element(page.getByText('The second factor is off')).toBeVisible();
  expect(calls).toMatchObject([{ body: { password: 'Sangam-26!', code: 'abcdefghjkmnpqrstuvwxyz1' } }]);
});
