import type { Camera, Figure, Shot } from './shot.ts'

const PRODUCT_FRAME = { width: 800, height: 1000, samples: 28 }

/** What differs between pieces: camera and background. */
export type Look = { background: string; camera: Partial<Camera> } & Partial<
  Pick<
    Shot,
    'set' | 'hang' | 'gap' | 'exposure' | 'samples' | 'lamp' | 'sunFrom' | 'card' | 'take' | 'around'
  >
>

/** The main picture: the piece alone, with a long lens, filling most of the width. */
export function mainView(name: string, subject: Figure, look: Look): Shot {
  return {
    ...PRODUCT_FRAME,
    set: 'cyclorama',
    exposure: -0.12,
    ...look,
    name: `${name}-main`,
    subject,
    camera: { azimuth: 14, elevation: 8, lens: 85, fill: [0.8, 0.74], shift: [0, 0.03], ...look.camera },
  }
}

/** The second picture: the piece in a room, against a paneled wall in low sun. */
export function roomView(name: string, subject: Figure, look: Look): Shot {
  return {
    ...PRODUCT_FRAME,
    samples: 32,
    set: 'room',
    exposure: 0,
    ...look,
    name: `${name}-room`,
    subject,
    camera: { azimuth: -9, elevation: 5, lens: 52, fill: [0.66, 0.56], shift: [0, 0.09], ...look.camera },
  }
}

/** A close-up of a part of the piece, with a shallow depth of field. */
export function detailView(name: string, subject: Figure, look: Look): Shot {
  return {
    ...PRODUCT_FRAME,
    set: 'cyclorama',
    exposure: -0.12,
    ...look,
    name: `${name}-detail`,
    subject,
    camera: { azimuth: -24, elevation: 12, lens: 100, fill: [1.1, 1.05], aperture: 6, ...look.camera },
  }
}

/**
 * A wide scene for the home page and landing pages, which fills a window of 1200 CSS pixels at two device pixels each.
 */
export function wideView(name: string, subject: Figure, look: Look): Shot {
  return {
    width: 2400,
    height: 1500,
    samples: 32,
    set: 'room',
    exposure: -0.1,
    ...look,
    name: `${name}-wide`,
    subject,
    camera: {
      azimuth: -6,
      elevation: 5,
      lens: 50,
      fill: [0.8, 0.6],
      shift: [0, 0.09],
      frameAll: true,
      ...look.camera,
    },
  }
}
