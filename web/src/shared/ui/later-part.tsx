import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { passTypedTextToReact } from './pass-typed-text-to-react.ts';

export type LaterPartProps = { fallback: ReactNode; children: ReactNode };

/**
 * A part of a page whose script may arrive after the page's own. Until the part is hydrated, it stays as the server
 * sent it. If it changed earlier, React would remove it from the screen and wait for the script.
 */
export function LaterPart({ fallback, children }: LaterPartProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  const part = (
    <Suspense fallback={fallback}>
      {children}
      <Hydrated onHydrated={setIsHydrated} />
    </Suspense>
  );
  const [asSent] = useState(part);
  return isHydrated ? part : asSent;
}

/** Reports when the part beside it is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: (isHydrated: true) => void }) {
  useEffect(() => {
    passTypedTextToReact();
    onHydrated(true);
  }, [onHydrated]);
  return null;
}
