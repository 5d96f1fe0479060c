import type { Camera, Figure, Shot } from '../../shot.ts'
import { roomView } from '../../views.ts'
import { of, photographer } from '../looks.ts'
import { LIGHTS_LOOKS } from './lights-looks.ts'
import { LIGHTS_WIDES } from './lights-wides.ts'

const PLASTER = '#ddd2c1'
/** A darker wall, for lamps that are pale themselves. */
const UMBER = '#a08a70'
/** Heights of surfaces with things on them, in meters. */
const CREDENZA = 0.758
const NIGHTSTAND = 0.558
const TABLE = 0.745
const CONSOLE = 0.8

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
  main('specchio-medaglia', 'walnut'),
  main('orologio-bora', 'oak'),
  main('specchio-trittico', 'walnut'),
  main('orologio-dolina', 'travertine'),
  main('specchio-pozza', 'silver'),
  main('orologio-rosandra', 'walnut'),
  main('specchio-civetta', 'brass'),
  main('orologio-timavo', 'brass'),
  main('specchio-pozza-tris', 'silver'),
  main('specchio-a-mano', 'walnut'),
]

/** The second picture of each product: in a room, or from another side. */
const SECONDS: readonly Shot[] = [
  room('lampada-altana', of('lampada-altana', 'bone'), {
    around: [
      of('consolle-arcata', 'nero', [0.34, 0, -CONSOLE]),
      of('ciotola-argine', 'charcoal', [0.55, 0, 0]),
    ],
    hang: CONSOLE,
    gap: 0.1,
    camera: { elevation: 5, fill: [0.46, 0.42], shift: [0.1, -0.08] },
  }),
  below('sospensione-brolo', 'bottle', { azimuth: -20, elevation: -22 }),
  room('sospensione-barena', of('sospensione-barena-lunga', 'flax'), {
    around: [
      of('tavolo-trifoglio', 'walnut', [0, 0, -1.4]),
      of('sedia-ansa', 'beech', [-0.85, 0.25, -1.4], 70),
      of('sedia-ansa', 'beech', [0.7, 0.55, -1.4], -40),
    ],
    hang: 1.4,
    gap: 0.9,
    camera: { elevation: 4, fill: [0.46, 0.4], shift: [0, -0.26], region: lowest(0.15) },
  }),
  angle('lampada-rocchetto', 'lampada-rocchetto', 'walnut', { azimuth: -30, elevation: 24 }),
  room('sospensione-rugiada', of('sospensione-rugiada-lunga', 'brass'), {
    around: [
      of('credenza-canneto', 'oak', [0.5, 0.2, -1.4]),
      of('anfora-colle', 'rust', [1.05, 0.2, CREDENZA - 1.4]),
    ],
    background: UMBER,
    hang: 1.4,
    gap: 0.5,
    lamp: 0.7,
    camera: { elevation: 3, fill: [0.3, 0.36], shift: [0, -0.2], region: lowest(0.15) },
  }),
  room('piantana-bozzolo', of('piantana-bozzolo', 'paper'), {
    around: [of('poltrona-nuvola', 'terracotta', [0.78, 0.05, 0], -16)],
    background: UMBER,
    gap: 0.5,
    lamp: 0.6,
    camera: { azimuth: 8, fill: [0.6, 0.64], shift: [0.16, 0.06] },
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
      of('comodino-canneto', 'ebonised', [0.12, 0.1, -1.3]),
      of('vasi-creta', 'night', [0, 0.1, NIGHTSTAND - 1.3]),
    ],
    hang: 1.3,
    gap: 0.3,
    lamp: 0.6,
    camera: { elevation: 3, fill: [0.4, 0.4], shift: [0, -0.14], region: lowest(0.22) },
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
  below('sospensione-brolo-piccola', 'bone', { azimuth: 10, elevation: -24 }),
  room('lampadario-airone', of('lampadario-airone-lunga', 'clear'), {
    around: [of('tavolo-ninfea-ovale', 'nero', [0, 0, -1.5])],
    background: UMBER,
    hang: 1.35,
    gap: 1,
    camera: { elevation: 3, fill: [0.66, 0.5], shift: [0, -0.14], region: lowest(0.2) },
  }),
  below('lampadario-airone-doppio', 'smoke', { azimuth: 40, elevation: -20 }),
  room('lampadario-girotondo', of('lampadario-girotondo-lunga', 'brass'), {
    around: [
      of('tavolo-ninfea', 'verde', [0, 0, -1.42]),
      of('ciotola-argine', 'charcoal', [0.1, 0, TABLE - 1.42]),
    ],
    hang: 1.42,
    gap: 1,
    camera: { elevation: 4, fill: [0.66, 0.5], shift: [0, -0.14], region: lowest(0.24) },
  }),
  below('lampadario-girotondo-globi', 'bronze', { elevation: -22 }),
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
    around: [of('divano-pianura', 'flax', [1.32, -0.1, 0], 0)],
    gap: 0.4,
    camera: { azimuth: 6, fill: [0.5, 0.66], shift: [0.18, 0.04] },
  }),
  room('lampada-lucciola', of('lampada-lucciola', 'brass'), {
    around: [
      of('tavolo-ninfea', 'calacatta', [0.15, 0.1, -TABLE]),
      of('ciotole-alba', 'terracotta', [0.3, 0.2, 0]),
    ],
    hang: TABLE,
    gap: 1.2,
    camera: { elevation: 12, fill: [0.4, 0.46], shift: [0.08, 0] },
  }),
  room('piantana-cicogna', of('piantana-cicogna', 'oak'), {
    around: [of('poltrona-conca', 'bottle', [0.95, -0.05, 0], -16)],
    gap: 0.4,
    camera: { azimuth: 8, fill: [0.56, 0.62], shift: [0.16, 0.05] },
  }),
  room('piantana-garzetta', of('piantana-garzetta', 'brass'), {
    around: [of('poltrona-nuvola', 'charcoal', [0.62, -0.05, 0], -24)],
    gap: 0.5,
    camera: { azimuth: 8, fill: [0.62, 0.6], shift: [0.04, 0.06] },
  }),
  room('lampada-garzetta', of('lampada-garzetta', 'bottle'), {
    around: [of('scrivania-colonna', 'walnut', [0.55, -0.18, -0.75])],
    hang: 0.75,
    gap: 0.5,
    camera: { azimuth: 10, elevation: 7, fill: [0.5, 0.46], shift: [-0.06, -0.06] },
  }),
  room('applique-garzetta', of('applique-garzetta', 'bronze'), {
    around: [
      of('letto-baita', 'pine', [0.98, -1.12, -1.15]),
      of('comodino-canneto', 'oak', [-0.2, -0.24, -1.15]),
    ],
    hang: 1.2,
    gap: 0.004,
    camera: { azimuth: -10, elevation: 6, fill: [0.42, 0.4], shift: [0.06, -0.14] },
  }),
  room('applique-luna', of('applique-luna', 'brass'), {
    around: [of('orologio-rosandra', 'walnut', [0.44, 0.003, -0.62])],
    background: UMBER,
    hang: 1.45,
    gap: 0.004,
    camera: { azimuth: -18, elevation: 2, fill: [0.26, 0.4], shift: [0.16, 0] },
  }),
  angle('applique-luna-doppia', 'applique-luna-doppia', 'bronze', { azimuth: 24, elevation: 14 }),
  angle('applique-ventaglio', 'applique-ventaglio', 'parchment', { azimuth: 34, elevation: 20 }),
  angle('applique-riga', 'applique-riga', 'brass', { azimuth: 32, elevation: -18 }),
  room('specchio-medaglia', of('specchio-medaglia', 'walnut'), {
    around: [
      of('consolle-calamo', 'walnut', [0.12, -0.21, -1.05]),
      of('lampada-altana-bassa', 'rust', [0.42, -0.21, CONSOLE - 1.05]),
    ],
    hang: 1.05,
    gap: 0.004,
    camera: { azimuth: -14, elevation: 3, fill: [0.46, 0.46], shift: [0, -0.1] },
  }),
  room('orologio-bora', of('orologio-bora', 'oak'), {
    around: [
      of('madia-canneto', 'oak', [0.22, -0.25, -1.55]),
      of('vasi-creta', 'landscape', [0.3, -0.22, 1.318 - 1.55]),
    ],
    hang: 1.55,
    gap: 0.004,
    camera: { azimuth: -12, elevation: 2, fill: [0.4, 0.36], shift: [0.08, -0.1] },
  }),
  room('specchio-trittico', of('specchio-trittico', 'walnut'), {
    around: [of('credenza-canneto', 'walnut', [0.3, 0, -CREDENZA])],
    hang: CREDENZA,
    gap: 0.16,
    camera: { azimuth: -14, elevation: 5, fill: [0.66, 0.5], shift: [0, -0.04] },
  }),
  room('orologio-dolina', of('orologio-dolina', 'travertine'), {
    around: [of('credenza-canneto', 'walnut', [0.35, 0, -CREDENZA]), of('vasi-creta', 'night', [0.34, 0, 0])],
    hang: CREDENZA,
    gap: 0.2,
    camera: { azimuth: -12, elevation: 6, fill: [0.4, 0.46], shift: [0.1, 0] },
  }),
  room('specchio-pozza', of('specchio-pozza', 'silver'), {
    around: [of('credenza-canneto', 'oak', [0.3, -0.26, -1.096])],
    hang: 1.12,
    gap: 0.004,
    camera: { azimuth: -12, elevation: 4, fill: [0.62, 0.5], shift: [0, -0.08] },
  }),
  angle('orologio-rosandra', 'orologio-rosandra', 'walnut', {
    azimuth: 34,
    elevation: 6,
    fill: [1.1, 0.62],
    region: [
      [0, 0, 0.62],
      [1, 1, 1],
    ],
  }),
  angle('specchio-civetta', 'specchio-civetta', 'brass', { azimuth: 36, elevation: 14 }),
  room('orologio-timavo', of('orologio-timavo', 'brass'), {
    around: [of('comodino-canneto', 'walnut', [0.06, 0.02, -NIGHTSTAND])],
    hang: NIGHTSTAND,
    gap: 0.18,
    camera: { azimuth: -14, elevation: 10, fill: [0.4, 0.4], shift: [0, 0] },
  }),
  angle('specchio-pozza-tris', 'specchio-pozza-tris', 'silver', { azimuth: 30, elevation: 4 }),
  angle('specchio-a-mano', 'specchio-a-mano', 'walnut', { azimuth: 32, elevation: 10 }),
]

