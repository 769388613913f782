import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells of a press anywhere but in an element, as long as it is there and `isListening`. */
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
