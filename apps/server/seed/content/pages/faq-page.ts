import type { Library } from '../library.ts';
import type { SeedPage } from '../page-writer.ts';

const oneAccount =
  '<p>No. One adult signs up and registers the whole family. Family members don’t need an email address. If they have one, we’ll write to them too.</p>';

const malayalam = {
  'Questions and answers': 'ചോദ്യങ്ങളും ഉത്തരങ്ങളും',
  'Who can register?': 'ആർക്കൊക്കെ രജിസ്റ്റർ ചെയ്യാം?',
  'Does everyone in the family need an account?': 'കുടുംബത്തിലെ എല്ലാവർക്കും അക്കൗണ്ട് വേണോ?',
  [oneAccount]:
    '<p>വേണ്ട. മുതിർന്ന ഒരാൾ അക്കൗണ്ട് തുടങ്ങി കുടുംബത്തെ മുഴുവൻ രജിസ്റ്റർ ചെയ്താൽ മതി. മറ്റുള്ളവർക്ക് ഇമെയിൽ വിലാസം വേണമെന്നില്ല. ഉണ്ടെങ്കിൽ അവർക്കും ഞങ്ങൾ എഴുതും.</p>',
  'What happens after I send my registration?': 'രജിസ്ട്രേഷൻ അയച്ചുകഴിഞ്ഞാൽ എന്തു സംഭവിക്കും?',
  'How do I pay?': 'എങ്ങനെ പണമടയ്ക്കാം?',
  'When does early-bird pricing end?': 'കുറഞ്ഞ നിരക്ക് എന്നുവരെയാണ്?',
  'What are the hotel rules?': 'ഹോട്ടലിലെ നിയമങ്ങൾ എന്തൊക്കെയാണ്?',
  'What should we bring?': 'എന്തൊക്കെ കൊണ്ടുവരണം?',
  'Who sees our names?': 'ഞങ്ങളുടെ പേരുകൾ ആർക്കൊക്കെ കാണാം?',
};

/** Frequent questions of families. */
export function faqPage({ sheets: [packingList = ''] }: Library): SeedPage {
  return {
    title: 'Questions and answers',
    description: 'Who can come, how to register and pay, and what to expect at the hotel.',
    sections: [
      {
        sectionType: 'FAQ',
        sectionTitle: '',
        faq: [
          question(
            'Who can register?',
            '<p>Families of the Knanaya community: unmarried adults born of two Knanaya parents, couples who were both born of two Knanaya parents, and their unmarried children under 18. See the <a href="/termofuse">terms of use</a>.</p>',
          ),
          question('Does everyone in the family need an account?', oneAccount),
          question(
            'What happens after I send my registration?',
            '<p>You’ll get an email with your temporary registration number. A registrar reviews it, usually within a few days, and we’ll email you the decision. Once your payment is approved too, your registration is confirmed and gets its permanent number.</p>',
          ),
          question(
            'How do I pay?',
            '<p>By Zelle or by a check in the mail. My Account shows the amount, whom to pay and what to write in the memo. A check has to arrive within 10 business days; approval takes two to three days after that. Families in Canada pay Canadian dollars.</p>',
          ),
          question(
            'When does early-bird pricing end?',
            '<p>The home page shows the date. What counts is the day you send your registration: your price is fixed from then on.</p>',
          ),
          question(
            'Can I change my registration after I’ve sent it?',
            '<p>After that, the people and the package can’t be changed. You can buy add-ons later from My Account. If something needs correcting, <a href="/contactus">write to us</a>.</p>',
          ),
          question(
            'My spouse isn’t coming. Do I still add them?',
            '<p>Yes. Add your spouse’s details, and unselect him or her in the list. Only the people you select attend and count towards the package.</p>',
          ),
          question(
            'What are the hotel rules?',
            '<p>There is a curfew from 1:00 AM to 6:00 AM, and no one under 21 may leave the hotel after 11:30 PM. Minors attending without their parents need a custodian and a signed consent form.</p>',
          ),
          {
            ...question(
              'What should we bring?',
              '<p>Identity papers, something traditional for Thursday, something festive for Saturday, and a light jacket. Use the checklist below.</p>',
            ),
            pdfUrl: packingList,
          },
          question(
            'Who sees our names?',
            '<p>The <a href="/convention-participants">list of participants</a> shows adults of confirmed registrations, by name and local unit. Children are never on it, and you can take yourself off. Read more in the <a href="/privacypolicy">privacy policy</a>.</p>',
          ),
        ],
      },
    ],
    malayalam,
  };
}

function question(text: string, answer: string) {
  return { question: text, answer, pdfUrl: '' };
}
