import { problemKinds } from '../../contracts/problems.ts';

/** The words of a refusal's code; of an unknown code, those of an unexpected fault. */
export function problemTitle(code: string): string {
  const kinds: Readonly<Record<string, { readonly title: string } | undefined>> = problemKinds;
  return (kinds[code] ?? problemKinds.Unexpected).title;
}
