import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyGetOwnBookingQuery } from './own-booking-api.ts';
import { takeTokenFromAddress } from './token-in-address.ts';
import { useGiveProof } from './use-proof.ts';

export type MailedLink =
  /** The address was not read yet, or the API is checking its token. */
  | { readonly kind: 'open' }
  /** There was no token, or it opened the booking and is kept while the page is open. */
  | { readonly kind: 'done'; readonly token?: string }
  /** The token did not open the booking; `words` says why. */
  | { readonly kind: 'failed'; readonly words: string };

const done: MailedLink = { kind: 'done' };

const ended =
  'The link in your e-mail no longer works: a newer e-mail may have a newer one, or your e-mail address was corrected since.';
const unchecked = 'The link in your e-mail could not be checked just now.';

/** Opens a booking with the token of a mailed link, and takes the token out of the address. */
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
      if (link.kind !== 'open') await read(reference); // the page itself reads it the first time
      return { kind: 'done', token };
    }
    return { kind: 'failed', words: outcome.kind === 'refused' ? ended : unchecked };
  });
  useEffect(() => {
    void follow().then((outcome) => {
      // Without a token in the address, the result of an earlier token still applies.
      setLink((before) => outcome ?? (before.kind === 'open' ? done : before));
    });
  }, [key]);
  return link;
}
