import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyGetOwnBookingQuery } from './own-booking-api.ts';
import { takeTokenFromAddress } from './token-in-address.ts';
import { useGiveProof } from './use-proof.ts';

export type MailedLink =
  /** The address was not looked at yet, or its token is being shown to the server. */
  | { readonly kind: 'open' }
  /** There was none, or it did its work: then its token is kept while the page is open. */
  | { readonly kind: 'done'; readonly token?: string }
  /** It did not open the booking: why, in words. */
  | { readonly kind: 'failed'; readonly words: string };

const done: MailedLink = { kind: 'done' };

const ended =
  'The link in your e-mail no longer works: a newer e-mail may have another, or your e-mail address was corrected since.';
const unchecked = 'The link in your e-mail could not be checked just now.';

/** Opens a booking by the token that a mailed link carries, and takes it out of the address. */
export function useMailedLink(reference: string): MailedLink {
  const [link, setLink] = useState<MailedLink>({ kind: 'open' });
  const give = useGiveProof(reference);
  const [read] = useLazyGetOwnBookingQuery();
  const { key } = useLocation(); // another link may be followed while the page is open

  const follow = useEffectEvent(async (): Promise<MailedLink | undefined> => {
    const token = takeTokenFromAddress();
    if (token === undefined) return undefined;
    const outcome = await give({ token });
    if (outcome.kind === 'proven') {
      if (link.kind !== 'open') await read(reference); // else it is read for the first time now
      return { kind: 'done', token };
    }
    return { kind: 'failed', words: outcome.kind === 'refused' ? ended : unchecked };
  });
  useEffect(() => {
    void follow().then((outcome) => {
      // An address without a token says nothing new of one that was there before.
      setLink((before) => outcome ?? (before.kind === 'open' ? done : before));
    });
  }, [key]);
  return link;
}
