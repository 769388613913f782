import { WhatsAppChat } from '../../shared/site/whatsapp-chat.tsx';

/** The button that opens a WhatsApp chat with a question about tours. */
export function WhatsAppQuestion() {
  return (
    <WhatsAppChat text="Hello! I have a question about your tours.">Chat on WhatsApp</WhatsAppChat>
  );
}
