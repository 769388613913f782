/**
 * From now on only their owner can use the files and directories that this process and its children create. They
 * contain personal data, keys and password hashes. Call it before anything is opened; it cannot be called in a worker
 * thread.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}
