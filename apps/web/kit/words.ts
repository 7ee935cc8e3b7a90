/** The scripts in which every component is shown. */
export type Script = 'en' | 'ml';

/** What the components of the kit say, in both scripts: a short form of each, and one that is longer than its place. */
export interface Words {
  script: Script;
  act: string;
  longAct: string;
  other: string;
  label: string;
  longLabel: string;
  hint: string;
  error: string;
  name: string;
  email: string;
  title: string;
  longTitle: string;
  sentence: string;
  paragraph: string;
  choices: readonly [string, string, string];
  status: string;
}

export const wordsOf: Readonly<Record<Script, Words>> = {
  en: {
    script: 'en',
    act: 'Save',
    longAct: 'Save these changes for the whole family and go on to the packages',
    other: 'Cancel',
    label: 'First name',
    longLabel: 'First name as it is written in the passport, or on the card that opens the door of the hotel',
    hint: 'It is printed on the badge.',
    error: 'Please enter the first name.',
    name: 'Annamma Thottungal',
    email: 'annamma.thottungal@longest-provider.example.org',
    title: 'Your family',
    longTitle: 'Your family, and whoever comes along from the house of your grandparents',
    sentence: 'Three people are attending.',
    paragraph:
      'The convention begins on Thursday evening with a prayer and dinner. Children have a programme of their own on each day, ' +
      'and a bus leads from the airport to the hotel every hour.',
    choices: ['Vegetarian', 'With fish and meat', 'Something else that the kitchen should know about'],
    status: 'Waiting for the check',
  },
  ml: {
    script: 'ml',
    act: 'സേവ് ചെയ്യുക',
    longAct: 'കുടുംബത്തിലെ എല്ലാവരുടെയും മാറ്റങ്ങൾ സേവ് ചെയ്ത് പാക്കേജുകളിലേക്ക് പോകുക',
    other: 'വേണ്ട',
    label: 'പേര്',
    longLabel: 'പാസ്‌പോർട്ടിലോ ഹോട്ടൽ മുറി തുറക്കുന്ന കാർഡിലോ എഴുതിയിരിക്കുന്നതുപോലെയുള്ള പേര്',
    hint: 'ഇത് ബാഡ്ജിൽ അച്ചടിക്കും.',
    error: 'പേര് നൽകുക.',
    name: 'അന്നമ്മ തോട്ടുങ്കൽ',
    email: 'annamma.thottungal@longest-provider.example.org',
    title: 'നിങ്ങളുടെ കുടുംബം',
    longTitle: 'നിങ്ങളുടെ കുടുംബവും മുത്തശ്ശന്റെ വീട്ടിൽനിന്ന് കൂടെ വരുന്നവരും',
    sentence: 'മൂന്നുപേർ പങ്കെടുക്കുന്നു.',
    paragraph:
      'കൺവെൻഷൻ വ്യാഴാഴ്ച വൈകുന്നേരം പ്രാർഥനയോടും അത്താഴത്തോടും കൂടി തുടങ്ങും. കുട്ടികൾക്ക് ഓരോ ദിവസവും പ്രത്യേകം പരിപാടികളുണ്ട്; ' +
      'വിമാനത്താവളത്തിൽനിന്ന് ഹോട്ടലിലേക്ക് ഓരോ മണിക്കൂറിലും ബസുണ്ട്.',
    choices: ['സസ്യാഹാരം', 'മീനും ഇറച്ചിയും', 'അടുക്കളയിൽ അറിഞ്ഞിരിക്കേണ്ട മറ്റെന്തെങ്കിലും'],
    status: 'ചെക്ക് കാത്തിരിക്കുന്നു',
  },
};
