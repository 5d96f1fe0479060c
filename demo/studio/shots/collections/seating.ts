import type { Shot } from '../../shot.ts'
import type { Look } from '../../views.ts'
import { CLAY, LINEN, of, photographer, SAND } from '../looks.ts'
import { SEATING_ROOMS, SEATING_TERRACES, SEATING_WIDE } from './seating-rooms.ts'

/** The looks of seating, beds and outdoor seats photographed alone. */
export const SEATING_LOOKS: Record<string, Look> = {
  'sgabello-masello': { background: SAND, camera: { azimuth: 8, elevation: 16, fill: [0.6, 0.6] } },
  'sgabello-masello-alto': { background: LINEN, camera: { azimuth: 18, elevation: 13, fill: [0.6, 0.72] } },
  'panca-malga': { background: LINEN, camera: { azimuth: -26, elevation: 10, fill: [0.86, 0.7] } },
  'panca-malga-schienale': { background: SAND, camera: { azimuth: 24, elevation: 9, fill: [0.86, 0.7] } },
  'pouf-ciottolo': { background: CLAY, camera: { azimuth: 20, elevation: 14, fill: [0.62, 0.62] } },
  'pouf-ciottolo-grande': {
    background: CLAY,
    samples: 20,
    camera: { azimuth: 18, elevation: 13, fill: [0.78, 0.66] },
  },
  'panca-ciottolo': {
    background: SAND,
    samples: 20,
    camera: { azimuth: 22, elevation: 11, fill: [0.86, 0.66] },
  },
  'sedia-ansa': { background: LINEN, camera: { azimuth: 28, elevation: 11, fill: [0.62, 0.7] } },
  'sedia-ansa-braccioli': { background: SAND, camera: { azimuth: 26, elevation: 11, fill: [0.7, 0.7] } },
  'sgabello-ansa': { background: LINEN, camera: { azimuth: 30, elevation: 9, fill: [0.6, 0.76] } },
  'sedia-merla': { background: SAND, camera: { azimuth: 26, elevation: 10, fill: [0.64, 0.7] } },
  'sgabello-merla': { background: CLAY, camera: { azimuth: 26, elevation: 9, fill: [0.6, 0.76] } },
  'divano-pianura': { background: SAND, camera: { azimuth: 20, elevation: 9, fill: [0.88, 0.7] } },
  'divano-pianura-grande': { background: LINEN, camera: { azimuth: -18, elevation: 9, fill: [0.9, 0.7] } },
  'divano-pianura-angolo': {
    background: SAND,
    take: 2,
    camera: { azimuth: -24, elevation: 15, fill: [0.9, 0.7] },
  },
  'poltrona-conca': { background: CLAY, camera: { azimuth: 26, elevation: 9, fill: [0.72, 0.7] } },
  'divanetto-conca': { background: SAND, camera: { azimuth: 18, elevation: 9, fill: [0.88, 0.7] } },
  'poltrona-lanca': { background: CLAY, camera: { azimuth: 28, elevation: 9, fill: [0.72, 0.7] } },
  'divanetto-lanca': { background: SAND, camera: { azimuth: -22, elevation: 9, fill: [0.86, 0.7] } },
  'dormeuse-lanca': { background: LINEN, camera: { azimuth: -26, elevation: 13, fill: [0.88, 0.7] } },
  'letto-coltre': { background: SAND, camera: { azimuth: 28, elevation: 13, fill: [0.86, 0.7] } },
  'letto-baita': { background: LINEN, camera: { azimuth: -28, elevation: 12, fill: [0.86, 0.7] } },
  'poltrona-valle': { background: SAND, camera: { azimuth: 28, elevation: 10, fill: [0.74, 0.7] } },
  'divano-valle': { background: LINEN, camera: { azimuth: -20, elevation: 10, fill: [0.88, 0.7] } },
  'sedia-valle': { background: CLAY, camera: { azimuth: 28, elevation: 11, fill: [0.68, 0.7] } },
  'lettino-valle': { background: CLAY, take: 2, camera: { azimuth: -46, elevation: 13, fill: [0.88, 0.7] } },
  'pouf-valle': { background: LINEN, camera: { azimuth: 18, elevation: 14, fill: [0.6, 0.62] } },
  'panca-rifugio': { background: SAND, camera: { azimuth: 26, elevation: 9, fill: [0.88, 0.7] } },
  'panca-rifugio-piana': { background: LINEN, camera: { azimuth: -24, elevation: 12, fill: [0.8, 0.7] } },
}

const { main, inFinish, angle } = photographer(SEATING_LOOKS)

