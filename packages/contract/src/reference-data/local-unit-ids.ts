/** Local units that change what a form offers (SPEC §3). */
export const foreignLocalUnitId = 'ORG10024';
export const guestLocalUnitId = 'ORG10025';
