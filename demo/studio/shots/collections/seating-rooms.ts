import type { Camera, Figure, Shot } from '../../shot.ts'
import { type Look, roomView, wideView } from '../../views.ts'
import { of } from '../looks.ts'

const PLASTER = '#ddd2c1'
const LIME = '#d4c8b7'
/** Heights of surfaces with things on them, in meters. */
const NIGHTSTAND = 0.54
const ISLAND = 0.44
const TABLE = 0.745

type Scene = Partial<Look> & { subject?: Figure }

/** Second pictures indoors: the pieces in rooms, with others. */
export const SEATING_ROOMS: readonly Shot[] = [
  room('panca-malga-schienale', 'pine', {
    around: [of('anfora-colle', 'rust', [1.12, 0.05, 0]), of('specchio-tondo', 'walnut', [0, 0.34, 1.18])],
    gap: 0.12,
    camera: { azimuth: -14, elevation: 5, fill: [0.74, 0.56], shift: [0.05, 0.1] },
  }),
  room('letto-baita', 'pine', {
    around: [
      of('comodino-calamo', 'oak', [1.18, 0.82, 0]),
      of('lampada-luna', 'brass', [1.12, 0.84, NIGHTSTAND]),
      of('comodino-calamo', 'oak', [-1.18, 0.82, 0]),
      of('tappeto-sauris', 'moss', [0, -0.35, 0], 90),
    ],
    gap: 0.08,
    camera: { azimuth: -22, elevation: 11, fill: [0.86, 0.6], shift: [0.03, 0.1] },
  }),
  room('poltrona-conca', 'terracotta', {
    around: [
      of('tavolino-isola-piccolo', 'verde', [0.78, -0.02, 0]),
      of('lampada-luna', 'brass', [0.8, 0, ISLAND]),
      of('tappeto-sauris-tondo', 'rust', [0.1, -0.25, 0]),
    ],
    gap: 0.55,
    camera: { azimuth: -18, elevation: 7, fill: [0.56, 0.56], shift: [0.07, 0.08] },
  }),
  room('sedia-ansa', 'beech', {
    subject: of('sedia-ansa', 'beech', [0, 0, 0], 152),
    around: [
      of('tavolo-ninfea', 'calacatta', [0.42, 0.95, 0]),
      of('sedia-ansa', 'beech', [-0.62, 1.3, 0], 68),
      of('sedia-ansa', 'beech', [1.45, 1.15, 0], -78),
      of('ciotola-argine', 'charcoal', [0.5, 0.95, TABLE]),
    ],
    gap: 2.1,
    camera: { azimuth: -16, elevation: 16, fill: [0.42, 0.46], shift: [0.12, 0.1] },
  }),
  room('divano-pianura', 'flax', {
    around: [
      of('piantana-luna', 'brass', [1.12, 0.22, 0], 180),
      of('tappeto-sauris', 'rust', [0, -0.62, 0], 90),
      of('tavolino-isola', 'calacatta', [0.15, -1.2, 0], 8),
    ],
    gap: 0.35,
    camera: { azimuth: 10, elevation: 8, fill: [0.86, 0.6], shift: [0.02, 0.08] },
  }),
  room('poltrona-lanca', 'cognac', {
    around: [
      of('piantana-luna', 'bronze', [0.66, 0.35, 0], 180),
      of('pouf-ciottolo', 'ochre', [-0.6, -0.62, 0]),
      of('tappeto-tagliamento', 'rust', [0, -0.35, 0], 90),
    ],
    gap: 0.6,
    camera: { azimuth: 18, elevation: 6, fill: [0.5, 0.56], shift: [0, 0.1] },
  }),
  room('dormeuse-lanca', 'cognac', {
    around: [of('specchio-arco', 'walnut', [0.62, 0.5, 0])],
    gap: 0.1,
    camera: { azimuth: -12, elevation: 8, fill: [0.88, 0.56], shift: [0, 0.14] },
  }),
  room('panca-ciottolo', 'ivory', {
    around: [
      of('letto-coltre', 'clay', [0, 1.5, 0]),
      of('comodino-canneto', 'walnut', [1.28, 2.35, 0]),
      of('lampada-luna', 'brass', [1.26, 2.35, 0.558]),
    ],
    gap: 2.5,
    camera: { azimuth: 5, elevation: 10, fill: [0.74, 0.5], shift: [0, 0.14] },
  }),
  room('sedia-merla', 'bottle', {
    subject: of('sedia-merla', 'bottle', [0, 0, 0], 148),
    around: [
      of('tavolo-ninfea-ovale', 'nero', [0.55, 0.72, 0]),
      of('sedia-merla', 'bottle', [0.75, -0.02, 0], 172),
      of('sedia-merla', 'bottle', [-0.95, 0.85, 0], 84),
      of('piatti-alba', 'gold', [0.4, 0.6, TABLE]),
    ],
    gap: 1.9,
    camera: { azimuth: -18, elevation: 16, fill: [0.42, 0.46], shift: [0.12, 0.1] },
  }),
  room('pouf-ciottolo', 'ochre', {
    around: [of('divanetto-nuvola', 'ink', [-0.75, 0.85, 0], 6)],
    gap: 1.35,
    camera: { azimuth: -12, elevation: 8, fill: [0.42, 0.42], shift: [0.04, 0.06] },
  }),
  room('panca-malga', 'larch', {
    around: [of('specchio-arco', 'walnut', [0.42, 0.2, 0]), of('vasi-creta', 'landscape', [-0.45, 0, 0.45])],
    gap: 0.12,
    camera: { azimuth: -12, elevation: 5, fill: [0.8, 0.5], shift: [0, 0.14] },
  }),
  room('divanetto-conca', 'bottle', {
    around: [
      of('tavolino-isola-piccolo', 'verde', [0.94, -0.5, 0], -20),
      of('piantana-luna-doppia', 'brass', [-0.86, 0.44, 0]),
      of('tappeto-sauris', 'moss', [0, -0.62, 0], 90),
    ],
    gap: 0.5,
    camera: { azimuth: 12, elevation: 8, fill: [0.86, 0.6], shift: [-0.02, 0.08] },
  }),
]

