import type { Shot } from '../shot.ts'
import { detailView } from '../views.ts'
import { withCaptureSize } from './capture-size.ts'
import { LIGHTS_SHOTS } from './collections/lights.ts'
import { OBJECTS_SHOTS } from './collections/objects.ts'
import { SEATING_SHOTS } from './collections/seating.ts'
import { SURFACES_SHOTS } from './collections/surfaces.ts'
import { angle, CLAY, DUSK, EARTH, inFinish, LINEN, main, of } from './looks.ts'
import { ROOMS, WIDE } from './rooms.ts'

const MAINS: readonly Shot[] = [
  main('divanetto-nuvola', 'bottle'),
  main('madia-canneto', 'oak'),
  main('specchio-tondo', 'black'),
  main('specchio-finestra', 'walnut'),
  main('lampada-luna', 'bronze'),
  main('anfora-colle', 'rust'),
  main('ciotole-alba', 'terracotta'),
  main('alzata-alba', 'gold'),
  main('grappolo-laguna', 'smoke'),
  main('lanterna-bricola', 'sage'),
  main('tavolino-ninfea', 'verde'),
  main('tavolo-ninfea-ovale', 'nero'),
  main('piantana-luna-doppia', 'chrome'),
  main('comodino-canneto', 'ebonised'),
  main('ciotola-argine', 'charcoal'),
  main('tavolo-ninfea', 'calacatta'),
  main('credenza-canneto', 'walnut'),
  main('sospensione-laguna', 'amber'),
  main('piantana-luna', 'brass'),
  main('specchio-arco', 'brass'),
  main('piatti-alba', 'gold'),
  main('pouf-nuvola', 'moss'),
  main('vasi-creta', 'landscape'),
  main('poltrona-nuvola', 'ivory'),
  inFinish('anfora-colle', 'charcoal'),
  angle('anfora-colle-charcoal', 'anfora-colle', 'charcoal', { azimuth: -20, elevation: 34 }),
]

/** The other finishes. */
const FINISHES: readonly Shot[] = [
  inFinish('sospensione-laguna', 'sage'),
  inFinish('sospensione-laguna', 'smoke'),
  inFinish('credenza-canneto', 'oak'),
  inFinish('credenza-canneto', 'ebonised'),
  inFinish('tavolo-ninfea', 'verde'),
  inFinish('tavolo-ninfea', 'nero'),
  inFinish('piantana-luna', 'bronze'),
  inFinish('piantana-luna', 'chrome'),
  inFinish('piatti-alba', 'sage'),
  inFinish('piatti-alba', 'terracotta'),
  inFinish('specchio-arco', 'walnut'),
  inFinish('specchio-arco', 'black'),
  inFinish('divanetto-nuvola', 'terracotta'),
  inFinish('divanetto-nuvola', 'ink'),
  inFinish('vasi-creta', 'night'),
  inFinish('tavolino-ninfea', 'calacatta'),
  inFinish('ciotole-alba', 'sage'),
  inFinish('lampada-luna', 'brass'),
  inFinish('poltrona-nuvola', 'terracotta'),
  inFinish('poltrona-nuvola', 'moss'),
  inFinish('poltrona-nuvola', 'charcoal'),
  inFinish('pouf-nuvola', 'ivory'),
]

const DETAILS: readonly Shot[] = [
  detailView('poltrona-nuvola', of('poltrona-nuvola', 'ivory'), {
    background: CLAY,
    samples: 20,
    camera: {
      region: [
        [0, 0.35, 0.5],
        [0.55, 1, 0.9],
      ],
    },
  }),
  detailView('sospensione-laguna', of('sospensione-laguna', 'amber'), {
    background: DUSK,
    hang: 0.6,
    samples: 32,
    camera: {
      elevation: -2,
      region: [
        [0, 0, 0],
        [1, 1, 0.42],
      ],
    },
  }),
  detailView('vasi-creta', of('vasi-creta', 'landscape'), {
    background: LINEN,
    camera: {
      region: [
        [0.15, 0, 0.5],
        [0.7, 1, 1],
      ],
    },
  }),
  detailView('tavolo-ninfea', of('tavolo-ninfea', 'calacatta'), {
    background: LINEN,
    camera: {
      region: [
        [0.28, 0, 0.6],
        [0.66, 1, 1],
      ],
    },
  }),
  detailView('piatti-alba', of('piatti-alba', 'gold'), {
    background: EARTH,
    camera: {
      elevation: 24,
      region: [
        [0.05, 0.4, 0],
        [0.6, 1, 1],
      ],
    },
  }),
]

/** The shots of all collections are interleaved, so that no collection waits for another to be complete. */
const COLLECTIONS = [SEATING_SHOTS, SURFACES_SHOTS, LIGHTS_SHOTS, OBJECTS_SHOTS]

/** Every picture of the demonstration, most urgent first. */
export const SHOTS: readonly Shot[] = [
  ...MAINS,
  ...ROOMS,
  ...interleave(COLLECTIONS),
  ...FINISHES,
  ...WIDE,
  ...DETAILS,
].map(withCaptureSize)

function interleave(lists: readonly (readonly Shot[])[]): Shot[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}
