import { altText, type MediaItem } from '@sangamam/contract/content/media/media-item';
import { z } from 'zod';

import * as phrases from '#phrases/content/staff/media.ts';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useDescribeMedia } from './api.ts';

const schema = z.object({ altText });

/** The description of a file. Pages that use it show the new text right away. */
export function DescribeForm({ item }: { item: MediaItem }) {
  const form = useAppForm({ schema, defaultValues: { altText: item.altText } });
  const { revision, setRevision, newerVersion } = useRevision(form, item, ({ altText: stored }) => ({
    altText: stored,
  }));
  const { mutateAsync: describe } = useDescribeMedia(item._id);
  return (
    <Form
      form={form}
      label={phrases.description}
      errorTitle={phrases.saveFailed}
      onSubmit={async (values) => {
        const saved = await describe({ ...values, revision });
        setRevision(saved.revision);
        showToast({ message: phrases.descriptionSaved });
      }}
    >
      {newerVersion}
      <FormText
        control={form.control}
        name="altText"
        label={phrases.description}
        description={item.kind === 'VIDEO' ? phrases.videoHint : phrases.descriptionHint}
        maxLength={250}
      />
      <FormActions>
        <SubmitButton variant="secondary">{phrases.saveDescription}</SubmitButton>
      </FormActions>
    </Form>
  );
}
