import { createRequire } from 'node:module';
import type * as ClassValidator from 'class-validator';

/**
 * Loads only the parts of class-validator that are needed. Its index loads a hundred decorators, and with
 * them the number formats of the world's telephones, which is a tenth of the time the product takes to start.
 */
type Part<Name extends keyof typeof ClassValidator> = Pick<typeof ClassValidator, Name>;

const require = createRequire(import.meta.url);
const load = (path: string): unknown => require(`class-validator/cjs/${path}.js`);

export const { ValidateBy } = load('decorator/common/ValidateBy') as Part<'ValidateBy'>;
export const { ValidateIf } = load('decorator/common/ValidateIf') as Part<'ValidateIf'>;
export const { ValidateNested } = load('decorator/common/ValidateNested') as Part<'ValidateNested'>;
export const { getMetadataStorage } = load(
  'metadata/MetadataStorage',
) as Part<'getMetadataStorage'>;
