import { Panel } from '../../shared/console/panel.tsx';

/** What a check cannot find. */
export function Limits() {
  return (
    <Panel title="What a check cannot find">
      <ul data-slot="limits">
        <li>
          <strong>What was cut off the end of the log since the last anchor.</strong> Up to a day of
          it can go unnoticed.
        </li>
        <li>
          <strong>The last anchors removed together with what they knew.</strong> A copy of the
          archive, kept elsewhere, still has them.
        </li>
        <li>
          <strong>A log and anchors rewritten by somebody who has the secret key.</strong> The key
          is the seal: keep it from people who can write the log.
        </li>
        <li>
          <strong>Something untrue that was entered in the ordinary way.</strong> The log says who
          entered what and when, not whether it was so.
        </li>
        <li>
          <strong>Which stream vanished between two anchors.</strong> It finds that one did, between
          which days, and how many events it had.
        </li>
      </ul>
    </Panel>
  );
}
