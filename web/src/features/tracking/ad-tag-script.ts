/** The id of the script element that loads the advertising network's tag. */
export const adTagScriptId = 'ad-tag';

/** Whether this document has loaded the tag; always false on the server. */
export function isAdTagLoaded(): boolean {
  return typeof document !== 'undefined' && document.getElementById(adTagScriptId) !== null;
}
