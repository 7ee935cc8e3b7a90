import type { Library } from '../library.ts';
import { text, type SeedPage } from '../page-writer.ts';

const malayalam = {
  'Hotel & travel': 'ഹോട്ടലും യാത്രയും',
  'By air': 'വിമാനത്തിൽ',
  'By car': 'കാറിൽ',
  Rooms: 'മുറികൾ',
  'Can we come a day earlier or stay longer?': 'ഒരു ദിവസം മുമ്പേ വരാമോ, കൂടുതൽ ദിവസം തങ്ങാമോ?',
};

/** Hotel and travel; the hotel and its address are fictional. */
export function travelPage({ maps: [map = ''] }: Library): SeedPage {
  return {
    title: 'Hotel & travel',
    description: 'Where we meet, how to get there, the rooms, and what helps those who walk with difficulty.',
    sections: [
      {
        sectionType: 'PLACE',
        sectionTitle: 'Where we meet',
        place: {
          imageUrl: map,
          name: 'Lakeside Convention Hotel',
          address: '100 Example Lake Drive, Orlando, Florida 32800',
          phoneNumber: '+1 (407) 555-0134',
          mapUrl: 'https://www.openstreetmap.org/#map=13/28.4280/-81.4690',
          body: '<p>Everything is under one roof: rooms, halls, chapel and dining rooms. Check-in begins at 3:00 PM on Thursday, check-out is at noon on Sunday. Until your room is ready we keep your luggage.</p>',
        },
      },
      text(
        'By air',
        '<p>Fly to <strong>Orlando International (MCO)</strong>, 14 miles from the hotel. Book the airport transfer as an add-on with your registration, and tell us your flight on My Account: our shuttles meet you at the baggage claim, level 2, at the sign with the lamp.</p><ul><li>Sanford (SFB), 35 miles: no shuttle; a taxi takes 50 minutes</li><li>Tampa (TPA), 75 miles: only with a rental car</li></ul>',
      ),
      text(
        'By car',
        '<p>From Interstate 4 take exit 72 and follow the signs to the lake. Parking is free for registered families; tell the guard your registration number. There are eight charging points on level P1.</p>',
      ),
      text(
        'Rooms',
        '<p>Your package includes the rooms: one room has two queen beds or a king bed for up to five people; suites have two rooms. Cots are free of charge; ask for one under “Additional requests / special needs”. Families of one unit are on one floor as far as possible.</p>',
      ),
      text(
        'Accessibility',
        '<ul><li>Step-free from the entrance to every hall, with elevators to all floors</li><li>Twelve rooms with a roll-in shower; ask for one when you register</li><li>Wheelchairs to borrow at the arrival desk</li><li>Reserved seats near the doors, hearing loops in the Grand hall</li><li>A quiet room with a view of the lake, open all day</li></ul>',
      ),
      {
        sectionType: 'FAQ',
        sectionTitle: 'Good to know',
        faq: [
          {
            question: 'Can we come a day earlier or stay longer?',
            answer:
              '<p>Yes, at the convention’s rate while rooms last. Write it under “Additional requests / special needs”, and the hotel desk answers by email.</p>',
            pdfUrl: '',
          },
          {
            question: 'Is there vegetarian food, and food for children?',
            answer:
              '<p>At every meal. Tell us about diets and allergies under “Food and care” on My Account once your registration is sent; the kitchen marks all dishes.</p>',
            pdfUrl: '',
          },
          {
            question: 'What is the weather like in July?',
            answer:
              '<p>Hot, 90 °F and more, with a thunderstorm in many afternoons. The halls are cool: bring something light for the shoulders.</p>',
            pdfUrl: '',
          },
        ],
      },
    ],
    malayalam,
  };
}
