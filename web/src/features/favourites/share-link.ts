/** The result of sharing a link. */
type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Shares a link with the browser's share dialog, or copies it to the clipboard if there is none. */
export async function shareLink(url: string, title: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (error) {
      // The visitor cancelled, so they do not expect the link in the clipboard either.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed'; // Not allowed, or the page was not loaded over HTTPS.
  }
}
