import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something over the page is open; a change of page closes it, the way back too. */
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
