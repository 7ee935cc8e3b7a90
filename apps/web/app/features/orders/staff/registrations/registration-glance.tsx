import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import * as documentPhrases from '#phrases/domain/documents.ts';
import * as phrases from '#phrases/orders/staff/registrations.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { DocumentButton } from '#web/domain/documents/document-button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Glance, GlanceSection, TypedText } from '#web/ui/data/glance/glance.tsx';
import { MailHistory } from '#web/domain/history/mail-history.tsx';
import { BalanceLines } from '#web/domain/money/balance-lines.tsx';
import { AssignedTo } from '#web/features/casework/staff/care/assignment/assigned-to.tsx';
import { CareActions } from '#web/features/casework/staff/care/care-actions.tsx';
import { ConversationSection } from '#web/features/casework/staff/questions/conversation-section.tsx';
import { FollowUpField } from '#web/features/casework/staff/follow-up/follow-up-field.tsx';
import { LabelsField } from '#web/features/casework/staff/labels/labels-field.tsx';
import { VouchText } from '#web/features/casework/staff/vouches/vouch-badge.tsx';
import { NoteAction } from '#web/features/casework/staff/notes/note-action.tsx';

import { PriceActions } from './adjustments/price-actions.tsx';
import { AmendAction } from './amendment/amend-action.tsx';
import { SlipAction } from './on-behalf/slip-action.tsx';
import { BounceNotice } from './bounce-notice.tsx';
import { DuplicatesNotice } from './duplicates-notice.tsx';
import { CancelRequestNotice } from './cancel-request/cancel-request-notice.tsx';
import { ChecklistSection } from './checklist-section.tsx';
import { AddonOrdersSection } from './family/addon-orders-section.tsx';
import { FamilyBalanceFacts } from './family/family-balance-facts.tsx';
import { ParticipantsTable } from './participants-table.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationHistory } from './registration-history.tsx';
import { ChangeRequested } from './change-request/change-requested.tsx';
import { RegistrationStatusSummary } from './registration-status-summary.tsx';

/** One registration at a glance: people, purchases, status, history and actions. */
export function RegistrationGlance({
  registration,
  seesPayments,
  decides,
  adjusts,
  writesNotes,
  answers,
  messages,
  onDecided,
}: {
  registration: RegistrationDetail;
  /** True for staff who may open the list of payments. */
  seesPayments: boolean;
  /** True for staff who decide about registrations: they ask, make corrections and read every email. */
  decides: boolean;
  /** True for staff who give scholarships and corrections. */
  adjusts: boolean;
  /** True for staff who write notes for colleagues. */
  writesNotes: boolean;
  /** What the family answered to the questions of its convention. */
  answers?: ReactNode;
  /** What the family wrote in answer to letters. */
  messages?: ReactNode;
  /** What to do after a decision. */
  onDecided?: (() => void) | undefined;
}) {
  const { participants, lines, balance, currency, packageName, specialRequest, paymentStatus } = registration;
  const record = { ...registration, kind: 'REGISTRATION' } as const;
  const coming = participants.filter(({ isParticipated }) => isParticipated).length;
  return (
    <Glance
      decide={
        <GlanceSection title={phrases.status}>
          <RegistrationStatusSummary registration={registration} />
          {registration.vouch && (
            <VouchText
              vouch={registration.vouch}
              hasBadge={registration.registrationStatus !== 'PENDING_REG_APPROVAL'}
            />
          )}
          {seesPayments && paymentStatus && (
            <Link to={`${adminPaths.payments}?search=${registration.tmpConvRegNo}`}>{phrases.payments}</Link>
          )}
          {registration.balance !== null && (
            <DocumentButton kind="staff-receipt" orderId={registration._id} size="sm" variant="muted">
              {documentPhrases.receipt}
            </DocumentButton>
          )}
          <RegistrationActions registration={registration} onDecided={onDecided} />
          {decides && <AmendAction registration={registration} />}
          {decides && <SlipAction registration={registration} />}
          {decides && <CareActions registration={registration} />}
          {writesNotes && <NoteAction record={record} decides={decides} />}
          <AssignedTo record={record} decides={decides} />
          <LabelsField record={{ ...registration, kind: 'REGISTRATION' }} decides={decides} />
          <FollowUpField record={record} canChoose={decides && registration.status !== 'CANCELLED'} />
        </GlanceSection>
      }
      main={
        <>
          <BounceNotice registration={registration} />
          <CancelRequestNotice registration={registration} decides={decides} onDecided={onDecided} />
          <ChangeRequested registration={registration} decides={decides} />
          <ConversationSection registration={registration} decides={decides} />
          {messages}
          {decides && <DuplicatesNotice orderId={registration._id} />}
          <ChecklistSection registration={registration} />
          <FamilyBalanceFacts registration={registration} />
          <GlanceSection title={phrases.peopleComing({ coming })}>
            {registration.attendsWithoutAdult && (
              <Callout tone="warning" title={phrases.noAdultIsAttending}>
                <p>{phrases.onlyMinorsWarning}</p>
              </Callout>
            )}
            <ParticipantsTable
              people={participants}
              {...(decides && registration.status !== 'CANCELLED' && { orderId: registration._id })}
            />
          </GlanceSection>
          <GlanceSection title={packageName ? `Package: ${packageName}` : phrases.packageAndAddOns}>
            {balance === null ? (
              <p>
                {lines.length === 0 && registration.submittedAt
                  ? phrases.amountsHidden
                  : phrases.pricesNotFixed}
              </p>
            ) : (
              <BalanceLines
                caption={phrases.whatTheyBought}
                lines={lines}
                balance={balance}
                currency={currency}
                empty={phrases.nothingChosenYet}
              />
            )}
            {adjusts && balance !== null && registration.submittedAt !== null && (
              <PriceActions registration={registration} />
            )}
          </GlanceSection>
          <AddonOrdersSection registration={registration} />
          <GlanceSection title={phrases.specialRequest}>
            {specialRequest ? <TypedText>{specialRequest}</TypedText> : <p>{phrases.none}</p>}
          </GlanceSection>
          {answers}
        </>
      }
      log={
        <>
          <GlanceSection title={phrases.history}>
            <RegistrationHistory history={registration.history} />
          </GlanceSection>
          <GlanceSection title={phrases.emails}>
            {registration.unsubscribedAt !== null && (
              <p>{phrases.getsNoLetters({ since: formatInstant(registration.unsubscribedAt) })}</p>
            )}
            <MailHistory
              mails={registration.mails}
              readable={decides}
              linkTo={(mailId) => adminPaths.registrationMail(registration._id, mailId)}
            />
          </GlanceSection>
        </>
      }
    />
  );
}
