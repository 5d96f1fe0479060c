import type { Shot } from '../../shot.ts'
import { detailView, type Look, roomView, wideView } from '../../views.ts'
import { CLAY, EARTH, of, type photographer, SAND } from '../looks.ts'

type ShotBuilder = ReturnType<typeof photographer>

const PLASTER = '#ddd2c1'
const CREDENZA = 0.758
const TABLE = 0.745
const SIDE_TABLE = 0.5
/** The thickness of flat-woven and tufted rugs, on which furniture stands. */
const WOVEN = 0.006
const TUFTED = 0.016

export const RUG_LOOKS: Record<string, Look> = {
  'tappeto-tagliamento': { background: EARTH, camera: { azimuth: 0, elevation: 60, fill: [0.86, 0.86] } },
  'passatoia-tagliamento': { background: CLAY, camera: { azimuth: 0, elevation: 62, fill: [0.8, 0.86] } },
  'tappeto-sauris': { background: EARTH, camera: { azimuth: 0, elevation: 60, fill: [0.84, 0.84] } },
  'tappeto-sauris-tondo': { background: EARTH, camera: { azimuth: 0, elevation: 62, fill: [0.84, 0.76] } },
}

export const rugMains = ({ main }: ShotBuilder): Shot[] => [
  main('tappeto-tagliamento', 'ochre'),
  main('tappeto-sauris', 'rust'),
  main('passatoia-tagliamento', 'rust'),
  main('tappeto-sauris-tondo', 'moss'),
]

export const rugSeconds = ({ angle }: ShotBuilder): Shot[] => [
  detailView('tappeto-tagliamento', of('tappeto-tagliamento', 'ochre'), {
    background: SAND,
    camera: {
      azimuth: 28,
      elevation: 30,
      aperture: 2,
      region: [
        [0.5, 0, 0],
        [1, 0.3, 1],
      ],
    },
  }),
  detailView('tappeto-sauris', of('tappeto-sauris', 'rust'), {
    background: SAND,
    camera: {
      azimuth: -26,
      elevation: 32,
      aperture: 2,
      region: [
        [0, 0, 0],
        [0.5, 0.3, 1],
      ],
    },
  }),
  angle('passatoia-tagliamento', 'passatoia-tagliamento', 'rust', {
    azimuth: 64,
    elevation: 24,
    fill: [0.88, 0.6],
  }),
]

export const rugFinishes = ({ inFinish }: ShotBuilder): Shot[] => [
  inFinish('tappeto-tagliamento', 'indigo'),
  inFinish('tappeto-tagliamento', 'rust'),
  inFinish('tappeto-sauris', 'moss'),
  inFinish('passatoia-tagliamento', 'moss'),
  inFinish('tappeto-sauris-tondo', 'rust'),
]

/** Rugs under furniture. */
export const RUG_ROOMS: readonly Shot[] = [
  roomView('tappeto-sauris', of('tappeto-sauris', 'rust'), {
    background: PLASTER,
    around: [
      of('poltrona-nuvola', 'ivory', [-0.42, 0.6, TUFTED], 22),
      of('tavolino-ninfea', 'verde', [0.5, 0.5, TUFTED]),
      of('piantana-luna', 'brass', [-1.0, 0.95, TUFTED]),
    ],
    gap: 0.12,
    samples: 24,
    camera: { azimuth: -10, elevation: 17, fill: [0.9, 0.62], shift: [0, 0.14] },
  }),
  roomView('tappeto-tagliamento', of('tappeto-tagliamento', 'ochre'), {
    background: PLASTER,
    around: [
      of('divanetto-nuvola', 'bottle', [0.05, 1.15, WOVEN]),
      of('tavolino-ninfea', 'calacatta', [-0.3, 0.25, WOVEN]),
    ],
    gap: 0.3,
    samples: 24,
    camera: { azimuth: 8, elevation: 18, fill: [0.9, 0.62], shift: [0, 0.12] },
  }),
  roomView('passatoia-tagliamento', of('passatoia-tagliamento', 'rust'), {
    background: PLASTER,
    around: [of('specchio-arco', 'walnut', [0.72, 1.62, 0]), of('anfora-colle', 'rust', [-0.72, 1.5, 0])],
    gap: 0.08,
    samples: 24,
    camera: { azimuth: -6, elevation: 15, fill: [0.56, 0.58], shift: [0, 0.22] },
  }),
  roomView('tappeto-sauris-tondo', of('tappeto-sauris-tondo', 'moss'), {
    background: PLASTER,
    around: [of('poltrona-nuvola', 'moss', [-0.35, 0.3, TUFTED], 18)],
    gap: 0.35,
    samples: 24,
    camera: { azimuth: 10, elevation: 18, fill: [0.88, 0.6], shift: [0, 0.12] },
  }),
]

