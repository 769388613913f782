import { StoppedPolicies } from '../../features/admin-notifications/stopped-policies.tsx';
import { ReadModels } from '../../features/admin-read-models/read-models.tsx';

export function AdminReadModelsPage() {
  return (
    <ReadModels>
      <StoppedPolicies />
    </ReadModels>
  );
}
