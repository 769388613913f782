import { type Engine, EngineAway } from '../application/ports/engine-away.ts';

interface Translation {
  readonly engine: Engine;
  readonly isAway: (error: unknown) => boolean;
}

/**
 * Returns the port with one change: errors of its driver while the engine cannot be reached become {@link
 * EngineAway}, which the application handles. Errors that the port itself defines do not change.
 */
export function reportingWhenAway<Port extends object>(port: Port, translation: Translation): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const answer: unknown = member.apply(target, given);
        return answer instanceof Promise ? translated(answer, translation) : answer;
      };
    },
  });
}

async function translated(
  answer: Promise<unknown>,
  { engine, isAway }: Translation,
): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    throw isAway(error) ? new EngineAway(engine, { cause: error }) : error;
  }
}
