/**
 * A template tag for texts wrapped over several source lines: every run of white space becomes one
 * space, and none is left between or just inside block tags.
 */
export function prose(lines: TemplateStringsArray): string {
  return lines
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|h3|ul|li)>) ?/g, '$1')
    .trim();
}
