import { fillReply, openReply, type ReplyValues } from '@sangamam/contract/casework/saved-replies/fill-reply';
import { useRef, useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';

import * as phrases from '#phrases/domain/saved-replies.ts';
import type { TextareaFieldProps } from '#web/ui/form/field/text-field.tsx';
import { FormTextarea, type Bound } from '#web/ui/form/form-fields.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { useReplyValues } from './api.ts';
import { insertReply } from './insert-reply.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReplyPicker } from './reply-picker.tsx';
import styles from './saved-replies.module.css';

/** What a text is about: one registration, or several at once, which have no values in common. */
export interface AboutOrder {
  orderId: string | undefined;
}

/** A text that may be put together from saved replies. Only for staff who use them. */
export function ReplyTextarea<V extends FieldValues, O>({
  replies: { orderId },
  maxLength,
  ...props
}: Bound<TextareaFieldProps, V, O> & { replies: AboutOrder; maxLength: number }) {
  const { control, name } = props;
  const fieldId = useFieldId(name);
  const text = useWatch({ control, name }) as string;
  const wasFocused = useRef(false);
  const [open, setOpen] = useState<'picker' | 'dialog'>();
  const { data, isLoading } = useReplyValues(open === undefined ? undefined : orderId);
  const values = data && toValues(data);
  const close = () => setOpen(undefined);
  const insert = (reply: string) => {
    const area = document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(fieldId)}`);
    if (!area) return;
    const place = wasFocused.current ? area.selectionEnd : text.length;
    const { from, to, words, cursor } = insertReply(text, place, reply);
    area.focus();
    area.setSelectionRange(from, to);
    // oxlint-disable-next-line typescript/no-deprecated -- the only way of inserting that Ctrl-Z takes back
    document.execCommand('insertText', false, words);
    area.setSelectionRange(cursor, cursor);
    close();
  };
  return (
    <div className={styles['field']}>
      <FormTextarea
        {...props}
        maxLength={maxLength}
        onFocus={() => {
          wasFocused.current = true;
        }}
      />
      <div className={styles['tools']}>
        <Button
          variant="muted"
          size="sm"
          icon={icons.speech}
          aria-expanded={open === 'picker'}
          onClick={() => setOpen(open === 'picker' ? undefined : 'picker')}
        >
          {phrases.savedReplies}
        </Button>
        {text.trim() !== '' && (
          <Button variant="muted" size="sm" onClick={() => setOpen('dialog')}>
            {phrases.saveAsReply}
          </Button>
        )}
      </div>
      {open === 'picker' && (
        <ReplyPicker
          isForSeveral={orderId === undefined}
          fill={values && ((reply) => fillReply(reply, values))}
          isLoading={isLoading}
          room={maxLength - text.length}
          onPick={insert}
          onClose={close}
        />
      )}
      {open === 'dialog' && !isLoading && (
        <ReplyDialog text={values ? openReply(text, values) : text} onClose={close} />
      )}
    </div>
  );
}

function toValues({
  firstName,
  number,
  convention,
}: {
  firstName: string;
  number: string;
  convention: string;
}): ReplyValues {
  return { 'first name': firstName, number, convention };
}
