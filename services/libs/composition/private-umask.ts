/**
 * From here on this process and its children give nobody else a right to the files and directories
 * they make: they hold personal data, keys and password hashes. Call it before anything is opened;
 * it cannot be called in a worker thread.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}