/** The other finishes. */
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
  inFinish('specchio-medaglia', 'brass'),
  inFinish('specchio-medaglia', 'black'),
  inFinish('orologio-bora', 'walnut'),
  inFinish('orologio-bora', 'black'),
  inFinish('specchio-trittico', 'oak'),
  inFinish('orologio-dolina', 'verde'),
  inFinish('orologio-rosandra', 'oak'),
  inFinish('specchio-civetta', 'chrome'),
  inFinish('orologio-timavo', 'bronze'),
  inFinish('specchio-a-mano', 'ebonised'),
]

/** The pictures of lamps, mirrors and clocks, most urgent first. */
export const LIGHTS_SHOTS: readonly Shot[] = [...MAINS, ...SECONDS, ...FINISHES, ...LIGHTS_WIDES]

type Scene = {
  around: readonly Figure[]
  gap: number
  hang?: number
  samples?: number
  camera: Partial<Camera>
  background?: string
  lamp?: number
}

function room(name: string, subject: Figure, scene: Scene): Shot {
  return roomView(name, subject, { background: PLASTER, lamp: 0.8, ...scene })
}

/** A view of a hanging piece from below. */
function below(piece: string, finish: string, camera: Partial<Camera>): Shot {
  return { ...angle(piece, piece, finish, camera), hang: 3 }
}

/** The lowest part of a hanging piece, for a camera that leaves the cord out of the frame. */
function lowest(share: number): NonNullable<Camera['region']> {
  return [
    [0, 0, 0],
    [1, 1, share],
  ]
}
