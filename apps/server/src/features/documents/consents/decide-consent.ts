import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import { consentDecision, type ConsentState } from '@sangamam/contract/documents/consents/consent-decisions';
import { coveredMinor, isForNobody } from '@sangamam/contract/documents/consents/missing-consents';

import * as phrases from '#phrases/documents/mails.ts';
import * as quicker from '#phrases/audit/conflicts.ts';
import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction, type ContestedRecord } from '#server/features/audit/explain-conflict.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { orderStateOf } from '../order-state.ts';
import { mailConsentReturned, mailConsentsAccepted } from './consent-mails.ts';
import { listConsentsOfOrder } from './consent-read-model.ts';
import { findConsent, updateConsent } from './consent-repository.ts';
import { minorsOfOrder } from './name-consent-child.ts';
import { peopleOfOrder } from './people-of-order.ts';

/** What staff decide; `delete` is the family's. */
type StaffAction = 'accept' | 'return' | 'undo';

const outcomes: Record<StaffAction, { state: ConsentState; audited: AuditActionOf<'order'> }> = {
  accept: { state: 'ACCEPTED', audited: 'consent.accepted' },
  return: { state: 'RETURNED', audited: 'consent.returned' },
  undo: { state: 'SENT', audited: 'consent.undone' },
};

/**
 * Accepts or returns a consent form, or takes its acceptance back, under the lock of its registration. Idempotent: a
 * repeated call changes nothing.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONSENT_NAMES_NOBODY, CONFLICT when somebody else has decided since it was
 *   shown
 */
export function decideConsent(
  ctx: Context,
  actor: Actor,
  consentId: string,
  { action, revision, reason = null }: { action: StaffAction; revision: number; reason?: string | null },
): Promise<void> {
  return inExplainedTransaction(ctx, actor, contestedConsent(consentId), async (ctx) => {
    const seen = await findConsent(ctx.db, consentId);
    if (!seen) throw new AppError('NOT_FOUND');
    const order = await lockOrder(ctx, seen.orderId);
    const forms = await listConsentsOfOrder(ctx.db, order.id);
    const form = forms.find(({ consent }) => consent.id === consentId);
    if (!form) throw new AppError('NOT_FOUND');
    const { consent } = form;
    const decision = consentDecision(action, {
      state: consent.state,
      order: orderStateOf(order),
      isForNobody: isForNobody(consent, await minorsOfOrder(ctx, order)),
    });
    if (decision.outcome === 'already-done') return;
    if (decision.outcome === 'refused') throw new AppError(decision.code);
    if (consent.revision !== revision) throw new AppError('CONFLICT');
    const { state, audited } = outcomes[action];
    const decided = { id: consentId, revision: revision + 1 };
    await updateConsent(ctx.db, consentId, {
      state,
      reason,
      revision: decided.revision,
      ...(action === 'undo'
        ? { decidedAt: null, decidedBy: null }
        : { decidedAt: ctx.now(), decidedBy: actor.userId }),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: audited,
      entityId: order.id,
      before: { state: consent.state },
      after: { state, consentId },
      ...(reason !== null && { reason }),
    });
    if (action === 'return' && reason !== null) {
      const people = await peopleOfOrder(ctx, order.id);
      const minor =
        people.find(({ id }) => id === consent.minorId)?.name ?? form.minorName ?? phrases.yourChild;
      await mailConsentReturned(ctx, order, { ...decided, minor, fileName: form.file.fileName, reason });
    }
    if (action === 'accept' && (await isEveryMinorAccepted(ctx, order))) {
      await mailConsentsAccepted(ctx, order, decided);
    }
  });
}

/** What was decided about a form and its registration. */
function contestedConsent(consentId: string) {
  return async (ctx: Context): Promise<ContestedRecord[]> => {
    const consent = await findConsent(ctx.db, consentId);
    if (!consent) return [];
    const record = { entity: 'order', entityId: consent.orderId } as const;
    return [{ ...record, words: quicker.withConsent, after: { consentId } }];
  };
}

/** Whether the family has nothing more to do or to wait for: each of its minors has an accepted form. */
async function isEveryMinorAccepted(ctx: Context, order: OrderRow): Promise<boolean> {
  const minors = await minorsOfOrder(ctx, order);
  const accepted = new Set(
    (await listConsentsOfOrder(ctx.db, order.id)).flatMap(({ consent }) =>
      consent.state === 'ACCEPTED' ? [coveredMinor(consent, minors)] : [],
    ),
  );
  return minors.length > 0 && minors.every(({ id }) => accepted.has(id));
}
