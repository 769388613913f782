import type { Settings } from '../composition/settings/settings.ts';
import { StartRefused } from '../composition/start-refused.ts';

/**
 * Refuses the embedded profile, whose only process holds its directory.
 *
 * @throws StartRefused
 */
export function needDistributed({ profile }: Settings, part: string): void {
  if (profile === 'distributed') return;
  throw new StartRefused(
    `${part} runs on its own only if PROFILE is distributed. The embedded profile is one process: npm start.`,
  );
}
