import { committeeMembers } from '../committee-members.ts';
import type { Library } from '../library.ts';
import type { SeedPage } from '../page-writer.ts';

/** The people who organise the convention. */
export function committeePage({ portraits }: Library): SeedPage {
  return {
    title: 'Committee',
    description: 'The people who prepare the convention, and how to reach them.',
    sections: [
      {
        sectionType: 'COMMITTEE',
        sectionTitle: '',
        committee: committeeMembers.map(({ name, role, mailbox, phoneNumber }, index) => ({
          imageUrl: portraits[index] ?? '',
          name,
          role,
          email: `${mailbox}@example.org`,
          phoneNumber,
        })),
      },
    ],
    malayalam: {
      Committee: 'കമ്മിറ്റി',
      'The people who prepare the convention, and how to reach them.':
        'കൺവെൻഷൻ ഒരുക്കുന്നവരും അവരെ ബന്ധപ്പെടാനുള്ള വഴികളും.',
    },
  };
}
