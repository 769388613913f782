import { callLink, chatLink } from './phone-links.ts';

/** Links to call somebody, and to write to them on WhatsApp if their number has a country code. */
export function CallAndChat({ name, phone }: { name: string; phone: string }) {
  const chat = chatLink(phone);
  return (
    <>
      <a href={callLink(phone)} aria-label={`Call ${name}`}>
        Call
      </a>
      {chat !== undefined && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp ${name} (in a new tab)`}
        >
          WhatsApp
        </a>
      )}
    </>
  );
}
