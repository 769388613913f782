import type { ReactNode } from 'react';
import type { SceneName } from '../../shared/scenes/scene-name.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { Jina, type JinaProps } from '../../shared/pindo/jina.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';
import './notice.css';

export type NoticeProps = {
  scene: SceneName;
  title: string;
  lead: string;
  saying?: JinaProps;
  /** Links to other pages. */
  children: ReactNode;
};

/** A page with a single message. */
export function Notice({ scene, title, lead, saying, children }: NoticeProps) {
  return (
    <ClothHero
      kanga="nakupenda"
      title={title}
      lead={
        <div data-slot="notice-lead">
          <p>{lead}</p>
          <div className="row">{children}</div>
        </div>
      }
      picture={<Scene name={scene} isDecorative />}
      jina={saying !== undefined && <Jina {...saying} />}
    />
  );
}
