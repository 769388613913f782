import { resolve } from 'node:path';
import type { SettingsReader } from './settings-reader.ts';

/** Where the daily backups are stored, and how many are kept. */
export interface BackupSettings {
  /** Absolute path. */
  readonly directory: string;
  /** How many backups are kept, at least 1. */
  readonly kept: number;
}

/** Returns null if the product makes no backups. */
export function backupsOf(
  read: SettingsReader,
  { isEmbedded }: { readonly isEmbedded: boolean },
): BackupSettings | null {
  const kept = read.integer('BACKUPS_KEPT', [1, 3_650], 14);
  const given = read.text('BACKUP_DIR');
  if (given === null) return null;
  if (!isEmbedded) {
    read.faults.push(
      'BACKUP_DIR is only for the embedded profile. In the distributed profile, run `npm run backup` every day: see docs/operations.md.',
    );
  }
  return { directory: resolve(given), kept };
}
