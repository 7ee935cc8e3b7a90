/** Messages of refused PDFs, with what to do. */
export const pdfMessages = {
  unreadable:
    'This PDF cannot be opened. Please open it on your computer, choose Print, then "Save as PDF", and send the new file.',
  protected: 'This PDF is protected by a password. Please save a copy without a password and send that.',
  active:
    'This PDF carries a program, a form with scripts or another file inside, which could harm whoever opens it. Please open it, choose Print, then "Save as PDF", and send the new file.',
} as const;
