import type { AnchorView } from '@contracts/operations/verification-view.ts';
import { useState } from 'react';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useGetAnchorsQuery } from './admin-verification-api.ts';
import { sizeWords } from './verification-words.ts';

/** How many anchors are shown at first: two weeks. */
const shownFirst = 14;

/** The anchors of the log, day by day. */
export function AnchorList() {
  const { data, isError, refetch } = useGetAnchorsQuery();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? data : data?.slice(0, shownFirst);
  return (
    <Panel title="Saved fingerprints">
      <p>
        Every day the product saves a sealed fingerprint of the log (an anchor) in another place. A
        check compares the log with all of them and so finds entries that were removed.
      </p>
      {data?.some(({ isGivenUp }) => isGivenUp) === true && (
        <p data-part="note">
          A fingerprint is no longer compared if it covers entries that were lost when an older
          backup was restored. It stays in the list.
        </p>
      )}
      {data === undefined && (
        <NotLoaded {...{ isError, refetch }} what="the fingerprints" rows={3} rowHeight="3rem" />
      )}
      {data?.length === 0 && (
        <p role="status">
          There is no fingerprint yet. The product makes the first one soon after it starts.
        </p>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul data-slot="anchors" aria-label="Saved fingerprints">
          {shown.map((anchor) => (
            <Anchor key={anchor.name} anchor={anchor} />
          ))}
        </ul>
      )}
      {!isWhole && data !== undefined && data.length > shownFirst && (
        <Button
          kind="quiet"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          Show all {data.length}
        </Button>
      )}
    </Panel>
  );
}

function Anchor({ anchor }: { anchor: AnchorView }) {
  const { at, position, heads, isAuthentic, isGivenUp } = anchor;
  return (
    <li>
      <strong>{formatMoment(at)}</strong>
      <Badge tone={isAuthentic ? 'ok' : 'error'}>{isAuthentic ? 'sealed' : 'wrong seal'}</Badge>
      {isGivenUp && <Badge tone="warn">no longer compared</Badge>}
      <span>
        {sizeWords(anchor)}, up to position {position}
      </span>
      <code>{heads.slice(0, 16)}</code>
    </li>
  );
}
