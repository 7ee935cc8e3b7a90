import type { ConfirmationVariant } from './confirmation-variant.ts';

interface Words {
  title: string;
  tone: 'success' | 'danger';
  sentences: readonly string[];
}

/** What each variant says: its heading, and what happens now. An add-on order has words of its own where they differ. */
export function confirmationWords(variant: ConfirmationVariant, isAddonOrder: boolean): Words {
  return (isAddonOrder ? ofAddons[variant] : undefined) ?? ofRegistration[variant];
}

const ofRegistration: Readonly<Record<ConfirmationVariant, Words>> = {
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

const ofAddons: Readonly<Partial<Record<ConfirmationVariant, Words>>> = {
  sent: {
    title: 'Your add-ons are ordered',
    tone: 'success',
    sentences: [
      'Thank you! They are kept for you and complete as soon as they are paid; you find them on My Account.',
    ],
  },
  received: {
    title: 'Your payment has been received',
    tone: 'success',
    sentences: ['Thank you! My Account shows your add-ons; we email you when they are confirmed.'],
  },
  declined: {
    title: 'Your payment was declined',
    tone: 'danger',
    sentences: [
      'Nothing was taken from you, or it comes back to you. Your add-ons are kept for you.',
      'Please try again, with the same or another way to pay.',
    ],
  },
  'nothing-to-pay': {
    title: 'Your add-ons have been submitted for approval',
    tone: 'success',
    sentences: [
      'Nothing is to be paid. The officers look at your request now, and we email you the decision.',
    ],
  },
};
