/** Canada's value in the dial-code select: it must differ from the USA's, people see and we store `+1` (DECISIONS §5). */
export const canadaDialCodeValue = '+1111';
