import type { Type } from '@nestjs/common';
import type { StaffRole } from '../../../libs/contracts/session/session-view.ts';

export const accessKey = 'access';

/** Who may call: anyone, or the roles named. */
export type Access = 'anyone' | readonly StaffRole[];

/** What a route says about who may call it, or its controller for it; undefined where neither does. */
export function accessOf(controller: Type, route: object): Access | undefined {
  const own = Reflect.getMetadata(accessKey, route) as Access | undefined;
  return own ?? (Reflect.getMetadata(accessKey, controller) as Access | undefined);
}
