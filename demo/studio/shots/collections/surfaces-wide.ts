import type { Shot } from '../../shot.ts'
import { wideView } from '../../views.ts'
import { of } from '../looks.ts'
import { onMaso, onPergola } from './surfaces-rooms.ts'

const PLASTER = '#ddd2c1'
const DESK = 0.75
const TABLE = 0.75
const ISLAND = 0.33
const LOWBOARD = 0.7
const BEDSIDE = 0.52
const CONSOLE = 0.8
/** The thickness of a flat-woven rug. */
const RUG = 0.006

/** Wide scenes for the home page and landings. */
export const SURFACES_WIDE: readonly Shot[] = [
  wideView('scrittoio-calamo', of('scrittoio-calamo', 'walnut'), {
    background: PLASTER,
    gap: 0.42,
    around: [
      of('sedia-ansa', 'walnut', [0.12, -0.52, 0], 158),
      of('lampada-garzetta', 'bottle', [-0.36, 0.08, DESK], 200),
      of('reggilibri-disco', 'verde', [0.42, 0.14, DESK]),
      of('libreria-maso', 'larch', [-1.9, 0.5, 0]),
      ...onMaso(-1.9, 0.5),
      of('poltrona-lanca', 'cognac', [1.62, -0.1, 0], -28),
    ],
    camera: { azimuth: 5, elevation: 5, fill: [0.86, 0.74], shift: [0, 0.04] },
  }),
  wideView('tavolo-ponte', of('tavolo-ponte', 'oak'), {
    background: PLASTER,
    gap: 1.25,
    around: [
      ...[-0.7, 0, 0.7].map((x) => of('sedia-ansa', 'black', [x, 0.56, 0])),
      of('sedia-ansa', 'black', [-0.36, -0.66, 0], 172),
      of('sedia-ansa', 'black', [0.46, -0.66, 0], 186),
      of('sospensione-laguna-lunga', 'sage', [-0.42, 0, 1.42]),
      of('sospensione-laguna-lunga', 'sage', [0.46, 0.04, 1.54]),
      of('ciotola-argine', 'charcoal', [0.05, 0, TABLE]),
      of('madia-colonna', 'oak', [1.15, 1.44, 0]),
      of('vasi-creta', 'night', [0.75, 1.44, LOWBOARD]),
    ],
    camera: { azimuth: -8, elevation: 8, fill: [0.52, 0.5], shift: [0, 0.2], frameAll: false },
  }),
  wideView('tavolino-isola', of('tavolino-isola', 'calacatta'), {
    background: PLASTER,
    hang: RUG,
    gap: 1.35,
    sunFrom: 'right',
    around: [
      of('tappeto-tagliamento', 'rust', [0, 0.5, -RUG], 90),
      of('divano-pianura', 'flax', [0, 1.12, 0]),
      of('ciotola-argine', 'charcoal', [0.22, 0.04, ISLAND]),
      of('etagere-pergola', 'walnut', [-1.72, 1.42, -RUG]),
      ...onPergola(-1.72, 1.42),
      of('cubo-arcata', 'rosso', [1.36, 0.9, -RUG]),
      of('lampada-luna', 'brass', [1.36, 0.9, 0.474]),
    ],
    camera: { azimuth: 4, elevation: 7, fill: [0.8, 0.7], shift: [0, 0.05] },
  }),
  wideView('comodino-colonna', of('comodino-colonna', 'oak', [-1.34, 0.72, 0]), {
    background: PLASTER,
    gap: 0.24,
    around: [
      of('letto-coltre', 'clay', [0, 0, 0]),
      of('comodino-colonna', 'oak', [1.34, 0.72, 0]),
      of('lampada-luna', 'bronze', [-1.34, 0.74, BEDSIDE]),
      of('vaso-salina', 'smoke', [1.34, 0.72, BEDSIDE]),
    ],
    camera: { azimuth: -14, elevation: 9, fill: [0.84, 0.66], shift: [0, 0.08] },
  }),
  wideView('consolle-arcata', of('consolle-arcata', 'travertine'), {
    background: PLASTER,
    gap: 0.03,
    around: [
      of('specchio-tondo', 'black', [0.1, 0.17, 1.14]),
      of('anfora-colle', 'rust', [-0.46, 0, CONSOLE]),
      of('panca-malga', 'walnut', [1.86, -0.06, 0]),
      of('tavolino-giunco', 'iron', [-1.35, -0.12, 0]),
      of('vaso-solco', 'bone', [-1.35, -0.12, 0.52]),
    ],
    camera: { azimuth: 6, elevation: 4, fill: [0.86, 0.66], shift: [0, 0.06] },
  }),
]
