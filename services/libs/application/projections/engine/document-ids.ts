/** The rest of a stream's name after its category: `idAfter('tour-', 'tour-spice-tour')` is `spice-tour`. */
export function idAfter(category: `${string}-`, stream: string): string {
  return stream.slice(category.length);
}
