import { faqPdfLabel } from '@sangamam/contract/content/page-kinds';
import type { FaqEntry } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/staff/forms.ts';

import { EditRichText, EditText } from '../editor/items/fields.tsx';
import { fieldLabels, itemNames } from '../editor/items/field-labels.ts';
import { ItemList } from '../editor/items/item-list.tsx';
import { MediaField } from '../editor/items/media-field.tsx';
import { newQuestion } from '../editor/sections/new-section.ts';

/** Questions with their answers. */
export function FaqForm({
  path,
  value,
  onChange,
}: {
  path: string;
  value: FaqEntry[];
  onChange: (entries: FaqEntry[]) => void;
}) {
  return (
    <ItemList
      path={path}
      items={value}
      name={itemNames.FAQ}
      nameOf={({ question }) => question}
      blank={newQuestion}
      onChange={onChange}
    >
      {(entry, at, set) => (
        <>
          <EditText
            path={`${at}.question`}
            label={fieldLabels['faq.question']}
            value={entry.question}
            maxLength={300}
            onChange={(question) => set({ ...entry, question })}
          />
          <EditRichText
            path={`${at}.answer`}
            label={fieldLabels['faq.answer']}
            value={entry.answer}
            onChange={(answer) => set({ ...entry, answer })}
          />
          <MediaField
            path={`${at}.pdfUrl`}
            label={fieldLabels['faq.pdfUrl']}
            description={phrases.pdfLabelHint({ faqPdfLabel })}
            kind="PDF"
            value={entry.pdfUrl}
            onChange={(pdfUrl) => set({ ...entry, pdfUrl })}
          />
        </>
      )}
    </ItemList>
  );
}
