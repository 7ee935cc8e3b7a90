/** The endpoints of accounts, loaded with the first call: on public pages they and their rules weigh nothing before. */
export const accountEndpoints = () => import('@sangamam/contract/accounts/account-endpoints');
