import { text, type WrittenPage } from '../page-writer.ts';

/** The terms of use: what holds for whoever signs up and registers (SPEC §1, §9; DECISIONS §2, §3, §4). */
export const termsPage: WrittenPage = {
  title: 'Terms of use',
  description: 'Who may register, what the organisers decide, how paying works and what we ask of everybody.',
  sections: [
    text(
      '',
      '<p>These terms hold for this website and for every registration that is made through it. You accept them when you sign up, and again when you send a registration for approval. Each time we note which version you accepted; its number stands on this page.</p>',
    ),
    text(
      'Who may register',
      `<p>The convention is a gathering of the Knanaya community. A person may take part who</p>
<ul><li>was born of two Knanaya parents, is unmarried and 18 years or older;</li>
<li>was born of two Knanaya parents and is married to somebody who was also born of two Knanaya parents;</li>
<li>is an unmarried child under 18 of such parents, and comes with them or with a custodian whom they name.</li></ul>
<p>Your member association or the officers of the convention verify what a registration says. Whether somebody is admitted lies in the discretion of the board, and its decision is final.</p>`,
    ),
    text(
      'Your account',
      `<p>You need to be 18 or older to register a family. Nobody under 13 may have an account. One email address belongs to one person.</p>
<p>You are responsible for what is done with your account. Keep the password to yourself, and change it when you think that somebody else knows it; all other devices are signed out then.</p>`,
    ),
    text(
      'What you tell us',
      `<p>You give us information about your account, your family and marriages, since we cannot verify a registration without it. It has to be true and complete, and the people whom you register have to agree that you give it to us. A parent or guardian decides for children.</p>
<p>What we do with it stands in the <a href="/privacypolicy">privacy policy</a>.</p>`,
    ),
    text(
      'From registration to confirmation',
      `<ol><li>You list your family, choose one package and add what you like. Until you send it, nothing is binding.</li>
<li>When you send it for approval, the prices are fixed: later changes of the price list do not touch it. A place is kept for you.</li>
<li>The registrar looks at it and approves or declines it. You get an email either way.</li>
<li>You pay. When the treasurer has the full amount, the registration is confirmed and gets its permanent number.</li></ol>
<p>A registration that is declined or cancelled gives its places back.</p>`,
    ),
    text(
      'Paying',
      `<p>Prices are whole US dollars, or Canadian dollars for families in Canada. You can pay by Zelle or by a mailed cheque; other ways are offered where they are available. Each way may have a convenience fee, which you see before you choose.</p>
<p>A cheque has to arrive within 10 business days of the registration, or within 10 days for add-ons that are bought later. After it has arrived, approval takes two to three days. Write your temporary registration number on the cheque or in the Zelle memo.</p>
<p>You can cancel your registration yourself until you report a payment; after that, please write to us. Money that came for a registration that is then cancelled or declined is listed for the treasurer as refund due.</p>`,
    ),
    text(
      'At the convention',
      `<p>Wishes such as accessible rooms or a banquet meal are passed on to the hotel, but are not guaranteed.</p>
<p>A curfew holds from 1:00 AM to 6:00 AM. Nobody under 21 may leave the hotel after 11:30 PM. Parents and custodians answer for the minors who come with them. Please follow the security guidelines that you confirm with your registration, and what officers and hotel staff ask of you.</p>`,
    ),
    text(
      'What does not belong here',
      `<p>Do not use this website to harm others: no names, pictures or forms of people who did not agree; nothing offensive, unlawful or dangerous; no attempts to reach what is not yours or to disturb the service.</p>
<p>We may remove content and suspend accounts that break these terms, and decline or cancel a registration for the same reason.</p>`,
    ),
    text(
      'Changes and questions',
      `<p>When we change these terms, the new version is published here with its date. It holds for what you send from then on; a registration that you sent before keeps the version that it was sent under.</p>
<p>If something is unclear, please <a href="/contactus">write to us</a> before you register.</p>`,
    ),
  ],
};
