import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../head/page-head.tsx';
import { Glyph } from '../ui/glyph.tsx';
import './console-page.css';

export type ConsolePageProps = {
  /** The heading, and the title of the tab. */
  title: string;
  /** The title of the tab, if it says more than the heading. */
  tabTitle?: string;
  /** Beside the heading: a badge, a count. */
  beside?: ReactNode;
  /** The screen's own buttons. */
  actions?: ReactNode;
  /** The list that the shown item belongs to. */
  back?: { readonly to: string; readonly label: string };
  children: ReactNode;
};

/**
 * The layout of every console screen: a link back to its list, its heading, its actions, and its parts below
 * each other.
 */
export function ConsolePage(props: ConsolePageProps) {
  const { title, tabTitle = title, beside, actions, back, children } = props;
  return (
    <div data-slot="console-page">
      <PageHead title={tabTitle} isPrivate />
      <div data-part="head">
        {back !== undefined && (
          <Link data-part="back" to={back.to}>
            <Glyph name="back" size={14} /> {back.label}
          </Link>
        )}
        <div data-part="heading">
          <h1>{title}</h1>
          {beside}
        </div>
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
