import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onPress` for a press outside an element, while the element is shown and `isListening`. */
export function useOutsidePress(
  element: RefObject<Element | null>,
  isListening: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    const isInside = element.current?.contains(event.target as Node) ?? true;
    if (!isInside) onPress();
  });
  useEffect(() => {
    if (!isListening) return;
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
    };
  }, [isListening]);
}
