/** What a family reads about its check-in (SPEC §2 and §8, to the letter). */
export const checkInMessages = {
  checkedIn: (is: boolean) => `CHECKED IN: ${is ? 'YES' : 'NO'}`,
  checkIn: 'CHECK IN',
  download: 'Download Details',
  hotelName: 'Hotel Name',
  confirmationNumber: 'Confirmation Number',
  address: 'Address',
  phone: 'Phone',
  succeeded: 'Check In Successful !',
  failed: 'Failed to Check In !!',
} as const;
