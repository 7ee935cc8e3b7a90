import {
  attachmentAccept,
  attachmentExtensions,
  maxAttachments,
} from '@sangamam/contract/contact/attachment-rules';
import { contactMessages as messages } from '@sangamam/contract/contact/contact-messages';
import { uploadMegabytes } from '@sangamam/contract/files/upload-limits';
import { useId, useRef, useState, type DragEvent } from 'react';

import * as phrases from '#phrases/contact/family/attachments.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { FieldError, idsOf } from '#web/ui/form/field/field-frame.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { byteText } from '#web/lib/text/byte-text.ts';

import styles from './attachment-picker.module.css';
import type { Attachments } from './use-attachments.ts';

/** Files chosen with the browser's picker or dropped here. They can't be changed while the message is being sent. */
export function AttachmentPicker({
  attachments,
  sending,
  lost,
}: {
  attachments: Attachments;
  sending: boolean;
  /** Names of files that a reload of the page has lost. */
  lost: readonly string[];
}) {
  const id = useId();
  const ids = idsOf(id);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { files, faults, full, add, remove } = attachments;
  const closed = full || sending;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!sending) add([...event.dataTransfer.files]);
  };
  const removeAndStay = (one: number) => {
    remove(one);
    // The button is gone with its row; the picker is the nearest focusable element.
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {phrases.attachments} <span>{phrases.optional}</span>
      </label>
      <p id={ids.description} className={styles['hint']}>
        {phrases.limitsHint({
          maxAttachments,
          attachmentExtensions: attachmentExtensions.join(', '),
          megabytes: uploadMegabytes.attachment,
        })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a mouse's way; the picker within is everybody's */}
      <div
        className={styles['drop']}
        data-over={over || undefined}
        data-full={closed || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!closed);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name={icons.paperclip} size={24} />
        {full ? (
          <strong>{messages.attachmentLimit}</strong>
        ) : (
          <span>
            <span className={styles['act']}>{phrases.chooseFiles}</span>{' '}
            <span className={styles['byMouse']}>{phrases.orDropThemHere}</span>
          </span>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={attachmentAccept}
          disabled={closed}
          aria-describedby={`${ids.description} ${ids.error}`}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // Lets the same file be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </div>
      {lost.length > 0 && <p>{phrases.attachAgain({ names: lost.join(', ') })}</p>}
      <div id={ids.error} role="alert">
        {faults.map((fault) => (
          <FieldError key={fault} id={`${id}-${fault}`} error={fault} />
        ))}
      </div>
      {files.length > 0 && (
        <ul className={styles['files']} aria-label={phrases.attachedFiles}>
          {files.map((attachment) => (
            <li key={attachment.id}>
              <span className={styles['name']}>{attachment.file.name}</span>
              <span className={styles['size']}>{byteText(attachment.file.size)}</span>
              <IconButton
                icon={icons.trash}
                label={phrases.remove({ name: attachment.file.name })}
                disabled={sending}
                onClick={() => removeAndStay(attachment.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
