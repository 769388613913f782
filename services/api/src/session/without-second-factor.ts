import { SetMetadata, type Type } from '@nestjs/common';

const withoutSecondFactorKey = 'without-second-factor';

/**
 * The controller's routes can be used by somebody whose role needs codes from an app and who has not set
 * them up yet. All others refuse them with `SecondFactorNeeded`; the access guard checks it.
 */
export const WithoutSecondFactor = () => SetMetadata(withoutSecondFactorKey, true);

export function isUsableWithoutSecondFactor(controller: Type): boolean {
  return Reflect.getMetadata(withoutSecondFactorKey, controller) === true;
}
