/** Local units that change what a form offers (SPEC §3). */
export const foreignLocalUnitId = 'ORG10024';
export const guestLocalUnitId = 'ORG10025';

/** Units whose families live in Canada: forms choose that country for them, which people may change. */
export const canadianLocalUnitIds: readonly string[] = ['ORG10021', 'ORG10023'];
