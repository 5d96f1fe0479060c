import type { Figure, Shot } from '../../shot.ts'
import { type Look, roomView } from '../../views.ts'
import { of } from '../looks.ts'

const PLASTER = '#ddd2c1'

/** Heights of surfaces with things on them, in meters. */
const ARCADE = 0.8
const CONSOLE = 0.8
const LOWBOARD = 0.7
const BEDSIDE = 0.54
const ISLAND = 0.33
const STOOL = 0.54
const TRESTLE = 0.75
const CHEST = 0.86
const LOW_SHELVES = 0.82

/** The pieces in rooms, with others. */
export const SURFACES_ROOMS: readonly Shot[] = [
  room('consolle-arcata', 'travertine', {
    around: [
      of('anfora-colle', 'rust', [-0.42, 0, ARCADE]),
      of('specchio-tondo', 'black', [0.12, 0.17, 1.12]),
    ],
    gap: 0.03,
    camera: { azimuth: -14, elevation: 4, fill: [0.66, 0.42], shift: [0, 0.16] },
  }),
  room('madia-colonna', 'oak', {
    around: [
      of('vasi-creta', 'night', [-0.6, 0, LOWBOARD]),
      of('lampada-luna', 'bronze', [0.62, 0, LOWBOARD]),
    ],
    gap: 0.05,
    camera: { azimuth: 14, fill: [0.84, 0.6], shift: [0, 0.12] },
  }),
  room('tavolino-isola', 'calacatta', {
    around: [
      of('divanetto-nuvola', 'bottle', [0.05, 1.02, 0]),
      of('ciotola-argine', 'charcoal', [0.2, 0.05, ISLAND]),
    ],
    gap: 1.05,
    camera: { azimuth: -12, elevation: 10, fill: [0.7, 0.5], shift: [0, 0.12] },
  }),
  room('comodino-calamo', 'oak', {
    around: [of('lampada-luna', 'brass', [0.04, 0.03, BEDSIDE])],
    gap: 0.06,
    camera: { azimuth: -16, fill: [0.46, 0.4], shift: [0, 0.15] },
  }),
  room('consolle-calamo', 'walnut', {
    around: [of('specchio-finestra', 'walnut', [0, 0.16, 1.0]), of('vaso-solco', 'bone', [-0.3, 0, CONSOLE])],
    gap: 0.03,
    camera: { azimuth: 12, elevation: 4, fill: [0.62, 0.42], shift: [0, 0.17] },
  }),
  room('cubo-arcata', 'rosso', {
    around: [of('poltrona-nuvola', 'ivory', [0.85, 0.2, 0], -18)],
    gap: 0.75,
    samples: 16,
    camera: { azimuth: -12, elevation: 9, fill: [0.36, 0.4], shift: [0.14, 0.08] },
  }),
  room('tavolino-trifoglio', 'walnut', {
    around: [
      of('poltrona-nuvola', 'terracotta', [-0.82, 0.15, 0], 16),
      of('ciotole-alba', 'sage', [0.01, 0, STOOL]),
    ],
    gap: 0.7,
    samples: 16,
    camera: { azimuth: 10, elevation: 8, fill: [0.36, 0.4], shift: [-0.14, 0.08] },
  }),
  room('tavolo-ponte', 'oak', {
    around: [
      of('ciotola-argine', 'charcoal', [0.3, 0, TRESTLE]),
      of('sedia-ansa', 'black', [-0.5, 0.56, 0]),
      of('sedia-ansa', 'black', [0.4, 0.56, 0]),
      of('sedia-ansa', 'black', [-0.1, -0.68, 0], 176),
      of('sospensione-laguna-lunga', 'sage', [-0.3, 0, 1.36]),
      of('sospensione-laguna-lunga', 'sage', [0.42, 0.04, 1.5]),
    ],
    gap: 0.8,
    camera: { azimuth: -18, elevation: 8, fill: [0.9, 0.6], shift: [0, 0.16] },
  }),
  room('cassettone-lamella', 'pine', {
    around: [
      of('specchio-finestra', 'walnut', [0.12, 0.24, 1.08]),
      of('anfora-colle', 'rust', [-0.36, 0, CHEST]),
    ],
    gap: 0.03,
    camera: { azimuth: -14, elevation: 5, fill: [0.66, 0.42], shift: [0, 0.17] },
  }),
  room('armadio-stube', 'pine', {
    around: [of('pouf-nuvola', 'moss', [-1.02, -0.3, 0])],
    gap: 0.02,
    camera: { azimuth: 12, elevation: 3, fill: [0.54, 0.7], shift: [-0.12, -0.05] },
  }),
  room('consolle-giunco', 'verde', {
    around: [of('specchio-arco', 'black', [0.02, 0.24, 0.0]), of('vaso-solco', 'rust', [-0.38, 0, 0.82])],
    gap: 0.1,
    camera: { azimuth: -12, elevation: 4, fill: [0.62, 0.42], shift: [0, 0.18] },
  }),
  room('libreria-maso-bassa', 'oak', {
    around: [
      of('lampada-luna', 'bronze', [-0.55, 0, LOW_SHELVES]),
      of('libri', 'few', [0.36, 0.06, LOW_SHELVES]),
    ],
    gap: 0.04,
    camera: { azimuth: 14, elevation: 5, fill: [0.8, 0.56], shift: [0, 0.13] },
  }),
  room('libreria-maso', 'larch', {
    around: [...onMaso(0, 0), of('sgabello-masello', 'larch', [-1.18, -0.15, 0])],
    gap: 0.02,
    camera: { azimuth: -14, elevation: 4, fill: [0.72, 0.68], shift: [-0.02, 0.05] },
  }),
  room('etagere-pergola', 'oak', {
    around: [...onPergola(0, 0), of('poltrona-lanca', 'slate', [1.12, -0.1, 0], -22)],
    gap: 0.06,
    camera: { azimuth: 10, elevation: 4, fill: [0.42, 0.66], shift: [0.17, 0.04] },
  }),
  room('scrittoio-calamo', 'walnut', {
    around: [
      of('lampada-garzetta', 'bottle', [-0.4, 0.08, 0.75], 200),
      of('libri', 'few', [0.34, 0.16, 0.75]),
      of('sedia-ansa', 'walnut', [0.1, -0.5, 0], 160),
    ],
    gap: 0.16,
    camera: { azimuth: 18, elevation: 8, fill: [0.74, 0.5], shift: [0, 0.13] },
  }),
  room('vetrina-teca', 'walnut', {
    around: [
      of('scatole-gallio', 'ebonised', [-0.2, 0.02, 0.623]),
      of('libri', 'few', [0.24, 0.08, 0.623]),
      of('reggilibri-disco', 'calacatta', [0.2, 0.02, 0.978]),
      of('libri', 'warm', [-0.24, 0.08, 0.978]),
      of('libri', 'cool', [-0.18, 0.08, 0.28]),
      of('anfora-colle', 'rust', [-0.92, 0.02, 0]),
    ],
    gap: 0.06,
    samples: 40,
    camera: { azimuth: -14, elevation: 4, fill: [0.5, 0.64], shift: [-0.08, 0.06] },
  }),
]

