import type {
  EngineLook,
  WatchedEngine,
} from '../../services/libs/application/ports/watched-engine.ts';

const looksMax = 50;

/**
 * Repeats a check until it measured the engine's clock. On a busy machine an answer may take too long for the
 * measurement.
 */
export async function lookUntilTimed(engine: WatchedEngine): Promise<EngineLook> {
  for (let looks = 1; ; looks += 1) {
    const isLast = looks === looksMax;
    try {
      const look = await engine.look();
      if (look.clockSkewMs !== undefined || isLast) return look;
    } catch (error) {
      if (isLast) throw error;
    }
  }
}

/** The state of each finding, by its setting. */
export function statesOf({ findings }: EngineLook): Readonly<Record<string, string>> {
  return Object.fromEntries(findings.map(({ setting, state }) => [setting, state]));
}
