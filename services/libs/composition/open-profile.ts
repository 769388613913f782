import { destroyErasedKeys } from '../application/erasure/destroy-erased-keys.ts';
import type { ProcessKind } from '../application/ports/running-processes.ts';
import type { Profile } from './profile.ts';
import type { Settings } from './settings.ts';

/**
 * The one place that picks a profile. Only what is picked is loaded: the drivers of the other one
 * would take longer than the whole start. Nobody is given a log in which there are keys of people who
 * were erased: one that was restored has them again.
 *
 * @param kind What the process says that it is where processes share stores.
 * @throws StartRefused where what it stores in cannot be used.
 */
export async function openProfile(
  settings: Settings,
  kind: ProcessKind = 'tool',
): Promise<Profile> {
  const profile = await openChosen(settings, kind);
  try {
    await destroyErasedKeys(profile.ports);
    return profile;
  } catch (error) {
    await profile.close();
    throw error;
  }
}

async function openChosen(settings: Settings, kind: ProcessKind): Promise<Profile> {
  switch (settings.profile) {
    case 'embedded': {
      const { EmbeddedProfile } = await import('./embedded-profile.ts');
      return EmbeddedProfile.open(settings);
    }
    case 'distributed': {
      const { DistributedProfile } = await import('./distributed-profile.ts');
      return DistributedProfile.open(settings, kind);
    }
  }
}
