import type { Camera, Figure, Shot } from '../../shot.ts'
import { type Look, roomView } from '../../views.ts'
import { CLAY, DUSK, hanging, LINEN, of, photographer, SAND } from '../looks.ts'

const PLASTER = '#ddd2c1'
/** Heights of the tops that things stand on, metres. */
const CREDENZA = 0.758
const NIGHTSTAND = 0.558
const TABLE = 0.745

/** How the pieces in the collection of lamps, mirrors and clocks are photographed alone. */
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
  'lampadario-girotondo': hanging('#a89680', { elevation: -5, fill: [0.8, 0.74] }),
  'lampadario-girotondo-globi': hanging(DUSK, { elevation: -5, fill: [0.82, 0.74] }),
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
}

const { main, inFinish, angle } = photographer(LIGHTS_LOOKS)

const MAINS: readonly Shot[] = [
  main('lampada-altana', 'bone'),
  main('sospensione-brolo', 'bottle'),
  main('sospensione-barena', 'flax'),
  main('lampada-rocchetto', 'walnut'),
  main('sospensione-rugiada', 'brass'),
  main('piantana-bozzolo', 'paper'),
  main('lampada-altana-bassa', 'rust'),
  main('sospensione-rugiada-tris', 'brass'),
  main('sospensione-bozzolo', 'paper'),
  main('sospensione-barena-ampia', 'rust'),
  main('sospensione-brolo-piccola', 'bone'),
  main('lampadario-airone', 'clear'),
  main('lampadario-airone-doppio', 'smoke'),
  main('lampadario-girotondo', 'brass'),
  main('lampadario-girotondo-globi', 'bronze'),
  main('sospensione-sandolo', 'walnut'),
  main('lampada-chiarore', 'verde'),
  main('piantana-chiarore', 'nero'),
  main('lampada-lucciola', 'brass'),
  main('piantana-cicogna', 'oak'),
  main('piantana-garzetta', 'brass'),
  main('lampada-garzetta', 'bottle'),
  main('applique-garzetta', 'bronze'),
  main('applique-luna', 'brass'),
  main('applique-luna-doppia', 'bronze'),
  main('applique-ventaglio', 'parchment'),
  main('applique-riga', 'brass'),
]

