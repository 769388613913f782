/** Hands a text to the browser as a file to keep or open. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click has been answered.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
