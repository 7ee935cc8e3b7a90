import { contentMessages as messages } from '@sangamam/contract/content/content-messages';
import { isSafeLink } from '@sangamam/contract/content/link';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';

import * as phrases from '#phrases/domain/rich-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';

import styles from './rich-text.module.css';

/** The target of a link. Not a form of its own, since it is inside one. */
export function LinkBox({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(before);
  const [fault, setFault] = useState<string>();
  const apply = () => {
    const href = address.trim();
    if (!isSafeLink(href)) {
      setFault(messages.link);
      return;
    }
    const words = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      words.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      words.setLink({ href }).run();
    }
    onDone();
  };
  return (
    <div className={styles['link']}>
      <TextField
        label={phrases.addressOfTheLink}
        description={phrases.linkAddressHint}
        value={address}
        error={fault}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed Link goes on here
        autoFocus
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            apply();
          }
        }}
      />
      <Button size="sm" onClick={apply}>
        {phrases.setLink}
      </Button>
      {before !== '' && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {phrases.removeLink}
        </Button>
      )}
      <Button size="sm" variant="muted" onClick={onDone}>
        {phrases.cancel}
      </Button>
    </div>
  );
}
