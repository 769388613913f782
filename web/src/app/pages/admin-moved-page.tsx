import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';

/** Makes the screen of an earlier address: it opens the screen at its present address. */
export function movedTo(path: string): ComponentType {
  return function AdminMovedPage() {
    return <Navigate to={path} replace />;
  };
}
