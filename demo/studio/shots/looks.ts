import type { Camera, Figure, Shot } from '../shot.ts'
import { type Look, mainView } from '../views.ts'

export const LINEN = '#e2d9cb'
export const SAND = '#d9cfc1'
export const CLAY = '#c9b8a3'
export const EARTH = '#b9a58d'
export const DUSK = '#8f7d69'
export const CHALK = '#e0d6c8'

/** The look of each piece photographed alone. */
const LOOKS: Record<string, Look> = {
  'poltrona-nuvola': { background: CLAY, samples: 20, camera: { azimuth: 24 } },
  'divanetto-nuvola': { background: SAND, camera: { azimuth: 20, fill: [0.86, 0.7] } },
  'pouf-nuvola': {
    background: CLAY,
    samples: 20,
    camera: { azimuth: 24, elevation: 12, fill: [0.72, 0.7] },
  },
  'tavolo-ninfea': { background: SAND, camera: { azimuth: 0, elevation: 11, fill: [0.88, 0.7] } },
  'tavolo-ninfea-ovale': { background: SAND, camera: { azimuth: -16, elevation: 11, fill: [0.88, 0.7] } },
  'tavolino-ninfea': { background: LINEN, camera: { azimuth: 0, elevation: 13, fill: [0.62, 0.62] } },
  'credenza-canneto': { background: LINEN, camera: { azimuth: -14, elevation: 7, fill: [0.88, 0.7] } },
  'madia-canneto': { background: LINEN, camera: { azimuth: -20, elevation: 6, fill: [0.7, 0.72] } },
  'comodino-canneto': { background: SAND, camera: { azimuth: -24, elevation: 10, fill: [0.66, 0.66] } },
  'sospensione-laguna': hanging(DUSK, {}),
  'grappolo-laguna': hanging(DUSK, { fill: [0.66, 0.76] }),
  'lanterna-bricola': { ...hanging('#9a8a74', { fill: [0.5, 0.74] }), take: 2 },
  'vasi-creta': { background: LINEN, camera: { elevation: 8 } },
  'anfora-colle': { background: LINEN, camera: { elevation: 8, fill: [0.6, 0.68] } },
  'ciotola-argine': { background: CLAY, camera: { elevation: 20, fill: [0.76, 0.7] } },
  'piantana-luna': { background: LINEN, camera: { azimuth: -12, fill: [0.8, 0.76] } },
  'piantana-luna-doppia': {
    take: 2,
    background: '#b7a994',
    camera: { azimuth: -14, fill: [0.8, 0.76] },
  },
  'lampada-luna': { background: CLAY, lamp: 1.0, camera: { azimuth: -14, fill: [0.6, 0.66] } },
  'specchio-arco': { background: CHALK, camera: { azimuth: -18 } },
  'specchio-finestra': {
    background: SAND,
    take: 2,
    set: 'wall',
    camera: { azimuth: -14, elevation: 0, fill: [0.58, 0.66] },
  },
  'specchio-tondo': {
    background: CHALK,
    take: 2,
    set: 'wall',
    camera: { azimuth: -14, elevation: 0, fill: [0.66, 0.6] },
  },
  'piatti-alba': { background: EARTH, camera: { elevation: 32, fill: [0.86, 0.7] } },
  'ciotole-alba': { background: LINEN, camera: { elevation: 32, fill: [0.8, 0.7] } },
  'alzata-alba': { background: CLAY, camera: { elevation: 16, fill: [0.7, 0.6] } },
}

/** Builds shots of single pieces, each with its own look. */
export function photographer(looks: Readonly<Record<string, Look>>) {
  function lookOf(piece: string): Look {
    const look = looks[piece]
    if (!look) throw new Error(`There is no look for ${piece}`)
    return look
  }
  return {
    /** The main picture of a piece in its default finish, named after the piece. */
    main: (piece: string, finish: string): Shot => mainView(piece, of(piece, finish), lookOf(piece)),
    /** The main picture of a piece in another finish, named after both. */
    inFinish: (piece: string, finish: string): Shot =>
      mainView(`${piece}-${finish}`, of(piece, finish), lookOf(piece)),
    /** A second picture, from another side, named `{name}-angle` to match the first one, `{name}-main`. */
    angle: (name: string, piece: string, finish: string, camera: Partial<Camera>): Shot => {
      const look = lookOf(piece)
      const shot = mainView(name, of(piece, finish), { ...look, camera: { ...look.camera, ...camera } })
      return { ...shot, name: `${name}-angle` }
    },
  }
}

export const { main, inFinish, angle } = photographer(LOOKS)

/** A piece in a finish, at a position in meters and rotated in degrees. */
export function of(piece: string, finish: string, at?: Figure['at'], turn?: number): Figure {
  return { piece, finish, ...(at ? { at } : {}), ...(turn === undefined ? {} : { turn }) }
}

export function hanging(background: string, camera: Partial<Camera>): Look {
  return { background, hang: 0.6, samples: 32, camera: { elevation: -2, ...camera } }
}
