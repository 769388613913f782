import { WhatsAppChat } from '../../shared/site/whatsapp-chat.tsx';

/** Opens a WhatsApp chat with a greeting that names the booking. */
export function WhatsAppAboutBooking({ about, label }: { about: string; label: string }) {
  return (
    <WhatsAppChat kind="quiet" text={`Hello! I have a question about my booking ${about}.`}>
      {label}
    </WhatsAppChat>
  );
}
