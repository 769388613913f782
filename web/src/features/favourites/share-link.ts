/** What became of a link that was to be passed on. */
type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Hands a link to the phone's own sharing where there is one, else to the clipboard. */
export async function shareLink(url: string, title: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (error) {
      // Whoever turned back from it wants no link in the clipboard either.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed'; // Not allowed here, or no safe connection.
  }
}