const MAINS: readonly Shot[] = [
  main('sgabello-masello', 'larch'),
  main('panca-malga-schienale', 'pine'),
  main('pouf-ciottolo-grande', 'ivory'),
  main('pouf-ciottolo', 'ochre'),
  main('panca-malga', 'larch'),
  main('sgabello-masello-alto', 'walnut'),
  main('panca-ciottolo', 'ivory'),
  main('poltrona-conca', 'terracotta'),
  main('sedia-ansa', 'beech'),
  main('divano-pianura', 'flax'),
  main('sedia-merla', 'bottle'),
  main('sedia-ansa-braccioli', 'walnut'),
  main('divano-pianura-grande', 'olive'),
  main('divanetto-conca', 'bottle'),
  main('sgabello-ansa', 'black'),
  main('divano-pianura-angolo', 'slate'),
  main('sgabello-merla', 'cognac'),
  main('letto-baita', 'pine'),
  main('poltrona-lanca', 'cognac'),
  main('poltrona-valle', 'sand'),
  main('letto-coltre', 'clay'),
  main('divano-valle', 'olive'),
  main('dormeuse-lanca', 'cognac'),
  main('lettino-valle', 'sand'),
  main('divanetto-lanca', 'flax'),
  main('panca-rifugio', 'larch'),
  main('sedia-valle', 'graphite'),
  main('pouf-valle', 'olive'),
  main('panca-rifugio-piana', 'larch'),
]

const ANGLES: readonly Shot[] = [
  angle('sgabello-masello', 'sgabello-masello', 'larch', { azimuth: -28, elevation: 38, fill: [0.66, 0.66] }),
  angle('letto-coltre', 'letto-coltre', 'clay', { azimuth: -40, elevation: 20 }),
  fromBehind('sedia-ansa-braccioli', 'walnut', 152, 12),
  angle('pouf-ciottolo-grande', 'pouf-ciottolo-grande', 'ivory', { azimuth: -34, elevation: 26 }),
  angle('divano-pianura-grande', 'divano-pianura-grande', 'olive', { azimuth: 40, elevation: 16 }),
  fromBehind('divanetto-lanca', 'flax', 152, 10),
  fromBehind('sgabello-ansa', 'black', 148, 12),
  angle('divano-pianura-angolo', 'divano-pianura-angolo', 'slate', { azimuth: 34, elevation: 20 }),
  fromBehind('sgabello-merla', 'cognac', 150, 10),
  angle('sgabello-masello-alto', 'sgabello-masello-alto', 'walnut', { azimuth: 40, elevation: 28 }),
  angle('pouf-valle', 'pouf-valle', 'olive', { azimuth: -30, elevation: 34 }),
  angle('panca-rifugio-piana', 'panca-rifugio-piana', 'larch', { azimuth: 52, elevation: 18 }),
]

const FINISHES: readonly Shot[] = [
  inFinish('sgabello-masello', 'walnut'),
  inFinish('sgabello-masello', 'ebonised'),
  inFinish('panca-malga-schienale', 'ebonised'),
  inFinish('pouf-ciottolo', 'bottle'),
  inFinish('pouf-ciottolo', 'terracotta'),
  inFinish('pouf-ciottolo-grande', 'moss'),
  inFinish('pouf-ciottolo-grande', 'charcoal'),
  inFinish('panca-malga', 'walnut'),
  inFinish('sgabello-masello-alto', 'larch'),
  inFinish('sgabello-masello-alto', 'ebonised'),
  inFinish('panca-ciottolo', 'moss'),
  inFinish('panca-ciottolo', 'charcoal'),
  inFinish('poltrona-conca', 'bottle'),
  inFinish('sedia-ansa', 'walnut'),
  inFinish('divano-pianura', 'olive'),
  inFinish('sedia-merla', 'flax'),
  inFinish('letto-coltre', 'slate'),
  inFinish('poltrona-lanca', 'flax'),
  inFinish('poltrona-valle', 'olive'),
  inFinish('letto-baita', 'walnut'),
  inFinish('divano-pianura-grande', 'flax'),
  inFinish('sedia-ansa-braccioli', 'beech'),
  inFinish('divano-valle', 'sand'),
  inFinish('dormeuse-lanca', 'clay'),
  inFinish('sedia-merla', 'cognac'),
  inFinish('divano-pianura', 'slate'),
  inFinish('poltrona-conca', 'ink'),
  inFinish('sedia-ansa', 'black'),
  inFinish('sgabello-ansa', 'beech'),
  inFinish('sgabello-merla', 'bottle'),
  inFinish('divanetto-conca', 'terracotta'),
  inFinish('divano-pianura-angolo', 'flax'),
  inFinish('divano-pianura-grande', 'slate'),
  inFinish('poltrona-lanca', 'slate'),
  inFinish('divanetto-lanca', 'cognac'),
  inFinish('dormeuse-lanca', 'espresso'),
  inFinish('letto-coltre', 'bottle'),
  inFinish('poltrona-valle', 'graphite'),
  inFinish('divano-valle', 'graphite'),
  inFinish('sedia-valle', 'sand'),
  inFinish('lettino-valle', 'graphite'),
  inFinish('pouf-valle', 'sand'),
  inFinish('pouf-valle', 'graphite'),
]

/** The pictures of seating, beds and outdoor seats, most urgent first. */
export const SEATING_SHOTS: readonly Shot[] = [
  ...MAINS,
  ...SEATING_ROOMS,
  ...SEATING_TERRACES,
  ...ANGLES,
  ...FINISHES,
  ...SEATING_WIDE,
]

/** The piece rotated, with lamps and backdrop unchanged. */
function fromBehind(piece: string, finish: string, turn: number, elevation: number): Shot {
  return { ...angle(piece, piece, finish, { elevation }), subject: of(piece, finish, [0, 0, 0], turn) }
}
