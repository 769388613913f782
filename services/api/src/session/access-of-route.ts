import type { Type } from '@nestjs/common';
import type { StaffRole } from '../../../libs/contracts/session/session-view.ts';

export const accessKey = 'access';

/** Who may call a route: anyone, or only these roles. */
export type Access = 'anyone' | readonly StaffRole[];

/** Returns who may call a route, as the route or else its controller declares it; undefined if neither declares it. */
export function accessOf(controller: Type, route: object): Access | undefined {
  const own = Reflect.getMetadata(accessKey, route) as Access | undefined;
  return own ?? (Reflect.getMetadata(accessKey, controller) as Access | undefined);
}
