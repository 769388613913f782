import { SetMetadata, type Type } from '@nestjs/common';

const withoutSecondFactorKey = 'without-second-factor';

/**
 * Makes the controller's routes usable for people whose role requires codes from an app and who have not set
 * them up yet. All other routes refuse them with `SecondFactorNeeded`; the access guard checks this.
 */
export const WithoutSecondFactor = () => SetMetadata(withoutSecondFactorKey, true);

export function isUsableWithoutSecondFactor(controller: Type): boolean {
  return Reflect.getMetadata(withoutSecondFactorKey, controller) === true;
}