/** The second picture of each product: at home, or from another side. */
const SECONDS: readonly Shot[] = [
  room('lampada-altana', of('lampada-altana', 'bone'), {
    around: [
      of('credenza-canneto', 'walnut', [-0.5, 0, -CREDENZA]),
      of('ciotola-argine', 'charcoal', [-0.62, 0, 0]),
    ],
    hang: CREDENZA,
    gap: 0.25,
    camera: { elevation: 6, fill: [0.46, 0.56], shift: [0, -0.02] },
  }),
  angle('sospensione-brolo', 'sospensione-brolo', 'bottle', { azimuth: -20, elevation: -24 }),
  room('sospensione-barena', of('sospensione-barena-lunga', 'flax'), {
    around: [of('tavolo-ninfea', 'verde', [0, 0, -1.35])],
    hang: 1.35,
    gap: 1,
    camera: { elevation: 3, fill: [0.52, 0.5], shift: [0, -0.14], region: lowest(0.15) },
  }),
  angle('lampada-rocchetto', 'lampada-rocchetto', 'walnut', { azimuth: -30, elevation: 24 }),
  room('sospensione-rugiada', of('sospensione-rugiada-lunga', 'brass'), {
    around: [
      of('credenza-canneto', 'oak', [0.5, 0.2, -1.4]),
      of('anfora-colle', 'rust', [1.05, 0.2, CREDENZA - 1.4]),
    ],
    hang: 1.4,
    gap: 0.5,
    camera: { elevation: 3, fill: [0.38, 0.46], shift: [0, -0.12], region: lowest(0.15) },
  }),
  room('piantana-bozzolo', of('piantana-bozzolo', 'paper'), {
    around: [of('poltrona-nuvola', 'terracotta', [0.85, 0.05, 0], -16)],
    gap: 0.5,
    camera: { azimuth: 8, fill: [0.5, 0.62], shift: [-0.06, 0.06] },
  }),
  room('lampada-altana-bassa', of('lampada-altana-bassa', 'rust'), {
    around: [of('comodino-canneto', 'oak', [0, 0.02, -NIGHTSTAND])],
    hang: NIGHTSTAND,
    gap: 0.14,
    camera: { azimuth: 12, elevation: 6, fill: [0.5, 0.46], shift: [0, -0.06] },
  }),
  room('sospensione-rugiada-tris', of('sospensione-rugiada-tris-lunga', 'brass'), {
    around: [of('divanetto-nuvola', 'ink', [-0.95, 0.1, -0.95])],
    hang: 0.95,
    gap: 0.6,
    camera: { azimuth: 6, elevation: 3, fill: [0.4, 0.46], shift: [0, -0.08], region: lowest(0.35) },
  }),
  room('sospensione-bozzolo', of('sospensione-bozzolo-lunga', 'paper'), {
    around: [
      of('comodino-canneto', 'ebonised', [0.1, 0.1, -1.05]),
      of('vasi-creta', 'night', [-0.05, 0.1, NIGHTSTAND - 1.05]),
    ],
    hang: 1.05,
    gap: 0.3,
    camera: { elevation: 3, fill: [0.46, 0.44], shift: [0, -0.1], region: lowest(0.22) },
  }),
  room('sospensione-barena-ampia', of('sospensione-barena-ampia-lunga', 'rust'), {
    around: [
      of('tavolo-ninfea-ovale', 'calacatta', [0, 0, -1.4]),
      of('ciotola-argine', 'charcoal', [0.2, 0, TABLE - 1.4]),
    ],
    hang: 1.4,
    gap: 1,
    camera: { elevation: 3, fill: [0.66, 0.5], shift: [0, -0.15], region: lowest(0.12) },
  }),
  angle('sospensione-brolo-piccola', 'sospensione-brolo-piccola', 'bone', { azimuth: 10, elevation: -26 }),
  room('lampadario-airone', of('lampadario-airone-lunga', 'clear'), {
    around: [of('tavolo-ninfea-ovale', 'calacatta', [0, 0, -1.35])],
    hang: 1.35,
    gap: 1,
    camera: { elevation: 3, fill: [0.66, 0.5], shift: [0, -0.14], region: lowest(0.2) },
  }),
  angle('lampadario-airone-doppio', 'lampadario-airone-doppio', 'smoke', { azimuth: 40, elevation: -20 }),
  room('lampadario-girotondo', of('lampadario-girotondo-lunga', 'brass'), {
    around: [
      of('tavolo-ninfea', 'verde', [0, 0, -1.3]),
      of('vasi-creta', 'landscape', [-0.12, 0, TABLE - 1.3]),
    ],
    hang: 1.3,
    gap: 1,
    camera: { elevation: 4, fill: [0.66, 0.5], shift: [0, -0.14], region: lowest(0.24) },
  }),
  angle('lampadario-girotondo-globi', 'lampadario-girotondo-globi', 'bronze', { elevation: -24 }),
  room('sospensione-sandolo', of('sospensione-sandolo-lunga', 'walnut'), {
    around: [
      of('tavolo-ninfea-ovale', 'nero', [0, 0, -1.4]),
      of('ciotole-alba', 'sage', [-0.3, 0, TABLE - 1.4]),
    ],
    hang: 1.4,
    gap: 1,
    camera: { azimuth: 20, elevation: 4, fill: [0.76, 0.5], shift: [0, -0.15], region: lowest(0.1) },
  }),
  room('lampada-chiarore', of('lampada-chiarore', 'verde'), {
    around: [
      of('credenza-canneto', 'ebonised', [0.45, 0, -CREDENZA]),
      of('vasi-creta', 'night', [0.4, 0, 0]),
    ],
    hang: CREDENZA,
    gap: 0.24,
    camera: { elevation: 6, fill: [0.42, 0.54], shift: [0, -0.02] },
  }),
  room('piantana-chiarore', of('piantana-chiarore', 'nero'), {
    around: [of('divanetto-nuvola', 'bottle', [1.15, 0, 0], 0)],
    gap: 0.4,
    camera: { azimuth: 6, fill: [0.5, 0.68], shift: [-0.1, 0.04] },
  }),
  room('lampada-lucciola', of('lampada-lucciola', 'brass'), {
    around: [
      of('tavolo-ninfea', 'calacatta', [0.15, 0.1, -TABLE]),
      of('ciotole-alba', 'terracotta', [0.3, 0.2, 0]),
    ],
    hang: TABLE,
    gap: 1.2,
    camera: { elevation: 12, fill: [0.4, 0.5], shift: [-0.08, 0] },
  }),
  room('piantana-cicogna', of('piantana-cicogna', 'oak'), {
    around: [of('poltrona-nuvola', 'moss', [0.95, 0, 0], -14)],
    gap: 0.4,
    camera: { azimuth: 8, fill: [0.56, 0.64], shift: [-0.08, 0.05] },
  }),
  room('piantana-garzetta', of('piantana-garzetta', 'brass'), {
    around: [of('poltrona-nuvola', 'charcoal', [0.62, -0.05, 0], -24)],
    gap: 0.5,
    camera: { azimuth: 8, fill: [0.62, 0.6], shift: [-0.02, 0.06] },
  }),
  room('lampada-garzetta', of('lampada-garzetta', 'bottle'), {
    around: [of('credenza-canneto', 'walnut', [0.4, 0.02, -CREDENZA])],
    hang: CREDENZA,
    gap: 0.25,
    camera: { azimuth: 10, elevation: 6, fill: [0.6, 0.5], shift: [0, -0.02] },
  }),
  room('applique-garzetta', of('applique-garzetta', 'bronze'), {
    around: [
      of('comodino-canneto', 'oak', [-0.05, -0.15, -1.0]),
      of('ciotola-argine', 'charcoal', [-0.05, -0.18, NIGHTSTAND - 1.0]),
    ],
    hang: 1.0,
    gap: 0.004,
    camera: { azimuth: -16, elevation: 4, fill: [0.6, 0.4], shift: [0, -0.1] },
  }),
  room('applique-luna', of('applique-luna', 'brass'), {
    around: [of('specchio-tondo', 'black', [0.72, 0.02, -0.42])],
    hang: 1.45,
    gap: 0.004,
    camera: { azimuth: -18, elevation: 2, fill: [0.26, 0.4], shift: [-0.14, 0] },
  }),
  angle('applique-luna-doppia', 'applique-luna-doppia', 'bronze', { azimuth: 24, elevation: 14 }),
  angle('applique-ventaglio', 'applique-ventaglio', 'parchment', { azimuth: 34, elevation: 20 }),
  angle('applique-riga', 'applique-riga', 'brass', { azimuth: 32, elevation: -18 }),
]

