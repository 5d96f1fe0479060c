import type { Camera, Figure, Shot } from '../shot.ts'
import { roomView, wideView } from '../views.ts'
import { of } from './looks.ts'

const PLASTER = '#ddd2c1'
/** Heights of surfaces with things on them, in meters. */
const CREDENZA = 0.758
const NIGHTSTAND = 0.558
const TABLE = 0.745
const SIDE_TABLE = 0.5

type Scene = {
  /** Another model of the same piece, such as a lamp on a longer cord. */
  subject?: string
  around?: readonly Figure[]
  hang?: number
  gap?: number
  camera?: Partial<Camera>
  samples?: number
}

/** The second picture of each piece: in a room, with others. */
export const ROOMS: readonly Shot[] = [
  room('poltrona-nuvola', 'ivory', {
    around: [of('piantana-luna', 'brass', [0.62, 0.32, 0], 180)],
    gap: 0.5,
    samples: 16,
    camera: { azimuth: 16, fill: [0.8, 0.8], shift: [0, 0.02], frameAll: true },
  }),
  room('credenza-canneto', 'walnut', {
    around: [
      of('vasi-creta', 'landscape', [-0.55, 0, CREDENZA]),
      of('lampada-luna', 'bronze', [0.52, 0, CREDENZA]),
    ],
    camera: { azimuth: -16, fill: [0.84, 0.6] },
  }),
  room('tavolo-ninfea', 'calacatta', {
    around: [
      of('sospensione-laguna-lunga', 'amber', [0, 0, 1.3]),
      of('ciotola-argine', 'charcoal', [0.1, -0.1, TABLE]),
    ],
    gap: 0.7,
    camera: { elevation: 9, fill: [0.8, 0.6], shift: [0, 0.18] },
  }),
  room('sospensione-laguna', 'amber', {
    subject: 'sospensione-laguna-lunga',
    around: [of('tavolo-ninfea', 'calacatta', [0, 0, -1.4])],
    hang: 1.4,
    gap: 1.1,
    camera: {
      elevation: 3,
      fill: [0.44, 0.5],
      shift: [0, -0.16],
      region: [
        [0, 0, 0],
        [1, 1, 0.2],
      ],
    },
  }),
  room('vasi-creta', 'landscape', {
    around: [of('credenza-canneto', 'walnut', [0.55, -0.07, -CREDENZA])],
    hang: CREDENZA,
    gap: 0.2,
    camera: { elevation: 7, fill: [0.6, 0.56], shift: [0, -0.03] },
  }),
  room('piantana-luna', 'brass', {
    around: [of('divanetto-nuvola', 'terracotta', [1.12, 0.1, 0], 0)],
    gap: 0.6,
    camera: { azimuth: 8, fill: [0.5, 0.68], shift: [-0.06, 0.04] },
  }),
  room('specchio-arco', 'brass', {
    around: [of('anfora-colle', 'rust', [0.78, -0.2, 0])],
    gap: 0.02,
    camera: { azimuth: -16, fill: [0.6, 0.66], shift: [-0.05, 0.05] },
  }),
  room('piatti-alba', 'gold', {
    around: [of('tavolo-ninfea', 'calacatta', [0.13, 0.2, -TABLE])],
    hang: TABLE,
    gap: 1.6,
    camera: { elevation: 22, fill: [0.76, 0.6], shift: [0, 0] },
  }),
  room('divanetto-nuvola', 'bottle', {
    around: [
      of('tavolino-ninfea', 'verde', [1.02, -0.5, 0]),
      of('specchio-tondo', 'black', [0.1, 0.66, 1.15]),
    ],
    camera: { azimuth: 14, fill: [0.86, 0.6], shift: [0.04, 0.1] },
  }),
  room('madia-canneto', 'oak', {
    around: [of('anfora-colle', 'rust', [-0.78, -0.02, 0])],
    camera: { azimuth: 14, fill: [0.56, 0.6], shift: [0.06, 0.06] },
  }),
  room('comodino-canneto', 'ebonised', {
    around: [of('lampada-luna', 'brass', [-0.06, 0.02, NIGHTSTAND])],
    gap: 0.1,
    camera: { azimuth: 18, fill: [0.5, 0.42], shift: [0, 0.14] },
  }),
  room('lampada-luna', 'bronze', {
    around: [of('credenza-canneto', 'oak', [-0.6, 0, -CREDENZA])],
    hang: CREDENZA,
    gap: 0.3,
    camera: { elevation: 6, fill: [0.42, 0.56], shift: [0, -0.02] },
  }),
  room('tavolino-ninfea', 'verde', {
    around: [
      of('divanetto-nuvola', 'terracotta', [-1.0, 0.55, 0], 0),
      of('ciotole-alba', 'sage', [-0.08, 0.06, SIDE_TABLE]),
    ],
    gap: 0.9,
    camera: { azimuth: -16, elevation: 10, fill: [0.46, 0.46], shift: [0.05, 0.08] },
  }),
  room('ciotola-argine', 'charcoal', {
    around: [of('tavolo-ninfea', 'calacatta', [0.2, 0.25, -TABLE])],
    hang: TABLE,
    gap: 1.4,
    camera: { elevation: 14, fill: [0.62, 0.6], shift: [0, 0] },
  }),
  room('anfora-colle', 'rust', {
    around: [of('madia-canneto', 'oak', [0.86, 0.05, 0])],
    gap: 0.3,
    camera: { azimuth: -6, elevation: 8, fill: [0.44, 0.5], shift: [-0.06, 0.06] },
  }),
  room('specchio-tondo', 'black', {
    around: [
      of('credenza-canneto', 'oak', [0.25, -0.27, -1.12]),
      of('vasi-creta', 'night', [-0.3, -0.2, CREDENZA - 1.12]),
    ],
    hang: 1.12,
    gap: 0.004,
    camera: { azimuth: -12, elevation: 4, fill: [0.58, 0.5], shift: [0, -0.08] },
  }),
  room('specchio-finestra', 'walnut', {
    around: [
      of('comodino-canneto', 'ebonised', [0.05, -0.24, -1.0]),
      of('lampada-luna', 'brass', [0.12, -0.24, NIGHTSTAND - 1.0]),
    ],
    hang: 1.0,
    gap: 0.004,
    camera: { azimuth: -12, elevation: 4, fill: [0.5, 0.46], shift: [0, -0.08] },
  }),
  room('ciotole-alba', 'terracotta', {
    around: [of('tavolo-ninfea', 'verde', [0.12, 0.16, -TABLE])],
    hang: TABLE,
    gap: 1.6,
    camera: { elevation: 24, fill: [0.74, 0.6], shift: [0, 0] },
  }),
  room('alzata-alba', 'gold', {
    around: [of('credenza-canneto', 'walnut', [-0.5, 0.05, -CREDENZA])],
    hang: CREDENZA,
    gap: 0.22,
    camera: { elevation: 12, fill: [0.56, 0.5], shift: [0, -0.02] },
  }),
  room('grappolo-laguna', 'smoke', {
    subject: 'grappolo-laguna-lungo',
    around: [of('tavolo-ninfea-ovale', 'nero', [0, 0, -1.5])],
    hang: 1.5,
    gap: 0.9,
    camera: {
      elevation: 3,
      fill: [0.5, 0.52],
      shift: [0, -0.14],
      region: [
        [0, 0, 0],
        [1, 1, 0.28],
      ],
    },
  }),
  room('lanterna-bricola', 'sage', {
    subject: 'lanterna-bricola-lunga',
    around: [of('credenza-canneto', 'walnut', [0.55, 0.25, -1.35])],
    hang: 1.35,
    gap: 0.45,
    camera: {
      elevation: 3,
      fill: [0.36, 0.44],
      shift: [0, -0.12],
      region: [
        [0, 0, 0],
        [1, 1, 0.24],
      ],
    },
  }),
  room('piantana-luna-doppia', 'chrome', {
    around: [of('divanetto-nuvola', 'ink', [1.12, 0.1, 0], 0)],
    gap: 0.6,
    camera: { azimuth: 6, fill: [0.5, 0.68], shift: [-0.08, 0.04] },
  }),
  room('tavolo-ninfea-ovale', 'nero', {
    around: [
      of('grappolo-laguna-lungo', 'smoke', [0, 0, 1.35]),
      of('piatti-alba', 'gold', [-0.35, -0.15, TABLE]),
    ],
    gap: 0.8,
    camera: { azimuth: -14, elevation: 9, fill: [0.86, 0.6], shift: [0, 0.16] },
  }),
  room('pouf-nuvola', 'moss', {
    around: [of('poltrona-nuvola', 'ivory', [0.35, 0.9, 0], -14)],
    gap: 1.4,
    samples: 16,
    camera: { azimuth: 14, elevation: 9, fill: [0.52, 0.5], shift: [-0.05, 0.09] },
  }),
]

