import type { EmailParams } from '@sangamam/contract/contact/contact';
import { contactEmptied, contactMessages as messages } from '@sangamam/contract/contact/contact-messages';
import { useRef, useState } from 'react';
import type { z } from 'zod';

import * as phrases from '#phrases/contact/family/contact.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormPhone, FormSelect, FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { sendMessage } from './api/send-message.ts';
import { AttachmentPicker } from './attachments/attachment-picker.tsx';
import { readDataUrl } from './attachments/read-data-url.ts';
import { useLostFiles } from './attachments/use-lost-files.ts';
import { useAttachments, type Attachment } from './attachments/use-attachments.ts';
import { contactFieldNames, emptyContact, type ContactTyped } from './contact-form-values.ts';
import styles from './contact-form.module.css';
import type { ContactReference } from './contact-reference.ts';

async function schema() {
  const { contactFormSchema } = await import('./contact-form-schema.ts');
  return contactFormSchema as unknown as z.ZodType<EmailParams, ContactTyped>;
}

/** The contact form (SPEC §2, §5). `subject` is filled in for whoever comes from a page that it is about. */
export function ContactForm({
  reference,
  subject = '',
  onSent,
}: {
  reference: ContactReference;
  subject?: string;
  onSent: () => void;
}) {
  const defaultValues = { ...emptyContact, messageSubject: subject };
  const form = useAppForm({ schema, defaultValues, emptied: contactEmptied });
  const { control } = form;
  const forgetDraft = useFormDraft(form, 'contact');
  const attachments = useAttachments();
  const { lost, forgetLost } = useLostFiles(attachments.files);
  const website = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number>();

  const send = async (emailParams: EmailParams) => {
    setSent(0);
    try {
      const message = {
        emailParams,
        attachments: await Promise.all(attachments.files.map(read)),
        website: website.current?.value ?? '',
      };
      await sendMessage(message, setSent);
    } catch (error) {
      throw namingFiles(error, attachments.files);
    } finally {
      setSent(undefined);
    }
    forgetDraft();
    forgetLost();
    onSent();
  };
  const moveTo = (country: string) => {
    const dialCode = reference.countries.find(({ value }) => value === country)?.dialCode;
    if (dialCode && form.getValues('mobile.phoneNumber') === '')
      form.setValue('mobile.countryCode', dialCode);
  };

  return (
    <Form
      form={form}
      onSubmit={send}
      label={phrases.contactUs}
      refusals={{ fields: contactFieldNames, failed: messages.failed }}
    >
      <FormText control={control} name="fullname" label={phrases.fullName} autoComplete="name" />
      <FieldRow>
        <FormText
          control={control}
          name="emailAddress"
          label={phrases.emailAddress}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormSelect
          control={control}
          name="country"
          label={phrases.country}
          placeholder={phrases.select}
          autoComplete="country"
          options={reference.countries}
          onChanged={moveTo}
        />
      </FieldRow>
      <FormPhone
        control={control}
        name="mobile"
        label={phrases.phoneNumber}
        description={phrases.mobileHint}
        dialCodes={reference.dialCodes}
      />
      <FormText control={control} name="messageSubject" label={phrases.subject} maxLength={150} />
      <FormTextarea control={control} name="messageBody" label={phrases.messageBody} rows={7} />
      {/* A honeypot: people neither see nor reach it, so only bots fill it in. */}
      <div className={styles['trap']} aria-hidden="true">
        <label>
          {phrases.leaveThisEmpty}
          <input ref={website} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <AttachmentPicker attachments={attachments} sending={sent !== undefined} lost={lost} />
      {sent !== undefined && attachments.files.length > 0 && (
        <div className={styles['progress']}>
          <progress value={sent} max={1} aria-label={phrases.sendingTheFiles} />
          <span>{Math.round(sent * 100)} %</span>
        </div>
      )}
      <FormActions>
        <SubmitButton loadingLabel={phrases.sendingYourMessage}>{phrases.sendMessage}</SubmitButton>
      </FormActions>
    </Form>
  );
}

async function read({ file }: Attachment) {
  try {
    return { name: file.name, path: await readDataUrl(file) };
  } catch {
    const message = phrases.unreadableFile({ name: file.name });
    throw new ApiError(0, [{ code: 'UNREADABLE', message }]);
  }
}

/** The server names files by index; people know them by name. */
function namingFiles(error: unknown, files: readonly Attachment[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const named = error.errors.map((refusal) => {
    const place = /^attachments\.(\d+)/u.exec(refusal.field ?? '')?.[1];
    const file = place === undefined ? undefined : files[Number(place)]?.file;
    return file ? { code: refusal.code, message: `${file.name}: ${refusal.message}` } : refusal;
  });
  return new ApiError(error.status, named);
}
