/** Opens WhatsApp with a message to send, on a phone in the app; nothing is sent before the person does it there. */
export function whatsAppAddress(message: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: message })}`;
}
