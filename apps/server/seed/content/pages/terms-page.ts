import { text, type SeedPage } from '../page-writer.ts';

/** The terms of use for signing up and registering (SPEC §1, §9; DECISIONS §2, §3, §4). */
export const termsPage: SeedPage = {
  title: 'Terms of use',
  description: 'Who may register, what the organisers decide, how paying works and what we ask of everyone.',
  sections: [
    text(
      '',
      '<p>These terms apply to this website and to every registration made through it. You accept them when you sign up, and again when you send a registration for approval. Each time we record which version you accepted; its number is shown on this page.</p>',
    ),
    text(
      'Who may register',
      `<p>The convention is a gathering of the Knanaya community. A person may take part who</p>
<ul><li>was born of two Knanaya parents, is unmarried and 18 years or older;</li>
<li>was born of two Knanaya parents and is married to somebody who was also born of two Knanaya parents;</li>
<li>is an unmarried child under 18 of such parents, and comes with them or with a custodian whom they name.</li></ul>
<p>Your member association or the officers of the convention verify what a registration says. Admission is at the board’s discretion, and its decision is final.</p>`,
    ),
    text(
      'Your account',
      `<p>You need to be 18 or older to register a family. Nobody under 13 may have an account. One email address belongs to one person.</p>
<p>You are responsible for what is done with your account. Keep the password to yourself, and change it if you think someone else knows it; that signs out all other devices.</p>`,
    ),
    text(
      'What you tell us',
      `<p>You give us information about your account, your family and marriages, since we cannot verify a registration without it. It has to be true and complete, and the people you register have to agree to your giving it to us. A parent or guardian decides for children.</p>
<p>The <a href="/privacypolicy">privacy policy</a> explains how we use it.</p>`,
    ),
    text(
      'From registration to confirmation',
      `<ol><li>You list your family, choose one package and any add-ons. Nothing is binding until you send it.</li>
<li>When you send it for approval, the prices are fixed: later changes to the price list do not affect it. A place is held for you.</li>
<li>The registrar reviews it and approves or declines it. You will get an email either way.</li>
<li>You pay. Once the treasurer has received the full amount, the registration is confirmed and gets its permanent number.</li></ol>
<p>A registration that is declined or cancelled gives its places back.</p>`,
    ),
    text(
      'Paying',
      `<p>Prices are whole US dollars, or Canadian dollars for families in Canada. You can pay by Zelle or by a check in the mail; other ways are offered where available. Each way may have a convenience fee, which you see before you choose.</p>
<p>A check has to arrive within 10 business days of the registration, or within 10 days for add-ons that are bought later. After it has arrived, approval takes two to three days. Write your temporary registration number on the check or in the Zelle memo.</p>
<p>You can cancel your registration yourself until you report a payment; after that, please write to us. Money received for a registration that is later cancelled or declined is listed for the treasurer as a refund due.</p>`,
    ),
    text(
      'At the convention',
      `<p>Requests such as an accessible room or a banquet meal are passed on to the hotel, but are not guaranteed.</p>
<p>There is a curfew from 1:00 AM to 6:00 AM. No one under 21 may leave the hotel after 11:30 PM. Parents and custodians are responsible for the minors who come with them. Please follow the security guidelines you confirm with your registration, and the instructions of officers and hotel staff.</p>`,
    ),
    text(
      'What does not belong here',
      `<p>Do not use this website to harm others: no names, pictures or forms of people who did not agree; nothing offensive, unlawful or dangerous; no attempts to reach what is not yours or to disturb the service.</p>
<p>We may remove content and suspend accounts that break these terms, and decline or cancel a registration for the same reason.</p>`,
    ),
    text(
      'Changes and questions',
      `<p>When we change these terms, the new version is published here with its date. It applies to what you send from then on; a registration you sent earlier keeps the version it was sent under.</p>
<p>If something is unclear, please <a href="/contactus">write to us</a> before you register.</p>`,
    ),
  ],
};
