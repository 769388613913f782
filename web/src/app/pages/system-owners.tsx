import type { ComponentType } from 'react';
import { OwnersOnly } from '../../shared/console/owners-only.tsx';

/** Makes a screen that only owners see, because only owners run the system. */
export function systemsOwners(title: string, Screen: ComponentType): ComponentType {
  return function SystemScreen() {
    return (
      <OwnersOnly title={title} message="Only an owner looks after the system.">
        <Screen />
      </OwnersOnly>
    );
  };
}
