import type { Shot } from '../../shot.ts'
import { detailView } from '../../views.ts'
import { LINEN, of, photographer, SAND } from '../looks.ts'
import { SURFACES_LOOKS } from './surfaces-looks.ts'
import { SURFACES_ROOMS } from './surfaces-rooms.ts'
import { SURFACES_WIDE } from './surfaces-wide.ts'

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
  main('etagere-pergola', 'oak'),
  main('tavolo-ponte', 'oak'),
  main('cassettone-lamella', 'pine'),
  main('scrivania-colonna', 'ebonised'),
  main('tavolino-giunco', 'iron'),
  main('libreria-maso', 'larch'),
  main('tavolo-golena', 'sand'),
  main('vetrina-teca', 'walnut'),
  main('armadio-stube', 'pine'),
  main('tavolo-organetto', 'walnut'),
  main('consolle-giunco', 'verde'),
  main('tavolino-nassa', 'olive'),
  main('libreria-scala', 'oak'),
  main('settimanale-lamella', 'larch'),
  main('tavolo-giunco-basso', 'travertine'),
  main('libreria-pergola', 'walnut'),
  main('libreria-maso-bassa', 'oak'),
  main('tavolino-golena', 'graphite'),
  main('tavolo-ponte-lungo', 'larch'),
]

/** The pieces from another side, or in a close-up. */
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
  angle('scrivania-colonna', 'scrivania-colonna', 'ebonised', { azimuth: 150, elevation: 16 }),
  angle('tavolo-organetto', 'tavolo-organetto', 'walnut', { azimuth: 56, elevation: 5, fill: [0.8, 0.66] }),
  angle('libreria-scala', 'libreria-scala', 'oak', { azimuth: 68, elevation: 4 }),
  angle('tavolo-ponte-lungo', 'tavolo-ponte-lungo', 'larch', {
    azimuth: -68,
    elevation: 8,
    fill: [0.7, 0.6],
  }),
  detailView('libreria-maso', of('libreria-maso', 'larch'), {
    background: LINEN,
    camera: {
      azimuth: -40,
      elevation: 8,
      region: [
        [0, 0, 0.62],
        [0.5, 1, 1],
      ],
    },
  }),
  detailView('settimanale-lamella', of('settimanale-lamella', 'larch'), {
    background: LINEN,
    camera: {
      azimuth: -42,
      elevation: 6,
      region: [
        [0, 0, 0.5],
        [1, 1, 1],
      ],
    },
  }),
  angle('tavolino-giunco', 'tavolino-giunco', 'iron', { azimuth: 30, elevation: 32 }),
  angle('tavolo-giunco-basso', 'tavolo-giunco-basso', 'travertine', { azimuth: 20, elevation: 3 }),
  detailView('etagere-pergola', of('etagere-pergola', 'oak'), {
    background: SAND,
    camera: {
      azimuth: -34,
      elevation: 8,
      region: [
        [0, 0, 0.6],
        [1, 1, 0.86],
      ],
    },
  }),
  angle('libreria-pergola', 'libreria-pergola', 'walnut', { azimuth: 46, elevation: 7 }),
  angle('tavolo-golena', 'tavolo-golena', 'sand', { azimuth: 52, elevation: 22, fill: [0.86, 0.7] }),
  angle('tavolino-golena', 'tavolino-golena', 'graphite', { azimuth: 30, elevation: 30 }),
  angle('tavolino-nassa', 'tavolino-nassa', 'olive', { azimuth: 24, elevation: 34 }),
  angle('vetrina-teca', 'vetrina-teca', 'walnut', { azimuth: 34, elevation: 8 }),
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
  inFinish('etagere-pergola', 'walnut'),
  inFinish('tavolo-ponte', 'larch'),
  inFinish('cassettone-lamella', 'larch'),
  inFinish('cassettone-lamella', 'oak'),
  inFinish('scrivania-colonna', 'walnut'),
  inFinish('tavolino-giunco', 'brass'),
  inFinish('libreria-maso', 'oak'),
  inFinish('tavolo-golena', 'olive'),
  inFinish('tavolo-golena', 'graphite'),
  inFinish('vetrina-teca', 'ebonised'),
  inFinish('armadio-stube', 'larch'),
  inFinish('tavolo-organetto', 'oak'),
  inFinish('consolle-giunco', 'travertine'),
  inFinish('tavolino-nassa', 'sand'),
  inFinish('tavolino-nassa', 'graphite'),
  inFinish('libreria-scala', 'walnut'),
  inFinish('settimanale-lamella', 'pine'),
  inFinish('tavolo-giunco-basso', 'verde'),
  inFinish('libreria-pergola', 'oak'),
  inFinish('libreria-maso-bassa', 'larch'),
  inFinish('tavolino-golena', 'sand'),
  inFinish('tavolo-ponte-lungo', 'oak'),
]

/** The pictures of tables, desks and storage, most urgent first. */
export const SURFACES_SHOTS: readonly Shot[] = [
  ...MAINS,
  ...SURFACES_ROOMS,
  ...SECOND,
  ...FINISHES,
  ...SURFACES_WIDE,
]
