import type { Camera } from '../../shot.ts'
import type { Look } from '../../views.ts'
import { CHALK, CLAY, DUSK, hanging, LINEN, SAND } from '../looks.ts'

/** The looks of lamps, mirrors and clocks photographed alone. */
export const LIGHTS_LOOKS: Record<string, Look> = {
  'lampada-altana': { background: CLAY, camera: { fill: [0.62, 0.7] } },
  'lampada-altana-bassa': { background: SAND, camera: { fill: [0.66, 0.68] } },
  'lampada-rocchetto': { background: CLAY, camera: { fill: [0.6, 0.68] } },
  'sospensione-barena': hanging('#a89680', { fill: [0.66, 0.76] }),
  'sospensione-barena-ampia': hanging('#a89680', { fill: [0.76, 0.7] }),
  'sospensione-bozzolo': hanging('#a89680', { fill: [0.56, 0.76] }),
  'piantana-bozzolo': { background: '#b7a994', camera: { fill: [0.6, 0.76] } },
  'sospensione-brolo': hanging(LINEN, { elevation: -7, fill: [0.66, 0.74] }),
  'sospensione-brolo-piccola': hanging(SAND, { elevation: -6, fill: [0.6, 0.72] }),
  'sospensione-rugiada': hanging(DUSK, { fill: [0.56, 0.76] }),
  'sospensione-rugiada-tris': hanging(DUSK, { fill: [0.6, 0.8] }),
  'lampadario-airone': hanging(DUSK, { elevation: -4, fill: [0.78, 0.76] }),
  'lampadario-airone-doppio': hanging(DUSK, { elevation: -4, fill: [0.82, 0.76] }),
  'lampadario-girotondo': { ...hanging('#a89680', { elevation: -12, fill: [0.8, 0.74] }), hang: 1.8 },
  'lampadario-girotondo-globi': { ...hanging(DUSK, { elevation: -12, fill: [0.82, 0.74] }), hang: 1.8 },
  'sospensione-sandolo': hanging('#a89680', { azimuth: 24, elevation: -4, fill: [0.86, 0.7] }),
  'lampada-chiarore': { background: DUSK, camera: { fill: [0.56, 0.68] } },
  'piantana-chiarore': { background: '#a89680', camera: { fill: [0.6, 0.78] } },
  'lampada-lucciola': { background: CLAY, camera: { elevation: 6, fill: [0.5, 0.62] } },
  'piantana-cicogna': { background: LINEN, camera: { fill: [0.7, 0.78] } },
  'piantana-garzetta': { background: SAND, camera: { azimuth: -12, fill: [0.8, 0.76] } },
  'lampada-garzetta': { background: LINEN, camera: { azimuth: -14, fill: [0.76, 0.68] } },
  'applique-garzetta': onWall(SAND, { azimuth: -24, fill: [0.7, 0.6] }),
  'applique-luna': onWall('#bfb09b', { azimuth: -32, fill: [0.5, 0.56] }),
  'applique-luna-doppia': onWall('#bfb09b', { azimuth: -26, fill: [0.66, 0.56] }),
  'applique-ventaglio': onWall('#bfb09b', { azimuth: -20, fill: [0.56, 0.56] }),
  'applique-riga': onWall('#bfb09b', { azimuth: -24, fill: [0.66, 0.5] }),
  'specchio-medaglia': onWall(CHALK, { azimuth: -14, fill: [0.62, 0.66] }),
  'specchio-trittico': {
    background: CLAY,
    take: 2,
    camera: { azimuth: -12, elevation: 5, fill: [0.74, 0.62] },
  },
  'specchio-pozza': onWall('#75644f', { azimuth: -12, fill: [0.72, 0.6] }),
  'specchio-pozza-tris': { ...onWall('#75644f', { azimuth: -12, fill: [0.74, 0.64] }), take: 2 },
  'specchio-civetta': {
    background: CLAY,
    take: 2,
    camera: { azimuth: -16, elevation: 6, fill: [0.5, 0.62] },
  },
  'specchio-a-mano': { ...onWall(SAND, { azimuth: -12, fill: [0.5, 0.64] }), take: 2 },
  'orologio-bora': { ...onWall(CHALK, { azimuth: -16, fill: [0.6, 0.56] }), card: true },
  'orologio-dolina': { background: CLAY, camera: { azimuth: -18, elevation: 7, fill: [0.56, 0.58] } },
  'orologio-timavo': { background: LINEN, camera: { azimuth: -20, elevation: 9, fill: [0.56, 0.52] } },
  'orologio-rosandra': onWall(SAND, { azimuth: -14, fill: [0.5, 0.74] }),
}

/** The look of a piece that is fixed to a wall. */
function onWall(background: string, camera: Partial<Camera>): Look {
  return { background, set: 'wall', camera: { elevation: 0, ...camera } }
}
