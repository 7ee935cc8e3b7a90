import type { Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/domain/rich-text.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import type { Placeholders } from './placeholders.ts';
import { LinkBox } from './link-box.tsx';
import styles from './rich-text.module.css';

interface Tool {
  name: string;
  face: ReactNode;
  active?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** Buttons for what can be done to the text. Each also has its usual key, such as Ctrl and B. */
export function RichTextToolbar({
  editor,
  label,
  choices,
}: {
  editor: Editor;
  label: string;
  /** What can be put into the text to be filled in later. */
  choices?: Placeholders['choices'] | undefined;
}) {
  const [linking, setLinking] = useState(false);
  const act = () => editor.chain().focus();
  const tools: Tool[] = [
    {
      name: phrases.bold,
      face: <b>B</b>,
      active: editor.isActive('bold'),
      run: () => act().toggleBold().run(),
    },
    {
      name: phrases.italic,
      face: <i>I</i>,
      active: editor.isActive('italic'),
      run: () => act().toggleItalic().run(),
    },
    {
      name: phrases.underline,
      face: <u>U</u>,
      active: editor.isActive('underline'),
      run: () => act().toggleUnderline().run(),
    },
    {
      name: phrases.heading,
      face: 'H',
      active: editor.isActive('heading', { level: 3 }),
      run: () => act().toggleHeading({ level: 3 }).run(),
    },
    {
      name: phrases.smallerHeading,
      face: <small>H</small>,
      active: editor.isActive('heading', { level: 4 }),
      run: () => act().toggleHeading({ level: 4 }).run(),
    },
    {
      name: phrases.list,
      face: <Icon name="list" />,
      active: editor.isActive('bulletList'),
      run: () => act().toggleBulletList().run(),
    },
    {
      name: phrases.numberedList,
      face: <Icon name={icons.numberedList} />,
      active: editor.isActive('orderedList'),
      run: () => act().toggleOrderedList().run(),
    },
    {
      name: phrases.quote,
      face: '”',
      active: editor.isActive('blockquote'),
      run: () => act().toggleBlockquote().run(),
    },
    {
      name: phrases.link,
      face: <Icon name={icons.link} />,
      active: editor.isActive('link'),
      run: () => setLinking(!linking),
    },
    {
      name: phrases.undo,
      face: <Icon name={icons.undo} />,
      disabled: !editor.can().undo(),
      run: () => act().undo().run(),
    },
  ];
  return (
    <>
      <fieldset className={styles['tools']} aria-label={phrases.formatOf({ label })}>
        {tools.map(({ name, face, active, disabled, run }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={active}
            disabled={disabled}
            onClick={run}
          >
            {face}
          </button>
        ))}
      </fieldset>
      {choices && (
        <fieldset className={styles['choices']} aria-label={phrases.fillIn({ label })}>
          {choices.map((choice) => (
            <button
              key={choice.written}
              type="button"
              title={choice.written}
              onClick={() => act().insertContent(contentOf(choice)).run()}
            >
              {choice.label}
            </button>
          ))}
        </fieldset>
      )}
      {linking && <LinkBox editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

/** What is put into the text: a paragraph of its own, with the next one begun, or words where the cursor is. */
function contentOf({ written, isParagraph }: Placeholders['choices'][number]) {
  if (!isParagraph) return written;
  return [{ type: 'paragraph', content: [{ type: 'text', text: written }] }, { type: 'paragraph' }];
}
