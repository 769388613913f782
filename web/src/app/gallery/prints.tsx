import { kangas } from '../../shared/pindo/kanga.ts';
import { Pindo } from '../../shared/pindo/pindo.tsx';
import { hours } from '../../shared/scenes/hour.ts';
import { sceneNames } from '../../shared/scenes/scene-name.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import './gallery.css';

export function Prints() {
  return (
    <section data-slot="gallery-part" className="page-gutter page-part">
      <h2>Borders</h2>
      {kangas.map((kanga) => (
        <div key={kanga} data-kanga={kanga} data-slot="gallery-cloth">
          <Pindo />
          <Pindo size="strip" />
        </div>
      ))}
      <h2>Prints, at every hour</h2>
      {sceneNames.map((name) => (
        <div key={name} data-slot="gallery-prints" data-kanga="mnemba">
          {hours.map((hour) => (
            <Scene key={hour} name={name} hour={hour} />
          ))}
        </div>
      ))}
    </section>
  );
}
