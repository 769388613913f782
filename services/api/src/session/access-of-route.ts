import type { Type } from '@nestjs/common';
import type { StaffRole } from '../../../libs/contracts/session/session-view.ts';

export const accessKey = 'access';

/** Who may call a route: anyone, or only these roles. */
export type Access = 'anyone' | readonly StaffRole[];

/**
 * Returns who may call a route. The route declares this, otherwise its controller does. Undefined if both do not
 * declare it.
 */
export function accessOf(controller: Type, route: object): Access | undefined {
  const own = Reflect.getMetadata(accessKey, route) as Access | undefined;
  return own ?? (Reflect.getMetadata(accessKey, controller) as Access | undefined);
}
