import type { Shot } from '../../shot.ts'
import { wideView } from '../../views.ts'
import { of } from '../looks.ts'

const PLASTER = '#ddd2c1'
const UMBER = '#a08a70'
/** Heights of surfaces with things on them, in meters. */
const CREDENZA = 0.758
const TABLE = 0.75
const SIDE_TABLE = 0.5

/** Scenes for a home page or a landing page: a dining room, a reading corner, a hall. */
export const LIGHTS_WIDES: readonly Shot[] = [
  wideView('lampadario-airone', of('tavolo-ninfea-ovale', 'nero'), {
    background: UMBER,
    gap: 1.1,
    lamp: 0.9,
    around: [
      of('lampadario-airone-doppio-lunga', 'smoke', [0, 0, 1.62]),
      of('sedia-ansa', 'walnut', [-0.55, 0.68, 0], 0),
      of('sedia-ansa', 'walnut', [0.55, 0.68, 0], 0),
      of('sedia-ansa', 'walnut', [-1.42, 0, 0], 90),
      of('sedia-ansa', 'walnut', [1.42, 0, 0], -90),
      of('ciotola-argine', 'charcoal', [-0.2, 0, TABLE]),
      of('applique-luna-doppia', 'brass', [-1.95, 1.67, 1.5]),
      of('applique-luna-doppia', 'brass', [1.95, 1.67, 1.5]),
    ],
    camera: { azimuth: 0, elevation: 7, fill: [0.52, 0.6], shift: [0, 0.22], frameAll: false },
  }),
  wideView('piantana-garzetta', of('poltrona-nuvola', 'terracotta'), {
    background: PLASTER,
    gap: 0.45,
    lamp: 0.7,
    around: [
      of('piantana-garzetta', 'brass', [-0.78, 0.3, 0]),
      of('tavolino-ninfea', 'verde', [0.82, 0.05, 0]),
      of('lampada-chiarore', 'verde', [0.82, 0.05, SIDE_TABLE]),
      of('specchio-medaglia', 'walnut', [1.75, 0.907, 0.95]),
      of('madia-canneto', 'oak', [-1.62, 0.55, 0]),
      of('lampada-altana', 'bone', [-1.74, 0.55, 1.318]),
      of('orologio-dolina', 'verde', [-1.4, 0.5, 1.318]),
    ],
    camera: { azimuth: 2, elevation: 4, fill: [0.25, 0.37], shift: [0, 0.21], frameAll: false },
  }),
  wideView('specchio-pozza', of('credenza-canneto', 'ebonised'), {
    background: PLASTER,
    gap: 0.02,
    lamp: 0.75,
    sunFrom: 'right',
    around: [
      of('specchio-pozza', 'silver', [0.02, 0.24, 1.0]),
      of('applique-luna', 'brass', [-0.72, 0.26, 1.5]),
      of('applique-luna', 'brass', [0.74, 0.26, 1.5]),
      of('lampada-rocchetto', 'walnut', [-0.62, 0, CREDENZA]),
      of('orologio-timavo', 'brass', [0.3, 0, CREDENZA]),
      of('vasi-creta', 'landscape', [0.58, 0, CREDENZA]),
      of('piantana-bozzolo', 'paper', [-1.5, -0.02, 0]),
      of('piantana-cicogna', 'ebonised', [1.55, -0.05, 0]),
    ],
    camera: { azimuth: -3, elevation: 4, fill: [0.5, 0.6], shift: [0, 0.16], frameAll: false },
  }),
]
