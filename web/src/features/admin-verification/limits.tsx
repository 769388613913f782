import { Panel } from '../../shared/console/panel.tsx';

/** The faults that a check cannot find. */
export function Limits() {
  return (
    <Panel title="What a check cannot find">
      <ul data-slot="limits">
        <li>
          <strong>Entries removed from the end since the last fingerprint.</strong> Up to a day of
          them can go unnoticed.
        </li>
        <li>
          <strong>Removal of both the newest entries and their fingerprints.</strong> A copy of the
          archive, kept elsewhere, still has the fingerprints.
        </li>
        <li>
          <strong>A log and fingerprints rewritten by somebody who has the secret key.</strong> Do
          not give the key to people who can write the log.
        </li>
        <li>
          <strong>A false entry that somebody made in the usual way.</strong> The log says who
          entered what and when, not whether it was true.
        </li>
        <li>
          <strong>Which history was removed between two fingerprints.</strong> A check finds only
          that one was removed, between which days, and how many entries it had.
        </li>
      </ul>
    </Panel>
  );
}
