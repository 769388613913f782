import { Verification } from '../../features/admin-verification/verification.tsx';
import { systemsOwners } from './system-owners.tsx';

export const AdminVerificationPage = systemsOwners('Log check', Verification);
