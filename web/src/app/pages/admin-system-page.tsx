import { JobsStanding } from '../../features/admin-jobs/jobs-standing.tsx';
import { StoppedPolicies } from '../../features/admin-notifications/stopped-policies.tsx';
import { ReadModelsStanding } from '../../features/admin-read-models/read-models-standing.tsx';
import { LogStanding } from '../../features/admin-verification/log-standing.tsx';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { systemsOwners } from './system-owners.tsx';

/** Whether the product works as it should, and what to do if not. */
export const AdminSystemPage = systemsOwners('System', () => (
  <ConsolePage title="System">
    <p>
      Whether the product works as it should. If a part needs attention, its steps are written below
      it.
    </p>
    <StoppedPolicies />
    <LogStanding />
    <JobsStanding />
    <ReadModelsStanding />
  </ConsolePage>
));
