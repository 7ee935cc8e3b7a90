import type { MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';
import type { MailTextDraft } from '@sangamam/contract/mail/texts/mail-text-endpoints';
import type { Language } from '@sangamam/contract/phrases/language';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/mail/staff/texts.ts';
import { MailFrame } from '#web/domain/mail/mail-frame.tsx';
import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

import { useMailTextPreview, useTestMailText, type PreviewInput } from './api.ts';
import styles from './texts.module.css';
import { isFlawless } from './text-values.ts';

/** How long nothing is typed before the preview follows, milliseconds. */
const pauseMs = 600;

/** The text that is being written, as a family reads it. */
export function TextPreview({
  control,
  conventionId,
  kind,
  language,
}: {
  control: Control<MailTextDraft, unknown, MailTextDraft>;
  conventionId: string;
  kind: MailTextKind;
  language: Language;
}) {
  const [subject, body] = useWatch({ control, name: ['subject', 'body'] });
  const [number, setNumber] = useState('');
  const isShowable = isFlawless(kind, { subject, body });
  const wanted = useSettled(
    isShowable
      ? { kind, language, subject, body, ...(number.trim() && { number: number.trim() }) }
      : undefined,
  );
  const { data, error, isPending } = useMailTextPreview(conventionId, wanted);
  const isUnknown = isRefusal(error, 'ORDER_NOT_FOUND');
  return (
    <section className={styles['preview']} aria-labelledby="mail-preview">
      <div className={styles['head']}>
        <h2 id="mail-preview">
          {data ? phrases.previewOf({ name: data.registrantName, number: data.number }) : phrases.preview}
        </h2>
        {isShowable && wanted && data && <TestButton conventionId={conventionId} draft={wanted} />}
      </div>
      <p className={styles['sub']}>{phrases.previewHint}</p>
      <TextField
        label={phrases.registration}
        description={phrases.registrationHint}
        error={isUnknown && number.trim() !== '' ? phrases.noSuchRegistration : undefined}
        value={number}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setNumber(event.target.value)}
      />
      {!isShowable && (
        <Callout live>
          <p>{phrases.previewWaits}</p>
        </Callout>
      )}
      {isUnknown && number.trim() === '' && (
        <Callout>
          <p>{phrases.noRegistration}</p>
        </Callout>
      )}
      {error !== null && !isUnknown && (
        <Callout tone="danger" title={phrases.previewFailed} live>
          <p>{error.message}</p>
        </Callout>
      )}
      {data && error === null && (
        <>
          <p className={styles['subject']} {...(language !== 'en' && { lang: language })}>
            {data.subject}
          </p>
          <MailFrame key={data.html} html={data.html} subject={data.subject} />
        </>
      )}
      {isPending && wanted && <PageSpinner />}
    </section>
  );
}

/** The last value that stood for a moment; what cannot be shown does not replace it. */
function useSettled(value: PreviewInput | undefined): PreviewInput | undefined {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setSettled(JSON.parse(key) as PreviewInput), pauseMs);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

function TestButton({ conventionId, draft }: { conventionId: string; draft: PreviewInput }) {
  const test = useTestMailText(conventionId);
  const send = async () => {
    try {
      const { sentTo } = await test.mutateAsync(draft);
      showToast({ message: phrases.tested({ address: sentTo }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: error.message, tone: 'danger' });
    }
  };
  return (
    <Button variant="secondary" size="sm" icon="mail" loading={test.isPending} onClick={() => void send()}>
      {phrases.test}
    </Button>
  );
}
