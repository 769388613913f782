import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of something that opens over the page. Every change of page closes it, also the browser's Back. */
export function useOpenUntilNavigation(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setIsOpen(false);
  }
  return [isOpen, setIsOpen];
}
