import type { ConfirmationVariant } from './confirmation-variant.ts';

/** What each variant says: its heading, and what happens now. */
export const confirmationWords: Readonly<
  Record<ConfirmationVariant, { title: string; tone: 'success' | 'danger'; sentences: readonly string[] }>
> = {
  sent: {
    title: 'Your registration has been sent for approval',
    tone: 'success',
    sentences: [
      'Thank you! The registrar looks at it now, and we email you the decision.',
      'When it is approved, you complete it with your payment on My Account.',
    ],
  },
  zelle: {
    title: 'Thank you, we look out for your Zelle payment',
    tone: 'success',
    sentences: [
      'If you have not sent it yet, please do so now with the details below.',
      'The treasurer approves it 2 to 3 days after it has come in, and we email you.',
    ],
  },
  cheque: {
    title: 'Thank you, we look out for your cheque',
    tone: 'success',
    sentences: [
      'If you have not mailed it yet, please do so now with the details below.',
      'The treasurer approves it 2 to 3 days after it has come in, and we email you.',
    ],
  },
  declined: {
    title: 'Your payment was declined',
    tone: 'danger',
    sentences: [
      'Nothing was taken from you, or it comes back to you. Your registration is kept.',
      'Please try again, with the same or another way to pay.',
    ],
  },
  received: {
    title: 'Your payment has been received',
    tone: 'success',
    sentences: [
      'Thank you! My Account shows where your registration stands; we email you when it is confirmed.',
    ],
  },
  'nothing-to-pay': {
    title: 'Your registration has been submitted for approval',
    tone: 'success',
    sentences: ['Nothing is to be paid. The officers look at it now, and we email you the decision.'],
  },
};
