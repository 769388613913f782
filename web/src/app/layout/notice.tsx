import type { ReactNode } from 'react';
import type { SceneName } from '../../shared/scenes/scene-name.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { Jina, type JinaProps } from '../../shared/pindo/jina.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';

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
        <div className="grid gap-6">
          <p>{lead}</p>
          <div className="flex flex-wrap gap-4">{children}</div>
        </div>
      }
      picture={<Scene name={scene} isDecorative />}
      jina={saying !== undefined && <Jina {...saying} />}
    />
  );
}
