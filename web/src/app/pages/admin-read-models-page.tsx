import { StoppedPolicies } from '../../features/admin-notifications/stopped-policies.tsx';
import { ReadModels } from '../../features/admin-read-models/read-models.tsx';
import { systemsOwners } from './system-owners.tsx';

export const AdminReadModelsPage = systemsOwners('What the screens are built from', () => (
  <ReadModels>
    <StoppedPolicies />
  </ReadModels>
));
