import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Receives files that are dropped onto an element, or pasted anywhere on the page, and returns whether files are
 * being dragged over the element. Files dropped elsewhere do not replace the page. If the clipboard contains a text
 * and a picture of it (a copied table, for example), the browser pastes the text and this hook ignores the picture.
 */
export function useOfferedFiles(
  ref: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const isInside = ({ target }: Event) => ref.current?.contains(target as Node | null) === true;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setIsOver(isInside(event));
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      setIsOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      if (isInside(event)) take(files);
    };
    // A picture dragged out of the list would be dropped as a new file.
    const start = (event: DragEvent) => {
      if (isInside(event)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      const { files = [], types = [] } = event.clipboardData ?? {};
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      take([...files]);
    };
    document.addEventListener('dragstart', start);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragstart', start);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [ref]);
  return isOver;
}
