import type { Library } from '../library.ts';
import type { WrittenPage } from '../page-writer.ts';

/** What families ask every time. */
export function faqPage({ sheets: [packingList = ''] }: Library): WrittenPage {
  return {
    title: 'Questions and answers',
    description: 'Who may come, how registration, payment and the days at the hotel work.',
    sections: [
      {
        sectionType: 'FAQ',
        sectionTitle: '',
        faq: [
          question(
            'Who may register?',
            '<p>Families of the Knanaya community: unmarried adults born of two Knanaya parents, couples who were both born of two Knanaya parents, and their unmarried children under 18. The details stand in the <a href="/termofuse">terms of use</a>.</p>',
          ),
          question(
            'Does everybody in the family need an account?',
            '<p>No. One adult signs up and registers the whole family. Family members need no email address; who has one hears from us directly.</p>',
          ),
          question(
            'What happens after I send my registration?',
            '<p>You get an email with your temporary registration number. A registrar looks at it, usually within a few days, and you hear the result by email. When your payment has been approved too, the registration is confirmed and gets its permanent number.</p>',
          ),
          question(
            'How do I pay?',
            '<p>By Zelle or by a mailed cheque. My Account shows the amount, whom to pay and what to write in the memo. A cheque has to arrive within 10 business days; approval takes two to three days after that. Families in Canada pay Canadian dollars.</p>',
          ),
          question(
            'Until when does the early bird price hold?',
            '<p>The home page shows the date. What counts is the day on which you send your registration: from then on your price is fixed.</p>',
          ),
          question(
            'Can I change something after I have sent it?',
            '<p>People and package are fixed then. Add-ons can be bought later from My Account. If something has to be corrected, <a href="/contactus">write to us</a>.</p>',
          ),
          question(
            'My spouse does not come along. Do I still add them?',
            '<p>Yes. Add your spouse’s details, and unselect him or her in the list. Only people who are selected take part and count for the package.</p>',
          ),
          question(
            'What rules hold at the hotel?',
            '<p>There is a curfew from 1:00 AM to 6:00 AM, and nobody under 21 may leave the hotel after 11:30 PM. Minors who come without their parents need a custodian and a signed consent form.</p>',
          ),
          {
            ...question(
              'What should we bring?',
              '<p>Identity papers, something traditional for Thursday, something festive for Saturday, and a light jacket. The sheet below is made for ticking off.</p>',
            ),
            pdfUrl: packingList,
          },
          question(
            'Who sees our names?',
            '<p>The <a href="/convention-participants">list of participants</a> shows adults of confirmed registrations, by name and local unit. Children are never on it, and you can take yourself off. More in the <a href="/privacypolicy">privacy policy</a>.</p>',
          ),
        ],
      },
    ],
  };
}

function question(text: string, answer: string) {
  return { question: text, answer, pdfUrl: '' };
}
