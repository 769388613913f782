import type { LinkPhoto } from '@contracts/site/link-picture.ts';
import type { Palette } from '../../shared/pindo/palette.ts';
import { alignmentOf } from '../../shared/scenes/alignment.ts';
import { allPrints } from '../../shared/scenes/prints/all-prints.ts';
import type { SceneName } from '../../shared/scenes/scene-name.ts';
import { fittingSize, setHeadline } from './lettering.ts';

/** One printing block of a pindo: the content of the `<svg>` of each of its two tiles. */
export type Tile = { ink: string; second: string; width: number };

export type PrintProps = {
  /** In capitals, like `fact` and `signature`. */
  title: string;
  /** The text on the ink bar: a price or a distance. */
  fact: string;
  /** The name of the site. */
  signature: string;
  scene: SceneName;
  /** Shown instead of the scene. */
  photo?: LinkPhoto | undefined;
  palette: Palette;
  tile: Tile;
};

const [width, height] = [1200, 630];
const band = 66;
const wordsWidth = 716;
const margin = 56;
const bar = 84;
const family = 'Sofia Sans Extra Condensed';

/** Draws a page as a cloth: pindo above and below, its name on the ground, its scene, and the ink bar at the bottom. */
export function Print({ title, fact, signature, scene, photo, palette, tile }: PrintProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <path d={`M0 0h${width}v${height}H0z`} fill={palette('--kanga-ground')} />
      <Headline text={title} fill={palette('--kanga-ink')} />
      <InkBar fact={fact} signature={signature} palette={palette} />
      {photo?.content === undefined ? (
        <SceneFrame scene={scene} />
      ) : (
        <PhotoFrame {...photo} content={photo.content} />
      )}
      <Band y={0} tile={tile} palette={palette} />
      <Band y={height - band} tile={tile} palette={palette} />
    </svg>
  );
}

const frame = { x: wordsWidth, y: band, width: width - wordsWidth, height: height - 2 * band };

function SceneFrame({ scene }: { scene: SceneName }) {
  const Scene = allPrints[scene];
  return (
    <svg {...frame} viewBox="0 0 640 480" preserveAspectRatio={alignmentOf(scene)}>
      <path d="M0 0h640v480H0z" fill="var(--scene-sky)" />
      <Scene />
    </svg>
  );
}

/** The photograph fills its frame, cropped around its focus as the pages do. */
function PhotoFrame({ content, focus = { x: 0.5, y: 0.5 }, ...size }: PhotoFrameProps) {
  const scale = Math.max(frame.width / size.width, frame.height / size.height);
  const whole = { width: size.width * scale, height: size.height * scale };
  return (
    <svg {...frame} viewBox={`0 0 ${frame.width} ${frame.height}`}>
      <image
        {...whole}
        x={(frame.width - whole.width) * focus.x}
        y={(frame.height - whole.height) * focus.y}
        preserveAspectRatio="none"
        href={`data:image/jpeg;base64,${content}`}
      />
    </svg>
  );
}

type PhotoFrameProps = LinkPhoto & { content: string };

/** The height of the lettering's capitals, in em. */
const capHeight = 0.7;
const leading = 0.88;

function Headline({ text, fill }: { text: string; fill: string }) {
  const room = { width: wordsWidth - 2 * margin, height: height - 2 * band - bar - 88, leading };
  const { size, lines } = setHeadline(text, room);
  const top = band + 44 + capHeight * size;
  return (
    <g fontFamily={family} fontWeight="800" fontSize={size} fill={fill}>
      {lines.map((line, index) => {
        const y = top + index * size * leading;
        return (
          <text key={y} x={margin} y={y}>
            {line}
          </text>
        );
      })}
    </g>
  );
}

type InkBarProps = { fact: string; signature: string; palette: Palette };

function InkBar({ fact, signature, palette }: InkBarProps) {
  const top = height - band - bar;
  return (
    <g fontFamily={family} fontWeight="800">
      <path d={`M0 ${top}h${wordsWidth}v${bar}H0z`} fill={palette('--color-ink')} />
      <text
        x={margin}
        y={top + 57}
        fontSize={fittingSize(fact, 370, 44)}
        fill={palette('--color-limewash')}
      >
        {fact}
      </text>
      <text
        x={wordsWidth - margin / 2}
        y={top + 54}
        fontSize={fittingSize(signature, 220, 34)}
        textAnchor="end"
        fill={palette('--color-manjano')}
      >
        {signature}
      </text>
    </g>
  );
}

const tileScale = 40 / 34;
const tilesTop = 13;

function Band({ y, tile, palette }: { y: number; tile: Tile; palette: Palette }) {
  const tileWidth = tile.width * tileScale;
  const count = Math.ceil(width / tileWidth);
  const places = Array.from({ length: count }, (_, index) => index * tileWidth);
  return (
    <g transform={`translate(0 ${y})`}>
      <path d={`M0 0h${width}v${band}H0z`} fill={palette('--kanga-ground')} />
      <path d={`M0 0h${width}v8H0zM0 ${band - 8}h${width}v8H0z`} fill={palette('--kanga-rule')} />
      {places.map((x) => (
        <g key={x} transform={`translate(${x} ${tilesTop}) scale(${tileScale})`}>
          <g fill={palette('--kanga-ink')} dangerouslySetInnerHTML={{ __html: tile.ink }} />
          <g fill={palette('--kanga-second')} dangerouslySetInnerHTML={{ __html: tile.second }} />
        </g>
      ))}
    </g>
  );
}
