import type { Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';

import { Icon } from '#web/ui/primitives/icon/icon.tsx';
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
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [linking, setLinking] = useState(false);
  const act = () => editor.chain().focus();
  const tools: Tool[] = [
    { name: 'Bold', face: <b>B</b>, active: editor.isActive('bold'), run: () => act().toggleBold().run() },
    {
      name: 'Italic',
      face: <i>I</i>,
      active: editor.isActive('italic'),
      run: () => act().toggleItalic().run(),
    },
    {
      name: 'Underline',
      face: <u>U</u>,
      active: editor.isActive('underline'),
      run: () => act().toggleUnderline().run(),
    },
    {
      name: 'Heading',
      face: 'H',
      active: editor.isActive('heading', { level: 3 }),
      run: () => act().toggleHeading({ level: 3 }).run(),
    },
    {
      name: 'Smaller heading',
      face: <small>H</small>,
      active: editor.isActive('heading', { level: 4 }),
      run: () => act().toggleHeading({ level: 4 }).run(),
    },
    {
      name: 'List',
      face: <Icon name="list" />,
      active: editor.isActive('bulletList'),
      run: () => act().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      face: <Icon name="numberedList" />,
      active: editor.isActive('orderedList'),
      run: () => act().toggleOrderedList().run(),
    },
    {
      name: 'Quote',
      face: '”',
      active: editor.isActive('blockquote'),
      run: () => act().toggleBlockquote().run(),
    },
    {
      name: 'Link',
      face: <Icon name="link" />,
      active: editor.isActive('link'),
      run: () => setLinking(!linking),
    },
    {
      name: 'Undo',
      face: <Icon name="history" />,
      disabled: !editor.can().undo(),
      run: () => act().undo().run(),
    },
  ];
  return (
    <>
      <fieldset className={styles['tools']} aria-label={`Format of ${label}`}>
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
      {linking && <LinkBox editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
