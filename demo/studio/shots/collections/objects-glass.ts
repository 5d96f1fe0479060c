import type { Shot } from '../../shot.ts'
import { detailView, type Look, roomView } from '../../views.ts'
import { CLAY, LINEN, of, type photographer, SAND } from '../looks.ts'

type ShotBuilder = ReturnType<typeof photographer>

const PLASTER = '#ddd2c1'
/** Heights of surfaces with things on them, in meters. */
const CREDENZA = 0.758
const NIGHTSTAND = 0.558
const TABLE = 0.745
const SIDE_TABLE = 0.5

/** Glass needs a darker background, against which its edges are bright. */
const SLATE = '#a79985'
/** Even darker, for thin stems. */
const DARK = '#8b7e6e'

export const GLASS_LOOKS: Record<string, Look> = {
  'calici-brina': { background: DARK, samples: 36, camera: { elevation: 9, fill: [0.72, 0.7] } },
  'flute-brina': { background: DARK, samples: 36, camera: { elevation: 9, fill: [0.66, 0.7] } },
  'decanter-brina': { background: SLATE, samples: 36, camera: { elevation: 8, fill: [0.6, 0.66] } },
  'bicchieri-gora': { background: '#ab9d89', samples: 36, camera: { elevation: 17, fill: [0.76, 0.66] } },
  'caraffa-gora': { background: '#ab9d89', samples: 36, camera: { elevation: 9, fill: [0.5, 0.66] } },
  'vaso-velma': { background: LINEN, samples: 32, camera: { elevation: 7, fill: [0.56, 0.7] } },
  'vaso-salina': { background: LINEN, samples: 32, camera: { elevation: 11, fill: [0.7, 0.6] } },
  'vaso-solco': { background: CLAY, camera: { elevation: 8, fill: [0.6, 0.68] } },
  'bottiglie-tesa': { background: SAND, camera: { elevation: 8, fill: [0.66, 0.7] } },
}

export const glassMains = ({ main }: ShotBuilder): Shot[] => [
  main('vaso-solco', 'rust'),
  main('calici-brina', 'clear'),
  main('vaso-velma', 'amber'),
  main('bicchieri-gora', 'clear'),
  main('bottiglie-tesa', 'chalk'),
  main('vaso-salina', 'sage'),
  main('caraffa-gora', 'clear'),
  main('decanter-brina', 'clear'),
  main('flute-brina', 'clear'),
]

export const glassSeconds = ({ angle }: ShotBuilder): Shot[] => [
  angle('bicchieri-gora', 'bicchieri-gora', 'clear', { azimuth: -52, elevation: 38, fill: [0.74, 0.66] }),
  angle('flute-brina', 'flute-brina', 'clear', { azimuth: -40, elevation: 26, fill: [0.66, 0.66] }),
  angle('vaso-salina', 'vaso-salina', 'sage', { azimuth: -30, elevation: 36, fill: [0.74, 0.66] }),
  detailView('vaso-solco', of('vaso-solco', 'rust'), {
    background: CLAY,
    camera: {
      elevation: 10,
      region: [
        [0, 0, 0.5],
        [1, 1, 1],
      ],
    },
  }),
  detailView('vaso-velma', of('vaso-velma', 'amber'), {
    background: LINEN,
    samples: 32,
    camera: {
      elevation: 10,
      region: [
        [0, 0, 0.56],
        [1, 1, 1],
      ],
    },
  }),
  detailView('decanter-brina', of('decanter-brina', 'clear'), {
    background: SLATE,
    samples: 36,
    camera: {
      elevation: 6,
      region: [
        [0.3, 0.3, 0.52],
        [0.7, 0.7, 1],
      ],
    },
  }),
]

export const glassFinishes = ({ inFinish }: ShotBuilder): Shot[] => [
  inFinish('vaso-solco', 'bone'),
  inFinish('vaso-solco', 'charcoal'),
  inFinish('vaso-velma', 'sage'),
  inFinish('vaso-velma', 'smoke'),
  inFinish('bicchieri-gora', 'amber'),
  inFinish('bicchieri-gora', 'smoke'),
  inFinish('vaso-salina', 'amber'),
  inFinish('vaso-salina', 'smoke'),
  inFinish('caraffa-gora', 'amber'),
  inFinish('caraffa-gora', 'smoke'),
  inFinish('bottiglie-tesa', 'ember'),
]

export const GLASS_ROOMS: readonly Shot[] = [
  roomView('calici-brina', of('calici-brina', 'clear'), {
    background: PLASTER,
    around: [
      of('tavolo-ninfea', 'verde', [0.02, 0.25, -TABLE]),
      of('piatti-alba', 'gold', [-0.36, 0.22, 0]),
      of('decanter-brina', 'clear', [0.28, 0.24, 0]),
    ],
    hang: TABLE,
    gap: 1.2,
    samples: 28,
    camera: { elevation: 9, fill: [0.5, 0.42], shift: [0, 0.04] },
  }),
  roomView('vaso-velma', of('vaso-velma', 'amber'), {
    background: PLASTER,
    around: [
      of('tavolino-ninfea', 'calacatta', [0, 0, -SIDE_TABLE]),
      of('divanetto-nuvola', 'bottle', [1.05, 0.1, -SIDE_TABLE]),
    ],
    hang: SIDE_TABLE,
    gap: 0.5,
    camera: { azimuth: 6, elevation: 6, fill: [0.36, 0.46], shift: [-0.08, 0.02] },
  }),
  roomView('caraffa-gora', of('caraffa-gora', 'clear'), {
    background: PLASTER,
    around: [
      of('comodino-canneto', 'ebonised', [-0.06, 0.06, -NIGHTSTAND]),
      of('lampada-luna', 'brass', [-0.15, 0.08, 0], 180),
    ],
    hang: NIGHTSTAND,
    gap: 0.18,
    samples: 28,
    camera: { azimuth: 12, elevation: 8, fill: [0.3, 0.36], shift: [0.06, 0.02] },
  }),
  roomView('bottiglie-tesa', of('bottiglie-tesa', 'chalk'), {
    background: PLASTER,
    around: [
      of('credenza-canneto', 'oak', [-0.45, 0.02, -CREDENZA]),
      of('vaso-solco', 'rust', [-0.34, 0.04, 0]),
    ],
    hang: CREDENZA,
    gap: 0.2,
    camera: { elevation: 7, fill: [0.5, 0.5], shift: [-0.1, 0] },
  }),
]
