import { adminPaths } from '@sangamam/contract/admin-paths';
import type { MessageDetail } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/contact/staff/messages.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { shortInstant, formatInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { RecordHistory } from '#web/features/casework/staff/care/record-history.tsx';
import { useCountryName } from '#web/domain/reference-data/country-choices.ts';

import { AnswerForm } from './answer-form.tsx';
import { MessageActions } from './message-actions.tsx';
import styles from './message.module.css';
import { MessageState } from './message-state.tsx';

/** One message with its sender and attachments, the answers so far, the form for the next one, and what staff did with it. */
export function MessageView({ message }: { message: MessageDetail }) {
  const country = useCountryName()(message.country);
  const phone = `${message.countryCode} ${message.phoneNumber}`;
  const { letter } = message;
  return (
    <>
      {letter !== null && !letter.isFromFamily && (
        <Callout tone="warning" title={phrases.notTheirAddress}>
          <p>{phrases.notTheirAddressText}</p>
        </Callout>
      )}
      <Card>
        <Facts
          facts={[
            { name: phrases.from, value: message.fullname },
            {
              name: phrases.email,
              value: (
                <a className={styles['address']} href={`mailto:${message.emailAddress}`}>
                  {message.emailAddress}
                </a>
              ),
            },
            ...(letter === null
              ? [
                  {
                    name: phrases.phone,
                    value: <a href={`tel:${phone.replace(' ', '')}`}>{phone}</a>,
                  },
                  { name: phrases.country, value: country },
                ]
              : letterFacts(letter)),
            { name: phrases.state, value: <MessageState state={message.state} /> },
            { name: phrases.received, value: shortInstant(message.createdAt) },
          ]}
        />
      </Card>
      <MessageActions message={message} />
      <section className={styles['thread']} aria-label={phrases.conversation}>
        <article className={styles['entry']} aria-label={phrases.messageFrom({ fullname: message.fullname })}>
          <p className={styles['who']}>
            <strong>{message.fullname}</strong> <span>{formatInstant(message.createdAt)}</span>
          </p>
          {message.messageBody === '' ? (
            <p className={styles['missing']}>{phrases.noText}</p>
          ) : (
            <p className={styles['words']}>{message.messageBody}</p>
          )}
          <LeftInMailbox message={message} />
          {message.attachments.length > 0 && (
            <ul className={styles['attachments']} aria-label={phrases.attachmentsLabel}>
              {message.attachments.map(({ _id, url, fileName, byteSize }) => (
                <li key={_id}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    <Icon name={icons.paperclip} />
                    {fileName}
                  </a>
                  <span>{byteText(byteSize)}</span>
                </li>
              ))}
            </ul>
          )}
        </article>
        {message.answers.map(({ _id, body, authorName, createdAt }) => (
          <article key={_id} className={styles['entry']} data-ours aria-label={phrases.answer}>
            <p className={styles['who']}>
              <strong>{authorName ?? phrases.aFormerColleague}</strong>{' '}
              <span>{phrases.byEmail({ createdAt: formatInstant(createdAt) })}</span>
            </p>
            <p className={styles['words']}>{body}</p>
          </article>
        ))}
      </section>
      <AnswerForm key={message._id} message={message} />
      <RecordHistory kind="MESSAGE" recordId={message._id} startsOpen />
    </>
  );
}

function letterFacts({ _id, subject, registration }: NonNullable<MessageDetail['letter']>) {
  const name = subject ?? phrases.answerToSomeLetter;
  return [
    { name: phrases.answerTo, value: _id === null ? name : <Link to={adminPaths.letter(_id)}>{name}</Link> },
    ...(registration === null
      ? []
      : [
          {
            name: phrases.registration,
            value: (
              <Link to={adminPaths.registration(registration._id)}>
                {phrases.nameAndNumber({ name: registration.registrantName, number: registration.number })}
              </Link>
            ),
          },
        ]),
  ];
}

/** What of an email is not in its message, and where it is. */
function LeftInMailbox({ message: { attachmentsLeft, isCut } }: { message: MessageDetail }) {
  if (attachmentsLeft.length === 0 && !isCut) return null;
  const names = attachmentsLeft.map((name) => name || phrases.unnamedFile);
  return (
    <p className={styles['missing']}>
      {isCut && `${phrases.onlyTheBeginning} `}
      {names.length > 0 && `${phrases.attachmentsLeft(names.length)} ${names.join(', ')}. `}
      {phrases.inTheMailbox}
    </p>
  );
}
