import { isSafeLink } from '@sangamam/contract/content/link';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

import { idsOf } from '#web/ui/form/field/field-frame.tsx';

import type { Placeholders } from './placeholders.ts';
import { placeholderMarks } from './placeholder-marks.ts';
import styles from './rich-text.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

// Only what the server's allow-list accepts can be written here; pasted text is reduced to it.
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isSafeLink(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];

/** Formatted text: paragraphs, headings, lists, quotes, links. Emits HTML, or an empty string for a text without words. */
export function RichTextEditor({
  id,
  label,
  value,
  invalid,
  placeholders,
  lang,
  onChange,
}: {
  id: string;
  label: string;
  /** The text at first; later changes from outside need another key. */
  value: string;
  invalid: boolean;
  /** What is filled in later; the same for as long as the editor is shown. */
  placeholders?: Placeholders;
  /** Of the text, where it is not the page's. */
  lang?: string;
  onChange: (html: string) => void;
}) {
  const { description, error } = idsOf(id);
  const editor = useEditor({
    extensions: placeholders
      ? [...extensions, placeholderMarks(chipClasses, placeholders.isKnown)]
      : extensions,
    content: value,
    immediatelyRender: false,
    // Its styles would lack the page's nonce; ours hold what is needed.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        id,
        class: styles['content'] ?? '',
        role: 'textbox',
        ...(lang !== undefined && { lang }),
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${description} ${error}`,
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  });
  return (
    <div className={styles['editor']} data-invalid={invalid || undefined}>
      {editor && <RichTextToolbar editor={editor} label={label} choices={placeholders?.choices} />}
      <EditorContent editor={editor} />
    </div>
  );
}

const chipClasses = { chip: styles['chip'] ?? '', wrong: styles['wrong'] ?? '' };
