import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { Jina } from '../../shared/pindo/jina.tsx';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';
import { GuideBadges } from './guide-badges.tsx';
import type { GuideText } from './guide.ts';
import { GuidePicture } from './guide-picture.tsx';
import { guides } from './guides.ts';
import { guideTrail } from './guide-trail.ts';
import './guide-hero.css';

/** The head of a guide's page: the cloth of the place with its title. */
export function GuideHero({ path, text }: { path: GuidePath; text: GuideText }) {
  const { name, kanga } = guides[path];
  return (
    <ClothHero
      kanga={kanga}
      title={name}
      lead={text.tagline}
      above={
        <div data-slot="guide-trail">
          <Breadcrumb trail={guideTrail(path)} current={name} />
        </div>
      }
      picture={<GuidePicture path={path} />}
      bar={<GuideBadges text={text} />}
      jina={text.saying !== undefined && <Jina {...text.saying} />}
    />
  );
}
