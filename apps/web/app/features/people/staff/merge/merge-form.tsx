import { adminPaths } from '@sangamam/contract/admin-paths';
import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import { accountReason } from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';

import * as phrases from '#phrases/people/staff/merge.ts';
import { FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useMergePeople } from '../directory/api.ts';

/** Merges two accounts, given a reason and the email of the account to close as confirmation. */
export function MergeForm({ stays, closes }: { stays: UserProfile; closes: UserProfile }) {
  const schema = useMemo(() => mergeSchema(closes.email), [closes.email]);
  const form = useAppForm({ schema, defaultValues: { reason: '', named: '' } });
  const navigate = useNavigate();
  const merge = useMergePeople({ userId: stays._id, duplicateId: closes._id });
  return (
    <Form
      form={form}
      label={phrases.mergeTheAccounts}
      errorTitle={phrases.nothingWasMerged}
      onSubmit={async ({ reason }) => {
        await merge.mutateAsync(reason);
        showToast({ message: phrases.accountsMerged });
        await navigate(adminPaths.person(stays._id));
      }}
    >
      <FormTextarea
        control={form.control}
        name="reason"
        label={phrases.reason}
        description={phrases.reasonHint}
        maxLength={500}
        rows={2}
      />
      <FormText
        control={form.control}
        name="named"
        label={phrases.closingEmailLabel}
        description={phrases.typeToConfirm({ email: closes.email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions>
        <SubmitButton variant="danger" loadingLabel={phrases.merging}>
          {phrases.mergeTheAccounts}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

function mergeSchema(email: string) {
  return z.object({
    reason: accountReason,
    named: z
      .string()
      .refine((typed) => typed.trim().toLowerCase() === email.toLowerCase(), phrases.pleaseType({ email })),
  });
}
