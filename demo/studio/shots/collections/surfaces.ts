import type { Shot } from '../../shot.ts'
import { detailView, type Look } from '../../views.ts'
import { CHALK, CLAY, EARTH, LINEN, of, photographer, SAND } from '../looks.ts'
import { SURFACES_ROOMS } from './surfaces-rooms.ts'

/** How the pieces in the collection of tables, desks and storage are photographed alone. */
export const SURFACES_LOOKS: Record<string, Look> = {
  'consolle-arcata': { background: EARTH, camera: { azimuth: -22, elevation: 6, fill: [0.8, 0.66] } },
  'tavolino-arcata': { background: CLAY, camera: { azimuth: -26, elevation: 14, fill: [0.84, 0.66] } },
  'cubo-arcata': { background: SAND, camera: { azimuth: -28, elevation: 14, fill: [0.62, 0.58] } },
  'tavolino-isola': { background: CLAY, camera: { azimuth: -14, elevation: 15, fill: [0.86, 0.66] } },
  'tavolino-isola-piccolo': {
    background: LINEN,
    camera: { azimuth: -18, elevation: 15, fill: [0.62, 0.58] },
  },
  'tavolo-trifoglio': { background: SAND, camera: { azimuth: 8, elevation: 9, fill: [0.88, 0.7] } },
  'tavolino-trifoglio': { background: LINEN, camera: { azimuth: 8, elevation: 12, fill: [0.6, 0.62] } },
  'tavolino-trifoglio-basso': {
    background: CLAY,
    camera: { azimuth: 6, elevation: 13, fill: [0.82, 0.66] },
  },
  'scrittoio-calamo': { background: LINEN, camera: { azimuth: -22, elevation: 13, fill: [0.84, 0.7] } },
  'consolle-calamo': { background: SAND, camera: { azimuth: -18, elevation: 9, fill: [0.78, 0.7] } },
  'comodino-calamo': { background: CHALK, camera: { azimuth: -26, elevation: 12, fill: [0.6, 0.64] } },
  'bar-colonna': { background: SAND, camera: { azimuth: -18, elevation: 6, fill: [0.66, 0.74] } },
  'madia-colonna': { background: LINEN, camera: { azimuth: -16, elevation: 8, fill: [0.88, 0.7] } },
  'comodino-colonna': { background: CLAY, camera: { azimuth: -16, elevation: 13, fill: [0.58, 0.6] } },
  'tavolini-onda': { background: CLAY, camera: { azimuth: -30, elevation: 14, fill: [0.76, 0.68] } },
  'tavolino-onda': { background: EARTH, camera: { azimuth: -22, elevation: 12, fill: [0.86, 0.66] } },
}

const { main, inFinish, angle } = photographer(SURFACES_LOOKS)

const MAINS: readonly Shot[] = [
  main('scrittoio-calamo', 'walnut'),
  main('tavolo-trifoglio', 'walnut'),
  main('consolle-arcata', 'travertine'),
  main('bar-colonna', 'walnut'),
  main('tavolino-isola', 'calacatta'),
  main('madia-colonna', 'oak'),
  main('tavolini-onda', 'walnut'),
  main('cubo-arcata', 'rosso'),
  main('comodino-calamo', 'oak'),
  main('tavolino-trifoglio', 'walnut'),
  main('tavolino-arcata', 'travertine'),
  main('consolle-calamo', 'walnut'),
  main('tavolino-isola-piccolo', 'verde'),
  main('comodino-colonna', 'ebonised'),
  main('tavolino-trifoglio-basso', 'walnut'),
  main('tavolino-onda', 'oak'),
]

/** The pieces from another side, or from close by. */
const SECOND: readonly Shot[] = [
  detailView('scrittoio-calamo', of('scrittoio-calamo', 'walnut'), {
    background: LINEN,
    camera: {
      elevation: 22,
      region: [
        [0, 0, 0.72],
        [0.5, 0.6, 1],
      ],
    },
  }),
  angle('tavolo-trifoglio', 'tavolo-trifoglio', 'walnut', { azimuth: 62, elevation: 3, fill: [0.84, 0.66] }),
  detailView('bar-colonna', of('bar-colonna', 'walnut'), {
    background: SAND,
    camera: {
      elevation: 10,
      region: [
        [0.2, 0, 0.55],
        [0.9, 1, 1],
      ],
    },
  }),
  angle('tavolini-onda', 'tavolini-onda', 'walnut', { azimuth: 36, elevation: 22 }),
  angle('tavolino-arcata', 'tavolino-arcata', 'travertine', { azimuth: 8, elevation: 5 }),
  angle('tavolino-isola-piccolo', 'tavolino-isola-piccolo', 'verde', { azimuth: 40, elevation: 30 }),
  angle('tavolino-trifoglio-basso', 'tavolino-trifoglio-basso', 'walnut', { azimuth: 40, elevation: 26 }),
  angle('tavolino-onda', 'tavolino-onda', 'oak', { azimuth: 52, elevation: 9 }),
  angle('comodino-colonna', 'comodino-colonna', 'ebonised', { azimuth: 30, elevation: 30 }),
]

const FINISHES: readonly Shot[] = [
  inFinish('scrittoio-calamo', 'oak'),
  inFinish('scrittoio-calamo', 'ebonised'),
  inFinish('tavolo-trifoglio', 'oak'),
  inFinish('tavolo-trifoglio', 'ebonised'),
  inFinish('consolle-arcata', 'nero'),
  inFinish('cubo-arcata', 'travertine'),
  inFinish('cubo-arcata', 'calacatta'),
  inFinish('tavolino-isola', 'verde'),
  inFinish('madia-colonna', 'walnut'),
  inFinish('madia-colonna', 'ebonised'),
  inFinish('bar-colonna', 'ebonised'),
  inFinish('tavolini-onda', 'oak'),
  inFinish('tavolini-onda', 'ebonised'),
  inFinish('tavolino-arcata', 'rosso'),
  inFinish('consolle-calamo', 'ebonised'),
  inFinish('comodino-calamo', 'walnut'),
  inFinish('tavolino-trifoglio', 'oak'),
  inFinish('tavolino-isola-piccolo', 'rosso'),
  inFinish('tavolino-isola-piccolo', 'travertine'),
  inFinish('comodino-colonna', 'oak'),
  inFinish('tavolino-trifoglio-basso', 'ebonised'),
]

/** The pictures of that collection, the ones the shop misses most first. */
export const SURFACES_SHOTS: readonly Shot[] = [...MAINS, ...SURFACES_ROOMS, ...SECOND, ...FINISHES]
