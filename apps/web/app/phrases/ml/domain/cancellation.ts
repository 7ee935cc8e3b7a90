import type { Values } from '@sangamam/contract/phrases/values';

export const ifYouCancel = 'നിങ്ങൾ റദ്ദാക്കിയാൽ';
export const untilDay = ({ day }: Values<'day'>) => `${day} വരെ`;
export const afterDay = ({ day }: Values<'day'>) => `${day} കഴിഞ്ഞാൽ`;
export const fullRefund = 'മുഴുവൻ തുകയും തിരികെ നൽകും';
export const keptForEach = ({ kept }: Values<'kept'>) => `ഓരോ ആൾക്കും ${kept} കുറയ്ക്കും`;
export const noRefund = 'തുക തിരികെ നൽകില്ല';
export const askUntil = ({ day }: Values<'day'>) =>
  `പണമടച്ച ശേഷം രജിസ്ട്രേഷൻ റദ്ദാക്കാൻ ${day} വരെ എന്റെ അക്കൗണ്ടിൽ ആവശ്യപ്പെടാം.`;