/** The other finishes one can choose. */
const FINISHES: readonly Shot[] = [
  inFinish('lampada-altana', 'sage'),
  inFinish('lampada-altana', 'charcoal'),
  inFinish('sospensione-barena', 'rust'),
  inFinish('sospensione-barena', 'moss'),
  inFinish('sospensione-brolo', 'bone'),
  inFinish('sospensione-brolo', 'rust'),
  inFinish('lampada-rocchetto', 'oak'),
  inFinish('lampada-rocchetto', 'ebonised'),
  inFinish('sospensione-rugiada', 'bronze'),
  inFinish('sospensione-rugiada', 'nickel'),
  inFinish('lampada-altana-bassa', 'charcoal'),
  inFinish('sospensione-rugiada-tris', 'bronze'),
  inFinish('sospensione-barena-ampia', 'flax'),
  inFinish('sospensione-brolo-piccola', 'rust'),
  inFinish('lampadario-airone', 'smoke'),
  inFinish('lampadario-airone', 'amber'),
  inFinish('lampadario-airone-doppio', 'clear'),
  inFinish('lampadario-girotondo', 'bronze'),
  inFinish('lampadario-girotondo', 'nickel'),
  inFinish('lampadario-girotondo-globi', 'brass'),
  inFinish('sospensione-sandolo', 'oak'),
  inFinish('lampada-chiarore', 'nero'),
  inFinish('piantana-chiarore', 'verde'),
  inFinish('lampada-lucciola', 'bottle'),
  inFinish('lampada-lucciola', 'rust'),
  inFinish('piantana-cicogna', 'walnut'),
  inFinish('piantana-cicogna', 'ebonised'),
  inFinish('piantana-garzetta', 'bronze'),
  inFinish('piantana-garzetta', 'bottle'),
  inFinish('lampada-garzetta', 'brass'),
  inFinish('applique-garzetta', 'brass'),
  inFinish('applique-luna', 'bronze'),
  inFinish('applique-luna', 'chrome'),
  inFinish('applique-luna-doppia', 'brass'),
  inFinish('applique-ventaglio', 'rust'),
  inFinish('applique-riga', 'bronze'),
]

/** The pictures of that collection, the ones the shop misses most first. */
export const LIGHTS_SHOTS: readonly Shot[] = [...MAINS, ...SECONDS, ...FINISHES]

type Scene = {
  around: readonly Figure[]
  gap: number
  hang?: number
  samples?: number
  camera: Partial<Camera>
}

function room(name: string, subject: Figure, scene: Scene): Shot {
  return roomView(name, subject, { background: PLASTER, ...scene })
}

/** The lowest share of a hanging piece: what the camera frames when the cord goes on out of the picture. */
function lowest(share: number): NonNullable<Camera['region']> {
  return [
    [0, 0, 0],
    [1, 1, share],
  ]
}

/** The look of a piece that is fixed to a wall. */
function onWall(background: string, camera: Partial<Camera>): Look {
  return { background, set: 'wall', camera: { elevation: 0, ...camera } }
}