/** Books and pots for the tall Maso bookcase standing at x, y. */
export function onMaso(x: number, y: number): Figure[] {
  return [
    of('libri', 'cool', [x - 0.55, y + 0.06, 0.1]),
    of('libri', 'warm', [x - 0.16, y + 0.06, 0.1]),
    of('libri', 'warm', [x - 0.5, y + 0.06, 0.46]),
    of('libri', 'few', [x + 0.02, y + 0.06, 0.46]),
    of('scatole-gallio', 'walnut', [x - 0.54, y + 0.06, 0.8]),
    of('libri', 'cool', [x - 0.08, y + 0.06, 0.8]),
    of('libri', 'few', [x - 0.62, y + 0.07, 1.14]),
    of('reggilibri-disco', 'verde', [x - 0.16, y + 0.06, 1.14]),
    of('libri', 'warm', [x - 0.28, y + 0.08, 1.48]),
    of('libri', 'warm', [x + 0.42, y + 0.06, 0.1]),
    of('scatole-gallio', 'ebonised', [x + 0.46, y + 0.06, 0.62]),
    of('libri', 'cool', [x + 0.46, y + 0.06, 1.0]),
    of('libri', 'few', [x + 0.34, y + 0.07, 1.34]),
  ]
}

/** The same for one arch of the Pergola. */
export function onPergola(x: number, y: number): Figure[] {
  return [
    of('libri', 'warm', [x - 0.12, y + 0.04, 0.12]),
    of('scatole-gallio', 'walnut', [x + 0.02, y, 0.54]),
    of('libri', 'cool', [x + 0.14, y + 0.04, 0.92]),
    of('reggilibri-disco', 'verde', [x - 0.08, y, 1.26]),
    of('vaso-solco', 'rust', [x + 0.06, y, 1.56]),
  ]
}

function room(piece: string, finish: string, look: Omit<Look, 'background'>): Shot {
  return roomView(piece, of(piece, finish), { background: PLASTER, ...look })
}
