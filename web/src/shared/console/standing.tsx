import { type ReactNode, useId } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Link } from '../ui/link.tsx';
import './standing.css';

export type StandingProps = {
  title: string;
  /** The screen with the details. */
  to: string;
  /** How many things need attention; undefined while this is unknown. */
  findings: number | undefined;
  /** The state in one or two sentences. */
  children: ReactNode;
};

/** The state of one part of the system: in order, or the things that need attention. */
export function Standing({ title, to, findings, children }: StandingProps) {
  const id = useId();
  const needsAttention = findings !== undefined && findings > 0;
  const known = needsAttention ? 'alarm' : 'ok';
  const state = findings === undefined ? 'unknown' : known;
  return (
    <section data-slot="standing" data-state={state} aria-labelledby={id}>
      <div data-part="head">
        <h2 id={id}>
          <Link to={to}>{title}</Link>
        </h2>
        {findings !== undefined && (
          <Badge tone={needsAttention ? 'error' : 'ok'}>
            {needsAttention ? 'needs attention' : 'in order'}
          </Badge>
        )}
      </div>
      {children}
    </section>
  );
}
