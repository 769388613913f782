/** `3 e-mails were due.`; nothing where there was none. */
export function counted(count: number, one: string, many: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;
}
