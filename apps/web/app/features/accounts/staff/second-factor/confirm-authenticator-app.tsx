import { secondFactorCode } from '@sangamam/contract/accounts/second-factor/second-factor-code';
import { z } from 'zod';

import * as phrases from '#phrases/accounts/staff/second-factor.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';
import { QrCode } from '#web/ui/primitives/qr-code/qr-code.tsx';

import { useConfirmSecondFactor } from './api.ts';
import { copyText } from './copy-text.ts';
import styles from './second-factor.module.css';

const schema = z.object({ code: secondFactorCode });

/** Shows the secret as a QR code and as text, and asks for the first code of the app. */
export function ConfirmAuthenticatorApp({
  secret,
  uri,
  onCodes,
  onBack,
}: {
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onBack: () => void;
}) {
  const form = useAppForm({ schema, defaultValues: { code: '' } });
  const { mutateAsync } = useConfirmSecondFactor();
  return (
    <GlanceSection title={phrases.connectYourAuthenticatorApp}>
      <ol className={styles['steps']}>
        <li>
          <p>{phrases.scanText}</p>
          <div className={styles['secret']}>
            <QrCode content={uri} label={phrases.qrCodeLabel} />
            <div>
              <p className={styles['hint']}>{phrases.theKeyToType}</p>
              <code className={styles['key']}>{secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}</code>
              <div>
                <Button variant="muted" icon="copy" onClick={() => void copyText(secret, phrases.keyCopied)}>
                  {phrases.copyTheKey}
                </Button>
              </div>
            </div>
          </div>
        </li>
        <li>
          <Form
            form={form}
            label={phrases.connectYourAuthenticatorApp}
            errorTitle={phrases.thatDidntWork}
            onSubmit={async (values) => onCodes((await mutateAsync(values)).recoveryCodes)}
          >
            <FormText
              control={form.control}
              name="code"
              label={phrases.codeFromTheApp}
              description={phrases.appCodeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <FormActions>
              <SubmitButton>{phrases.turnItOn}</SubmitButton>
              <Button variant="secondary" onClick={onBack}>
                {phrases.back}
              </Button>
            </FormActions>
          </Form>
        </li>
      </ol>
    </GlanceSection>
  );
}
