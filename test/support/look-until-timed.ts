import type {
  EngineLook,
  WatchedEngine,
} from '../../services/libs/application/ports/watched-engine.ts';

const looksMax = 50;

/** A look that could tell the engine's time: on a busy machine an answer may take too long for it. */
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

/** What was found, by its setting. */
export function statesOf({ findings }: EngineLook): Readonly<Record<string, string>> {
  return Object.fromEntries(findings.map(({ setting, state }) => [setting, state]));
}
