import { idempotencyKeyLife } from '#server/db/idempotency/delete-expired-idempotency-keys.ts';
import { messageRetentionDays } from '#server/features/contact/purge-expired-messages.ts';
import { retentionDays } from '@sangamam/contract/people/erasure/retention';

import { text, type SeedPage } from '../page-writer.ts';

/**
 * The privacy policy: how the product really uses personal data. Numbers of days come from the code that applies them.
 */
export const privacyPage: SeedPage = {
  title: 'Privacy policy',
  description:
    'What we know about your family, who sees it, how long we keep it, and how to get a copy or have it erased.',
  sections: [
    text(
      '',
      '<p>Registering a family means trusting us with names, birthdays and relationships. This page says, in plain words, what we do with them. It has a version and a date, like the <a href="/termofuse">terms of use</a>.</p>',
    ),
    text(
      'What you give us',
      `<ul><li><strong>Your account:</strong> name, email address, mobile number, postal address, gender, date of birth, and a password, stored in a form that can’t be read.</li>
<li><strong>Your family:</strong> the people you register, how they are related to you, marital status, parish in Kerala, local unit, dates of birth, and where you add them, email address and phone.</li>
<li><strong>Your registration:</strong> package, add-ons, special requests, consent forms, travel and hotel details, pictures you upload.</li>
<li><strong>What each person needs:</strong> diet, allergies, access needs, whether we may take photographs, and, kept sealed, health notes and whom to call in an emergency; and your answers to what a convention asks besides, such as a size of jersey.</li>
<li><strong>Your payments:</strong> amount, way of paying, reference and date; of a check its number and bank. We never see card numbers or bank passwords.</li>
<li><strong>Your messages:</strong> what you write through the contact form, with its attachments, and in answer to our letters.</li></ul>
<p>We use all of this to verify, organise and account for the convention, and to write to you about it. We do not sell it, and there is no advertising here.</p>`,
    ),
    text(
      'Who sees it',
      `<p>Staff see only what their job requires: the registrar decides on registrations, the treasurer sees payments, hospitality looks after rooms and transport, editors write these pages. Details of minors are left out for those who do not need them. Every change staff make is logged.</p>
<p>The public list of participants shows first name, last name, family name and local unit of adults whose registration is confirmed. You can take yourself and your family off that list. Minors are never on it.</p>
<p>The kitchen and the hotel learn how many need what. Only the care team reads it by name, and every look at health notes and emergency contacts is recorded.</p>
<p>Your member association or the officers may be asked whether what you told us is right. The hotel learns who stays there.</p>
<p>If you pay by PayPal or card, you do so on PayPal’s own pages, and <a href="https://www.paypal.com/us/legalhub/paypal/privacy-full">PayPal’s privacy statement</a> applies there. We send PayPal the name of the convention, your temporary registration number and the amount, and the amount of a refund; not your name, your address or who is in your family. PayPal tells us whether you paid, how much, and its numbers for the payment.</p>`,
    ),
    text(
      'Children',
      '<p>Nobody under 13 may have an account, and whoever registers a family is 18 or older. What we know of children comes from their parents or guardians, and they can have it changed or erased. We write to parents and never to children under 13, whose email addresses we do not store. A child needs a responsible adult at the convention: a parent, or a person of 18 or over whom a parent names in the consent form.</p>',
    ),
    text(
      'On your device',
      `<p>When you sign in, your browser keeps a key that tells us who you are, until you sign out; it also keeps what you typed into a form you have not sent yet. There are no tracking cookies, and pages load nothing from other companies. A video of another site is fetched only after you press play; that site then learns that you watch it.</p>
<p>We note when and from which kind of device you signed in, so that you can see it and sign other devices out. Addresses are counted, in a scrambled form, to keep attackers out.</p>`,
    ),
    text(
      'How long we keep it',
      `<ul><li>Sessions end after 30 days, or 7 days without use. Links in our mails end after one hour or 48 hours.</li>
<li>A sign-up whose email address nobody confirmed is erased after ${retentionDays.unverifiedAccount} days.</li>
<li>Letters to many families, and who got them, are deleted ${retentionDays.letter} days after the end of their convention.</li>
<li>What our mails to you said is erased after ${retentionDays.mailText} days, and ${retentionDays.mailToClosedAccount} days after you close your account.</li>
<li>Of children who were listed for a convention, everything but the name is erased ${retentionDays.minorsDetails} days after its end, in what was submitted too, and so are consent forms; unless your family is registered for a later convention.</li>
<li>What you told us about food, access, health and emergency contacts, and what you answered to questions of a convention, is deleted ${retentionDays.card} days after the end of the convention.</li>
<li>Family pictures and their captions are deleted ${retentionDays.familyPicture} days after the end of their convention. The names and phone numbers of shuttle drivers are erased ${retentionDays.driver} days after they drove.</li>
<li>When a form is sent twice because a connection broke, we answer the second time what we answered the first. For that the answer is stored for ${idempotencyKeyLife / (60 * 60_000)} hours.</li>
<li>The security log notes sign-ins, refusals, changes and who looked at what. The network a request came from, without the last part of its address, is erased from it after ${retentionDays.networkOfEntry} days.</li>
<li>Messages of the contact form, and your answers to letters, are deleted, with their attachments, ${messageRetentionDays} days after they were settled.</li>
<li>Accounts and registrations stay until you close your account, so that returning families don’t have to type everything again.</li>
<li>Payment amounts stay in our books, without your name once you have left.</li></ul>`,
    ),
    text(
      'Your rights',
      '<p>In My Account you can see and change what we know about you, download it, take yourself off the public list, and close your account. Closing it erases names, birthdays, addresses, phone numbers, pictures, forms and messages of you and your family, except for people who are in someone else’s registration too. If you would rather talk to a person, <a href="/contactus">write to us</a>.</p>',
    ),
    text(
      'How it is kept safe',
      '<p>Everything travels encrypted. Files that you upload have no lasting address: a link to one works for five minutes and for nobody who was not given it. Pictures are re-created when uploaded, which removes the location and other details that cameras hide in them. If something ever goes wrong with your data, we will tell you without delay.</p>',
    ),
    text(
      'What we may do',
      '<p>We may remove content that breaks the <a href="/termofuse">terms of use</a> and suspend accounts. Where the law requires it, we answer the authorities, and only as far as it requires.</p>',
    ),
  ],
};
