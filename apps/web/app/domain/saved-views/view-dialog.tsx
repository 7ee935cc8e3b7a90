import {
  viewName,
  type SavedView,
  type ViewedList,
  type ViewQuery,
} from '@sangamam/contract/casework/saved-views/saved-view';
import { z } from 'zod';

import * as phrases from '#phrases/domain/saved-views.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormCheckbox, FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useChangeView, useCreateView } from './api.ts';

/** Lists whose address names the convention. */
const ofConventions: ReadonlySet<ViewedList> = new Set(['REGISTRATIONS', 'PAYMENTS']);

const schema = z.object({ name: viewName, isShared: z.boolean(), isBound: z.boolean() });

interface ViewDialogProps {
  list: ViewedList;
  /** The view that is changed; a new one is saved without it. */
  view?: SavedView | undefined;
  /** What it is to show, without a convention. */
  query: ViewQuery;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
  /** Asks whether to delete it. */
  onDelete?: (() => void) | undefined;
}

/** Names a view and says who has it. Rendered while it is open. */
export function ViewDialog(props: ViewDialogProps) {
  const title = props.view ? phrases.editThisView : phrases.saveThisView;
  return (
    <Dialog opened onClose={props.onClose} title={title} size="sm">
      <ViewForm {...props} title={title} />
    </Dialog>
  );
}

function ViewForm({
  list,
  view,
  query,
  title,
  onClose,
  onSaved,
  onDelete,
}: ViewDialogProps & { title: string }) {
  const shown = useConvention();
  const bound = view?.query['conventionId'];
  const conventionId = bound ?? shown?.conventionId;
  const convention = shown?.conventions.find(({ _id }) => _id === conventionId);
  const form = useAppForm({
    schema,
    defaultValues: {
      name: view?.name ?? '',
      isShared: view?.isShared ?? false,
      isBound: bound !== undefined,
    },
  });
  const { control } = form;
  const create = useCreateView(list);
  const change = useChangeView(list);
  return (
    <Form
      form={form}
      label={title}
      errorTitle={phrases.notSaved}
      refusals={{ codes: { VIEW_NAME_TAKEN: { field: 'name' } } }}
      onSubmit={async ({ name, isShared, isBound }) => {
        const draft = {
          name,
          isShared,
          query: { ...query, ...(isBound && conventionId !== undefined && { conventionId }) },
        };
        const saved = view
          ? await change.mutateAsync({ ...draft, viewId: view._id, revision: view.revision })
          : await create.mutateAsync(draft);
        showToast({ message: phrases.saved({ name: saved.name }) });
        onSaved(saved);
      }}
    >
      <FormText
        control={control}
        name="name"
        label={phrases.nameOfTheView}
        description={phrases.saveHint}
        maxLength={40}
        autoComplete="off"
        data-autofocus
      />
      <FormCheckbox
        control={control}
        name="isShared"
        label={phrases.shareWithTheTeam}
        description={phrases.sharedHint}
      />
      {convention && ofConventions.has(list) && (
        <FormCheckbox
          control={control}
          name="isBound"
          label={phrases.onlyFor({ convention: convention.name })}
          description={phrases.elseAnyConvention}
        />
      )}
      <DialogActions>
        <SubmitButton loadingLabel={phrases.saving}>{phrases.save}</SubmitButton>
        <CancelButton onClick={onClose} />
        {onDelete && (
          <Button variant="muted" onClick={onDelete}>
            {phrases.deleteView}
          </Button>
        )}
      </DialogActions>
    </Form>
  );
}
