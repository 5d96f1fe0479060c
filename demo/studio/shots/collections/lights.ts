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
