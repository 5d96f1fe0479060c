import type { Shot } from '../../shot.ts'
import { detailView, type Look, roomView } from '../../views.ts'
import { CLAY, EARTH, LINEN, of, type photographer, SAND } from '../looks.ts'

type ShotBuilder = ReturnType<typeof photographer>

const PLASTER = '#ddd2c1'
/** Heights of surfaces with things on them, in meters. */
const CREDENZA = 0.758
const TABLE = 0.745

export const WOOD_LOOKS: Record<string, Look> = {
  'vassoio-gallio': { background: LINEN, camera: { elevation: 30, fill: [0.82, 0.6] } },
  'ciotola-foglia': { background: CLAY, camera: { elevation: 15, fill: [0.8, 0.6] } },
  'insalatiera-bosco': { background: SAND, camera: { elevation: 20, fill: [0.78, 0.66] } },
  'macine-bosco': { background: CLAY, camera: { elevation: 9, fill: [0.56, 0.7] } },
  'tagliere-bosco': { background: LINEN, camera: { azimuth: -52, elevation: 46, fill: [0.8, 0.74] } },
  'alzata-campana': { background: EARTH, samples: 36, camera: { elevation: 11, fill: [0.72, 0.66] } },
  'scatole-gallio': { background: LINEN, camera: { elevation: 13, fill: [0.72, 0.6] } },
  'candelieri-perla': { background: CLAY, camera: { elevation: 8, fill: [0.6, 0.74] } },
}

export const woodMains = ({ main }: ShotBuilder): Shot[] => [
  main('insalatiera-bosco', 'walnut'),
  main('candelieri-perla', 'walnut'),
  main('macine-bosco', 'walnut'),
  main('alzata-campana', 'maple'),
  main('vassoio-gallio', 'walnut'),
  main('scatole-gallio', 'walnut'),
  main('ciotola-foglia', 'maple'),
  main('tagliere-bosco', 'walnut'),
]

export const woodSeconds = ({ angle }: ShotBuilder): Shot[] => [
  angle('insalatiera-bosco', 'insalatiera-bosco', 'walnut', {
    azimuth: -28,
    elevation: 44,
    fill: [0.8, 0.72],
  }),
  angle('vassoio-gallio', 'vassoio-gallio', 'walnut', { azimuth: -20, elevation: 9, fill: [0.84, 0.6] }),
  angle('tagliere-bosco', 'tagliere-bosco', 'walnut', { azimuth: 18, elevation: 24, fill: [0.86, 0.7] }),
  angle('ciotola-foglia', 'ciotola-foglia', 'maple', { azimuth: -24, elevation: 46, fill: [0.8, 0.7] }),
  detailView('macine-bosco', of('macine-bosco', 'walnut'), {
    background: CLAY,
    camera: {
      elevation: 10,
      fill: [0.92, 0.92],
      region: [
        [0, 0, 0.48],
        [1, 1, 1],
      ],
    },
  }),
  detailView('candelieri-perla', of('candelieri-perla', 'walnut'), {
    background: CLAY,
    camera: {
      elevation: 8,
      region: [
        [0, 0, 0.08],
        [1, 1, 0.56],
      ],
    },
  }),
]

export const woodFinishes = ({ inFinish }: ShotBuilder): Shot[] => [
  inFinish('insalatiera-bosco', 'maple'),
  inFinish('macine-bosco', 'ebonised'),
  inFinish('tagliere-bosco', 'maple'),
  inFinish('alzata-campana', 'walnut'),
  inFinish('vassoio-gallio', 'maple'),
  inFinish('vassoio-gallio', 'ebonised'),
  inFinish('scatole-gallio', 'ebonised'),
  inFinish('candelieri-perla', 'maple'),
  inFinish('candelieri-perla', 'ebonised'),
]

export const WOOD_ROOMS: readonly Shot[] = [
  roomView('alzata-campana', of('alzata-campana', 'maple'), {
    background: PLASTER,
    around: [
      of('credenza-canneto', 'walnut', [-0.42, 0.05, -CREDENZA]),
      of('vaso-salina', 'sage', [-0.52, 0.06, 0]),
    ],
    hang: CREDENZA,
    gap: 0.2,
    samples: 28,
    camera: { elevation: 8, fill: [0.5, 0.46], shift: [-0.06, 0] },
  }),
  roomView('scatole-gallio', of('scatole-gallio', 'walnut'), {
    background: PLASTER,
    around: [
      of('credenza-canneto', 'oak', [-0.3, 0.02, -CREDENZA]),
      of('vaso-solco', 'bone', [-0.28, 0.05, 0]),
    ],
    hang: CREDENZA,
    gap: 0.2,
    camera: { elevation: 9, fill: [0.42, 0.4], shift: [-0.13, 0.02] },
  }),
  roomView('candelieri-perla', of('candelieri-perla', 'walnut'), {
    background: PLASTER,
    around: [
      of('tavolo-ninfea', 'calacatta', [0.05, 0.2, -TABLE]),
      of('ciotola-foglia', 'maple', [0.32, 0.26, 0]),
    ],
    hang: TABLE,
    gap: 1.2,
    camera: { elevation: 8, fill: [0.46, 0.5], shift: [0.1, 0.02] },
  }),
]
