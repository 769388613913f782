import { destroyErasedKeys } from '../application/erasure/destroy-erased-keys.ts';
import type { ProcessKind } from '../application/ports/running-processes.ts';
import type { Profile } from './profile.ts';
import type { Settings } from './settings/settings.ts';

/**
 * The only place that chooses a profile. Only the chosen profile is loaded: loading the drivers of the other profile
 * would take longer than the whole start. Keys of erased people are destroyed before the profile is returned, because a
 * restored log has them again.
 *
 * @param kind The kind of this process in the list of processes that share the stores.
 * @throws StartRefused if its stores cannot be used.
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
