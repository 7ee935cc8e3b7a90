import { adminPaths } from '@sangamam/contract/admin-paths';
import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';
import { languages, type Language } from '@sangamam/contract/phrases/language';
import { useState } from 'react';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { MailFrame } from '#web/domain/mail/mail-frame.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { CopyButton } from '#web/ui/primitives/copy-button/copy-button.tsx';

import { useLetterPreview, useTestLetter } from './api.ts';
import styles from './letters.module.css';

/** A letter as a family reads it, to try it out and to copy; `orderId` is the registration, the first recipient's without one. */
export function LetterPreview({ letter, orderId }: { letter: LetterDetail; orderId: string | undefined }) {
  const [language, setLanguage] = useState<Language>('en');
  const [refusal, setRefusal] = useState<string>();
  const query = useLetterPreview({ letterId: letter._id, language, orderId });
  const test = useTestLetter(letter._id);
  const tryOut = async () => {
    setRefusal(undefined);
    try {
      const { sentTo } = await test.mutateAsync({ language, ...(orderId !== undefined && { orderId }) });
      showToast({ message: phrases.tested({ address: sentTo }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <Loaded query={query}>
      {({ registrantName, subject, html, chatText }) => (
        <Stack>
          <div className={styles['head']}>
            <h2>{registrantName === null ? phrases.preview : phrases.previewOf({ name: registrantName })}</h2>
            <div className={styles['buttons']}>
              {letter.preparedAt !== null && (
                <LinkButton variant="muted" size="sm" to={adminPaths.letterRecipients(letter._id)}>
                  {phrases.otherFamily}
                </LinkButton>
              )}
              <Button
                variant="secondary"
                size="sm"
                icon="mail"
                loading={test.isPending}
                onClick={() => void tryOut()}
              >
                {phrases.test}
              </Button>
            </div>
          </div>
          {refusal !== undefined && <p role="alert">{refusal}</p>}
          {letter.bodyMl !== '' && (
            <div className={styles['language']}>
              <SelectField
                label={phrases.language}
                options={languages.map((value) => ({ value, label: phrases.languages[value] }))}
                value={language}
                onChange={(event) => setLanguage(event.target.value === 'ml' ? 'ml' : 'en')}
              />
            </div>
          )}
          <MailFrame key={html} html={html} subject={subject} />
          <Card>
            <div className={styles['head']}>
              <h3>{phrases.forChats}</h3>
              <CopyButton value={chatText} label={phrases.copyForChats} />
            </div>
            <p className={styles['sub']}>{phrases.forChatsHint}</p>
            <pre className={styles['chat']}>{chatText}</pre>
          </Card>
        </Stack>
      )}
    </Loaded>
  );
}
