import { findProgram } from './programs.ts';

/** A server that the distributed profile needs. Suites start it, or use the one in its setting. */
interface Needed {
  readonly name: string;
  readonly setting: string;
  readonly programs: readonly string[];
}

const needed: readonly Needed[] = [
  { name: 'Redis', setting: 'REDIS_URL', programs: ['redis-server'] },
  { name: 'MongoDB', setting: 'MONGODB_URL', programs: ['java', 'mvn'] },
];

/** Returns why suites cannot start the engines of the distributed profile; undefined if they can. */
export function missingEngines(environment: NodeJS.ProcessEnv): string | undefined {
  const missing = needed.flatMap(({ name, setting, programs }) => {
    const lacking = programs.filter((program) => findProgram([program], environment) === undefined);
    return (environment[setting] ?? '') !== '' || lacking.length === 0
      ? []
      : [`No ${name}: put ${lacking.join(' and ')} on the PATH, or set ${setting}.`];
  });
  return missing.length === 0 ? undefined : missing.join(' ');
}