/** Second pictures outdoors. */
export const SEATING_TERRACES: readonly Shot[] = [
  terrace('poltrona-valle', 'sand', {
    around: [of('pouf-valle', 'olive', [-0.85, -0.5, 0])],
    gap: 0.7,
    camera: { azimuth: 18, elevation: 7, fill: [0.54, 0.56], shift: [0, 0.06] },
  }),
  terrace('divano-valle', 'olive', {
    around: [of('pouf-valle', 'sand', [1.0, -0.85, 0]), of('anfora-colle', 'rust', [-1.15, 0.25, 0])],
    gap: 0.6,
    camera: { azimuth: -12, elevation: 8, fill: [0.84, 0.6], shift: [0, 0.08] },
  }),
  terrace('lettino-valle', 'sand', {
    subject: of('lettino-valle', 'sand', [0, 0, 0], 58),
    around: [of('pouf-valle', 'graphite', [-0.95, -0.3, 0])],
    gap: 0.5,
    camera: { azimuth: 6, elevation: 11, fill: [0.84, 0.56], shift: [0, 0.08] },
  }),
  terrace('panca-rifugio', 'larch', {
    around: [of('anfora-colle', 'rust', [1.2, 0, 0])],
    gap: 0.1,
    camera: { azimuth: -14, elevation: 6, fill: [0.82, 0.56], shift: [0.02, 0.1] },
  }),
  terrace('sedia-valle', 'graphite', {
    around: [of('sedia-valle', 'sand', [0.85, 0.55, 0], -48)],
    gap: 1.1,
    camera: { azimuth: 22, elevation: 8, fill: [0.46, 0.54], shift: [-0.08, 0.06] },
  }),
]

