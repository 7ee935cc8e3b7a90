import { adminPaths } from '@sangamam/contract/admin-paths';
import {
  mailTextDraft,
  type MailTextDetail,
  type MailTextVersion,
} from '@sangamam/contract/mail/texts/mail-text-endpoints';
import { languages, type Language } from '@sangamam/contract/phrases/language';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import * as phrases from '#phrases/mail/staff/texts.ts';
import { FormRichText } from '#web/domain/rich-text/form-rich-text.tsx';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { useSaveMailText } from './api.ts';
import { BackToOurs } from './back-to-ours.tsx';
import { BlockList } from './block-list.tsx';
import { TextPreview } from './text-preview.tsx';
import styles from './texts.module.css';
import { fillInsOf, storedText, type StoredText } from './text-values.ts';
import { VersionList } from './version-list.tsx';

/** The text of a mail in one language: to write, read as a family, and take back. */
export function TextEditor({ detail }: { detail: MailTextDetail }) {
  const [params] = useSearchParams();
  const language: Language = params.get('language') === 'ml' ? 'ml' : 'en';
  const { conventionId } = detail;
  return (
    <Stack>
      <ViewChips
        label={phrases.language}
        parameter="language"
        current={language === 'en' ? '' : language}
        also={`conventionId=${conventionId}`}
        chips={languages.map((one) => ({
          value: one === 'en' ? '' : one,
          label: phrases.languages[one],
          sum: undefined,
        }))}
      />
      <InLanguage key={language} detail={detail} language={language} />
    </Stack>
  );
}

const typed = ({ subject, body }: StoredText) => ({ subject, body });

function InLanguage({ detail, language }: { detail: MailTextDetail; language: Language }) {
  const { conventionId, kind } = detail;
  const stored = storedText(detail, language);
  const form = useAppForm({
    schema: mailTextDraft,
    defaultValues: { kind, language, version: stored.revision, ...typed(stored) },
  });
  const { revision, setRevision, newerVersion } = useRevision(form, stored, typed);
  const forget = useFormDraft(form, `mail-text.${conventionId}.${kind}.${language}.${revision}`, {
    leaveOut: ['kind', 'language', 'version'],
  });
  const save = useSaveMailText(conventionId);
  // The same for as long as the editor is shown.
  const [fillIns] = useState(() => fillInsOf(kind));
  const show = (changed: MailTextDetail) => {
    const after = storedText(changed, language);
    forget();
    form.reset({ kind, language, version: after.revision, ...typed(after) });
    setRevision(after.revision);
  };
  const putIn = ({ version, subject, body }: MailTextVersion) => {
    form.setValue('subject', subject ?? '', { shouldDirty: true, shouldValidate: true });
    form.setValue('body', body ?? '', { shouldDirty: true, shouldValidate: true });
    showToast({ message: phrases.isPutIn({ version: String(version) }), tone: 'info' });
  };
  const isBehind = storedText(detail, 'en').current && !storedText(detail, 'ml').current;
  const lang = language === 'en' ? {} : { lang: language };
  return (
    <div className={styles['beside']}>
      <Stack gap="lg">
        <p className={styles['state']}>{stateText(stored)}</p>
        {isBehind && (
          <Callout tone="warning" title={phrases.oursInMalayalam}>
            <p>
              {phrases.oursInMalayalamText}{' '}
              {language === 'en' && (
                <Link to={`${adminPaths.mailText(kind)}?conventionId=${conventionId}&language=ml`}>
                  {phrases.writeInMalayalam}
                </Link>
              )}
            </p>
          </Callout>
        )}
        <Form
          form={form}
          label={phrases.names[kind]}
          errorTitle={phrases.saveFailed}
          onSubmit={async (draft) => {
            show(await save.mutateAsync({ ...draft, version: revision }));
            showToast({ message: phrases.saved, forMs: 5_000 });
          }}
        >
          {newerVersion}
          <FormText
            control={form.control}
            name="subject"
            label={phrases.subject}
            maxLength={150}
            autoComplete="off"
            {...lang}
          />
          <FormRichText
            control={form.control}
            name="body"
            label={phrases.body}
            description={phrases.bodyHint}
            placeholders={fillIns}
            {...lang}
          />
          <BlockList kind={kind} />
          <FormActions>
            <SubmitButton loadingLabel={phrases.saving}>{phrases.save}</SubmitButton>
            {stored.current && (
              <BackToOurs change={{ kind, language, version: revision }} of={conventionId} onBack={show} />
            )}
          </FormActions>
        </Form>
        <VersionList versions={detail[language].versions} onChosen={putIn} />
      </Stack>
      <TextPreview control={form.control} conventionId={conventionId} kind={kind} language={language} />
    </div>
  );
}

function stateText({ current }: StoredText): string {
  if (!current) return phrases.isOurs;
  return phrases.isYours({
    version: String(current.version),
    name: current.changedBy ?? phrases.somebody,
    time: shortInstant(current.changedAt),
  });
}
