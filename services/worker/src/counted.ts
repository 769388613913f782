/** Returns, for example, `3 e-mails were due.`; undefined for 0. */
export function counted(count: number, one: string, many: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;
}
