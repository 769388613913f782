import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that somebody drops onto an element, or pastes while the screen is open; tells whether some hover
 * over it. Text that comes with a picture of itself (from a table, say) is pasted where it was meant to be.
 */
export function useOfferedFiles(
  ref: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!element.contains(relatedTarget as Node | null)) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      setIsOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    const paste = (event: ClipboardEvent) => {
      const { files = [], types = [] } = event.clipboardData ?? {};
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      take([...files]);
    };
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [ref]);
  return isOver;
}