/** Wide scenes for the home page and landings. */
export const WIDE: readonly Shot[] = [
  wideView('credenza-canneto', of('credenza-canneto', 'walnut'), {
    background: PLASTER,
    gap: 0.28,
    exposure: -0.15,
    take: 2,
    around: [
      of('vasi-creta', 'landscape', [-0.62, 0.02, CREDENZA]),
      of('poltrona-nuvola', 'ivory', [-1.72, -0.35, 0], 26),
      of('piantana-luna', 'brass', [1.52, 0.08, 0], 180),
    ],
    camera: { azimuth: -4, elevation: 4, fill: [0.8, 0.6], shift: [0, 0.1] },
  }),
  wideView('tavolo-ninfea', of('tavolo-ninfea', 'calacatta'), {
    background: PLASTER,
    gap: 1.0,
    samples: 24,
    around: [
      of('sospensione-laguna-lunga', 'amber', [-0.34, 0, 1.4]),
      of('sospensione-laguna-lunga', 'amber', [0.36, 0.05, 1.56]),
      of('piatti-alba', 'gold', [-0.36, -0.28, TABLE]),
      of('ciotola-argine', 'charcoal', [0.28, 0.12, TABLE]),
      of('madia-canneto', 'oak', [1.5, 1.45, 0]),
      of('anfora-colle', 'rust', [-1.5, 1.4, 0]),
    ],
    camera: { azimuth: 4, elevation: 9, fill: [0.42, 0.5], shift: [0, 0.2], frameAll: false },
  }),
  wideView('divanetto-nuvola', of('divanetto-nuvola', 'bottle'), {
    background: PLASTER,
    gap: 0.4,
    sunFrom: 'right',
    around: [
      of('tavolino-ninfea', 'calacatta', [1.2, -0.35, 0]),
      of('lampada-luna', 'brass', [1.17, -0.35, SIDE_TABLE]),
      of('pouf-nuvola', 'ivory', [-1.35, -0.75, 0]),
      of('piantana-luna-doppia', 'bronze', [-1.45, 0.3, 0]),
      of('specchio-tondo', 'black', [0, 0.79, 1.2]),
    ],
    camera: { azimuth: 3, elevation: 5, fill: [0.78, 0.72], shift: [0, 0.04] },
  }),
]

function room(piece: string, finish: string, { subject = piece, ...scene }: Scene): Shot {
  return roomView(piece, of(subject, finish), { background: PLASTER, camera: {}, ...scene })
}
