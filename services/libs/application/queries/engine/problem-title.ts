import { problemKinds } from '../../../contracts/problems.ts';

/** Returns the text for a refusal's code. For an unknown code, returns the text for an unexpected fault. */
export function problemTitle(code: string): string {
  const kinds: Readonly<Record<string, { readonly title: string } | undefined>> = problemKinds;
  return (kinds[code] ?? problemKinds.Unexpected).title;
}
