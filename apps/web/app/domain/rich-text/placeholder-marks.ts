import { Extension } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const inBraces = /\{[^{}\n]*\}/gu;

/** Shows what stands in braces as a chip; one that cannot be filled in looks wrong. */
export function placeholderMarks(
  classes: { chip: string; wrong: string },
  isKnown: (written: string) => boolean,
): Extension {
  return Extension.create({
    name: 'placeholderMarks',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const marks: Decoration[] = [];
            doc.descendants((node, position) => {
              for (const found of node.text?.matchAll(inBraces) ?? []) {
                const from = position + found.index;
                const name = isKnown(found[0]) ? classes.chip : classes.wrong;
                marks.push(Decoration.inline(from, from + found[0].length, { class: name }));
              }
            });
            return DecorationSet.create(doc, marks);
          },
        },
      }),
    ],
  });
}
