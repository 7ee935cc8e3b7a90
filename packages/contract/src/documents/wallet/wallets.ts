/** The wallets of phones that a site can offer: a pass of Apple's as a file, one of Google's as a link. */
export const walletNames = ['APPLE', 'GOOGLE'] as const;
export type WalletName = (typeof walletNames)[number];
