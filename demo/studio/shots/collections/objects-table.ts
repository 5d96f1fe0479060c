import type { Shot } from '../../shot.ts'
import { detailView, type Look, roomView } from '../../views.ts'
import { CHALK, CLAY, EARTH, LINEN, of, type photographer, SAND } from '../looks.ts'

type ShotBuilder = ReturnType<typeof photographer>

const PLASTER = '#ddd2c1'
/** Heights of surfaces with things on them, in meters. */
const CREDENZA = 0.758
const TABLE = 0.745
/** The thickness of a napkin, by which things on it are raised above the table. */
const NAPKIN = 0.0065

/** Places cutlery on a napkin; `middle` is the horizontal center of the cutlery. */
function onNapkin(middle: number): Pick<Look, 'hang' | 'around'> {
  return { hang: NAPKIN, around: [of('tovagliolo-carnia', 'flax', [middle, 0, -NAPKIN])] }
}

export const TABLE_LOOKS: Record<string, Look> = {
  'posate-arno': {
    background: LINEN,
    card: true,
    ...onNapkin(0.071),
    camera: { azimuth: -16, elevation: 44, fill: [0.62, 0.6] },
  },
  'posate-portata-arno': {
    background: LINEN,
    card: true,
    ...onNapkin(0.038),
    camera: { azimuth: -20, elevation: 42, fill: [0.56, 0.66] },
  },
  'cucchiaini-arno': {
    background: CHALK,
    card: true,
    ...onNapkin(0.09),
    camera: { azimuth: -14, elevation: 46, fill: [0.66, 0.6] },
  },
  'candelieri-certosa': { background: CLAY, camera: { elevation: 9, fill: [0.62, 0.74] } },
  'lume-scirocco': { background: EARTH, samples: 36, camera: { elevation: 9, fill: [0.6, 0.66] } },
  'vassoio-lacca': { background: SAND, camera: { azimuth: 20, elevation: 30, fill: [0.84, 0.6] } },
  'vassoio-arno': {
    background: LINEN,
    card: true,
    camera: { azimuth: 18, elevation: 27, fill: [0.84, 0.6] },
  },
  'reggilibri-disco': { background: CLAY, camera: { azimuth: 24, elevation: 12, fill: [0.74, 0.6] } },
  'scultura-anello': { background: LINEN, camera: { azimuth: 16, elevation: 7, fill: [0.62, 0.68] } },
  'servizio-marea': { background: CLAY, camera: { elevation: 30, fill: [0.82, 0.66] } },
  'tazzine-alba': { background: EARTH, camera: { elevation: 27, fill: [0.8, 0.66] } },
  'tazze-alba': { background: LINEN, camera: { elevation: 24, fill: [0.78, 0.62] } },
  'teiera-alba': { background: CLAY, camera: { elevation: 13, fill: [0.76, 0.6] } },
  'piatto-ovale-alba': { background: EARTH, camera: { azimuth: 20, elevation: 34, fill: [0.84, 0.6] } },
  'tovaglioli-carnia': { background: SAND, camera: { azimuth: 26, elevation: 24, fill: [0.74, 0.6] } },
}

export const tableMains = ({ main }: ShotBuilder): Shot[] => [
  main('candelieri-certosa', 'brass'),
  main('servizio-marea', 'bone'),
  main('posate-arno', 'silver'),
  main('scultura-anello', 'travertine'),
  main('teiera-alba', 'sage'),
  main('tazzine-alba', 'terracotta'),
  main('vassoio-lacca', 'oxblood'),
  main('lume-scirocco', 'clear'),
  main('reggilibri-disco', 'verde'),
  main('tazze-alba', 'sage'),
  main('vassoio-arno', 'silver'),
  main('piatto-ovale-alba', 'gold'),
  main('posate-portata-arno', 'silver'),
  main('cucchiaini-arno', 'silver'),
  main('tovaglioli-carnia', 'flax'),
]

