/** The address of a WhatsApp chat with the operator in which the text is already written. */
export function whatsAppAddress(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