/** Wide scenes for the home page and landings. */
export const SEATING_WIDE: readonly Shot[] = [
  wide('divano-pianura-grande', of('divano-pianura-grande', 'olive'), {
    gap: 0.45,
    around: [
      of('tappeto-sauris', 'rust', [0.1, -0.75, 0], 90),
      of('tavolino-isola', 'calacatta', [-0.1, -1.25, 0], 6),
      of('poltrona-lanca', 'cognac', [1.95, -0.75, 0], -42),
      of('piantana-luna', 'brass', [-1.55, 0.25, 0]),
      of('pouf-ciottolo-grande', 'ivory', [-1.6, -1.2, 0], 20),
    ],
    camera: { azimuth: -5, elevation: 7, fill: [0.84, 0.66], shift: [0, 0.1] },
  }),
  wideView('divano-valle', of('divano-valle', 'olive'), {
    background: LIME,
    set: 'terrace',
    gap: 0.8,
    around: [
      of('poltrona-valle', 'sand', [1.55, -0.75, 0], -52),
      of('pouf-valle', 'olive', [0.55, -1.15, 0]),
      of('lettino-valle', 'sand', [-1.9, -0.6, 0], 34),
      of('anfora-colle', 'rust', [1.3, 0.45, 0]),
    ],
    camera: { azimuth: -4, elevation: 8, fill: [0.88, 0.66], shift: [0, 0.1] },
  }),
  wide('letto-coltre', of('letto-coltre', 'clay'), {
    gap: 0.12,
    around: [
      of('comodino-canneto', 'walnut', [1.32, 0.85, 0]),
      of('comodino-canneto', 'walnut', [-1.32, 0.85, 0]),
      of('lampada-luna', 'brass', [1.3, 0.87, 0.558]),
      of('lampada-luna', 'brass', [-1.34, 0.87, 0.558], 180),
      of('panca-malga', 'walnut', [0, -1.5, 0]),
      of('tappeto-tagliamento', 'rust', [0, -0.75, 0], 90),
      of('poltrona-conca', 'terracotta', [2.2, -0.6, 0], -48),
    ],
    camera: { azimuth: -8, elevation: 9, fill: [0.86, 0.7], shift: [0, 0.1] },
  }),
  wide('sedia-ansa', of('tavolo-ninfea-ovale', 'calacatta'), {
    gap: 1.3,
    around: [
      of('sedia-ansa', 'beech', [-0.48, -0.72, 0], 176),
      of('sedia-ansa', 'beech', [0.5, -0.74, 0], 188),
      of('sedia-ansa', 'beech', [-0.5, 0.76, 0], 4),
      of('sedia-ansa', 'beech', [0.5, 0.74, 0], -6),
      of('sedia-ansa-braccioli', 'walnut', [-1.42, 0.02, 0], 86),
      of('sedia-ansa-braccioli', 'walnut', [1.44, 0, 0], -94),
      of('grappolo-laguna-lungo', 'smoke', [0, 0, 1.4]),
      of('ciotola-argine', 'sage', [0.1, -0.04, TABLE]),
      of('credenza-canneto', 'walnut', [0.2, 1.62, 0]),
    ],
    camera: { azimuth: -12, elevation: 13, fill: [0.46, 0.5], shift: [0, 0.13], frameAll: false },
  }),
]

function room(piece: string, finish: string, { subject = of(piece, finish), ...look }: Scene): Shot {
  return roomView(piece, subject, { background: PLASTER, camera: {}, ...look })
}

function terrace(piece: string, finish: string, look: Scene): Shot {
  return room(piece, finish, { background: LIME, set: 'terrace', exposure: -0.1, ...look })
}

function wide(name: string, subject: Figure, look: Partial<Look> & { camera: Partial<Camera> }): Shot {
  return wideView(name, subject, { background: PLASTER, ...look })
}