export const tableSeconds = ({ angle }: ShotBuilder): Shot[] => [
  angle('scultura-anello', 'scultura-anello', 'travertine', { azimuth: -48, elevation: 9 }),
  angle('reggilibri-disco', 'reggilibri-disco', 'verde', { azimuth: -42, elevation: 20 }),
  angle('tazzine-alba', 'tazzine-alba', 'terracotta', { azimuth: -34, elevation: 12, fill: [0.84, 0.6] }),
  angle('tazze-alba', 'tazze-alba', 'sage', { azimuth: -30, elevation: 44, fill: [0.8, 0.7] }),
  angle('piatto-ovale-alba', 'piatto-ovale-alba', 'gold', { azimuth: -36, elevation: 14 }),
  angle('posate-portata-arno', 'posate-portata-arno', 'silver', { azimuth: 34, elevation: 20 }),
  angle('cucchiaini-arno', 'cucchiaini-arno', 'silver', { azimuth: 38, elevation: 18 }),
  angle('tovaglioli-carnia', 'tovaglioli-carnia', 'flax', { azimuth: -40, elevation: 48 }),
  angle('vassoio-arno', 'vassoio-arno', 'silver', { azimuth: -30, elevation: 14 }),
  detailView('posate-arno', of('posate-arno', 'silver'), {
    background: LINEN,
    card: true,
    ...onNapkin(0.071),
    camera: {
      azimuth: -20,
      elevation: 42,
      aperture: 40,
      region: [
        [0, 0.42, 0],
        [0.75, 1, 1],
      ],
    },
  }),
]

export const tableFinishes = ({ inFinish }: ShotBuilder): Shot[] => [
  inFinish('candelieri-certosa', 'silver'),
  inFinish('candelieri-certosa', 'bronze'),
  inFinish('servizio-marea', 'sage'),
  inFinish('servizio-marea', 'charcoal'),
  inFinish('posate-arno', 'gilt'),
  inFinish('scultura-anello', 'verde'),
  inFinish('teiera-alba', 'gold'),
  inFinish('tazzine-alba', 'sage'),
  inFinish('tazzine-alba', 'gold'),
  inFinish('vassoio-lacca', 'petrol'),
  inFinish('vassoio-lacca', 'black'),
  inFinish('lume-scirocco', 'amber'),
  inFinish('lume-scirocco', 'smoke'),
  inFinish('reggilibri-disco', 'calacatta'),
  inFinish('reggilibri-disco', 'nero'),
  inFinish('tazze-alba', 'terracotta'),
  inFinish('tazze-alba', 'gold'),
  inFinish('vassoio-arno', 'gilt'),
  inFinish('piatto-ovale-alba', 'sage'),
  inFinish('posate-portata-arno', 'gilt'),
  inFinish('cucchiaini-arno', 'gilt'),
  inFinish('tovaglioli-carnia', 'white'),
]

export const TABLE_ROOMS: readonly Shot[] = [
  roomView('servizio-marea', of('servizio-marea', 'bone'), {
    background: PLASTER,
    around: [
      of('tavolo-ninfea', 'calacatta', [0.08, 0.28, -TABLE]),
      of('tovaglioli-carnia', 'flax', [-0.27, 0.12, 0], 12),
      of('caraffa-gora', 'clear', [0.34, 0.22, 0]),
    ],
    hang: TABLE,
    gap: 1.3,
    samples: 28,
    camera: { elevation: 20, fill: [0.66, 0.5], shift: [0, 0] },
  }),
  roomView('candelieri-certosa', of('candelieri-certosa', 'brass'), {
    background: PLASTER,
    around: [
      of('credenza-canneto', 'walnut', [-0.42, 0.02, -CREDENZA]),
      of('ciotola-argine', 'charcoal', [-0.34, 0.02, 0]),
    ],
    hang: CREDENZA,
    gap: 0.2,
    camera: { azimuth: 13, elevation: 7, fill: [0.5, 0.52], shift: [-0.12, 0.02] },
  }),
  roomView('teiera-alba', of('teiera-alba', 'sage'), {
    background: PLASTER,
    around: [of('tavolo-ninfea', 'nero', [0.05, 0.25, -TABLE]), of('tazze-alba', 'sage', [0.24, -0.08, 0])],
    hang: TABLE,
    gap: 1.3,
    camera: { elevation: 12, fill: [0.5, 0.42], shift: [0.1, 0.02] },
  }),
  roomView('lume-scirocco', of('lume-scirocco', 'clear'), {
    background: PLASTER,
    around: [of('tavolo-ninfea', 'verde', [0.1, 0.2, -TABLE]), of('bicchieri-gora', 'clear', [0.22, 0.1, 0])],
    hang: TABLE,
    gap: 1.2,
    samples: 28,
    camera: { elevation: 9, fill: [0.42, 0.46], shift: [0.08, 0.02] },
  }),
  roomView('vassoio-lacca', of('vassoio-lacca', 'oxblood'), {
    background: PLASTER,
    around: [
      of('credenza-canneto', 'oak', [-0.2, 0.02, -CREDENZA]),
      of('caraffa-gora', 'smoke', [-0.16, 0.04, 0.0087]),
      of('bicchieri-gora', 'smoke', [-0.03, 0.03, 0.0087]),
    ],
    hang: CREDENZA,
    gap: 0.18,
    samples: 28,
    camera: { elevation: 15, fill: [0.72, 0.46], shift: [0, 0.02] },
  }),
]
