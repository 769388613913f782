import type { Profile } from './profile.ts';
import type { Settings } from './settings.ts';

/**
 * The one place that picks a profile. Only what is picked is loaded: the drivers of the other one
 * would take longer than the whole start.
 *
 * @throws StartRefused where what it stores in cannot be used.
 */
export async function openProfile(settings: Settings): Promise<Profile> {
  switch (settings.profile) {
    case 'embedded': {
      const { EmbeddedProfile } = await import('./embedded-profile.ts');
      return EmbeddedProfile.open(settings);
    }
    case 'distributed': {
      const { DistributedProfile } = await import('./distributed-profile.ts');
      return DistributedProfile.open(settings);
    }
  }
}