/** Wide scenes for the home page and landings: a laid table, a still life, a sitting room. */
export const OBJECTS_WIDE: readonly Shot[] = [
  wideView('tavola-apparecchiata', of('servizio-marea', 'bone'), {
    background: PLASTER,
    hang: TABLE,
    gap: 2.2,
    samples: 28,
    around: [
      of('tavolo-ninfea-ovale', 'nero', [0.15, 0.3, -TABLE]),
      of('tovagliolo-carnia', 'flax', [0.44, -0.02, 0], -4),
      of('posate-arno', 'silver', [0.37, -0.02, 0.0066], -4),
      of('calici-brina', 'clear', [0.36, 0.36, 0]),
      of('candelieri-certosa', 'brass', [-0.16, 0.42, 0]),
      of('caraffa-gora', 'clear', [-0.38, 0.24, 0]),
      of('insalatiera-bosco', 'walnut', [0.86, 0.4, 0]),
      of('macine-bosco', 'walnut', [0.64, 0.16, 0]),
      of('madia-canneto', 'oak', [-1.4, 2.0, -TABLE]),
    ],
    camera: { azimuth: -4, elevation: 13, fill: [0.36, 0.44], shift: [0.12, 0.16], frameAll: false },
  }),
  wideView('natura-morta', of('vaso-velma', 'amber'), {
    background: PLASTER,
    hang: CREDENZA,
    gap: 0.22,
    samples: 28,
    around: [
      of('credenza-canneto', 'walnut', [0.05, 0, -CREDENZA]),
      of('vaso-salina', 'sage', [0.3, 0.02, 0]),
      of('vaso-solco', 'bone', [-0.3, 0.04, 0]),
      of('bottiglie-tesa', 'ember', [-0.66, 0.02, 0]),
      of('scultura-anello', 'travertine', [0.7, 0.03, 0]),
      of('scatole-gallio', 'walnut', [0.08, -0.1, 0]),
    ],
    camera: { azimuth: -3, elevation: 5, fill: [0.3, 0.42], shift: [0, 0.02], frameAll: false },
  }),
  wideView('salotto-sauris', of('tappeto-sauris', 'moss', [0, 0, 0], 90), {
    background: PLASTER,
    gap: 0.35,
    samples: 24,
    sunFrom: 'right',
    around: [
      of('divanetto-nuvola', 'bottle', [0, 0.85, TUFTED]),
      of('poltrona-nuvola', 'ivory', [-1.45, 0.05, TUFTED], 52),
      of('tavolino-ninfea', 'calacatta', [0.05, -0.1, TUFTED]),
      of('vassoio-gallio', 'walnut', [0.05, -0.1, TUFTED + SIDE_TABLE]),
      of('caraffa-gora', 'amber', [0.09, -0.06, TUFTED + SIDE_TABLE + 0.0145]),
      of('pouf-nuvola', 'moss', [1.3, -0.1, TUFTED]),
      of('piantana-luna-doppia', 'brass', [1.35, 0.85, 0]),
    ],
    camera: { azimuth: 5, elevation: 9, fill: [0.86, 0.7], shift: [0, 0.06], frameAll: true },
  }),
]
