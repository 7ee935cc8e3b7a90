/**
 * How soon money should arrive after its payment was reported: within so many business days, for add-ons within so many
 * days (SPEC §9).
 */
export const daysToPay = 10;
