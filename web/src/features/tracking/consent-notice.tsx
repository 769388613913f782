import { useEffect } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { loadAdTag, quietAdTag } from './ad-tag.ts';
import { decide } from './consent.ts';
import './consent-notice.css';
import { useConsent } from './use-consent.ts';

/**
 * Asks whether ads may be measured, until the visitor answers. Loads the tag for visitors who accepted. The site works
 * the same without an answer.
 */
export function ConsentNotice({ conversionId }: { conversionId: string }) {
  const choice = useConsent();
  useEffect(() => {
    if (choice === 'accepted') loadAdTag(conversionId);
    else if (choice !== undefined) quietAdTag(); // The choice is not known at the first rendering.
  }, [choice, conversionId]);
  if (choice !== 'undecided') return null;
  return (
    <section data-slot="consent-notice" className="page-gutter" aria-labelledby="consent-title">
      <h2 id="consent-title">May we measure our ads?</h2>
      <p>
        If one of our ads brought you here and you book, the ad network gets your booking reference,
        but never your name or e-mail address. It stores a cookie for that. The site works the same
        if you decline.
      </p>
      <div data-part="answers">
        <Answer choice="declined">Decline</Answer>
        <Answer choice="accepted">Accept</Answer>
      </div>
    </section>
  );
}

/** Both answers look the same, so that both are equally easy to choose. */
function Answer({ choice, children }: { choice: 'accepted' | 'declined'; children: string }) {
  return (
    <Button
      kind="quiet"
      onClick={() => {
        decide(choice);
      }}
    >
      {children}
    </Button>
  );
}
