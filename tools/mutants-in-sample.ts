import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** The share of the mutants to try: three in ten are about 1,500. */
const share = Number(process.env.MUTANTS_SHARE ?? 0.3);

/** Another seed chooses other mutants; the sample of a larger share contains the sample of a smaller share. */
const seed = process.env.MUTANTS_SEED ?? '1';

/** The fields of Stryker's mutants that the sample needs. */
interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly location: object;
  readonly mutatorName: string;
  readonly replacement: string;
}

/** A checker of Stryker that leaves out the mutants that are not in the sample. They are reported as compile errors. */
class Sample {
  init(): Promise<void> {
    return Promise.resolve();
  }

  check(mutants: readonly Mutant[]): Promise<object> {
    return Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isInSample(mutant)
            ? { status: 'passed' }
            : { status: 'compileError', reason: 'It is not in the sample.' },
        ]),
      ),
    );
  }
}

function isInSample({ fileName, location, mutatorName, replacement }: Mutant): boolean {
  const where = [relative(process.cwd(), fileName), JSON.stringify(location)];
  const digest = createHash('sha256')
    .update([seed, ...where, mutatorName, replacement].join('\n'))
    .digest();
  return digest.readUInt32BE() / 2 ** 32 < share;
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: () => new Sample() }];
