import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { StaffRole } from '../../../libs/contracts/session/session-view.ts';
import { accessKey, type Access } from './access-of-route.ts';
import { AccessGuard } from './access.guard.ts';

/** Anyone may call, signed in or not. */
export const Anyone = () => SetMetadata(accessKey, 'anyone' satisfies Access);

/** Only accounts with one of these roles may call. */
export const Only = (...roles: readonly StaffRole[]) =>
  applyDecorators(SetMetadata(accessKey, roles satisfies Access), UseGuards(AccessGuard));

/** All roles: everyone who is signed in. */
export const Everyone: readonly StaffRole[] = ['owner', 'staff', 'read-only'];
