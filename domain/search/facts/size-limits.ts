/** The side by which a piece is small or large. */
type Side = 'width' | 'height' | 'longest'

/** Centimeters. */
export type SizeLimits = {
  readonly by: Side
  readonly smallTo: number
  readonly largeFrom: number
  readonly tallFrom?: number
  readonly lowTo?: number
}

/** What is small, large, tall or low for a kind; the most specific kind of a piece counts. */
export const SIZE_LIMITS: Readonly<Record<string, SizeLimits>> = {
  sofa: { by: 'width', smallTo: 172, largeFrom: 220, lowTo: 75 },
  armchair: { by: 'width', smallTo: 76, largeFrom: 88, tallFrom: 100, lowTo: 74 },
  daybed: { by: 'width', smallTo: 180, largeFrom: 210 },
  chair: { by: 'width', smallTo: 52, largeFrom: 60, tallFrom: 90 },
  stool: { by: 'height', smallTo: 45, largeFrom: 65, tallFrom: 60, lowTo: 46 },
  pouf: { by: 'longest', smallTo: 56, largeFrom: 80, lowTo: 43 },
  bench: { by: 'width', smallTo: 130, largeFrom: 160 },
  bed: { by: 'width', smallTo: 150, largeFrom: 185 },
  'dining-table': { by: 'longest', smallTo: 140, largeFrom: 200 },
  'coffee-table': { by: 'longest', smallTo: 97, largeFrom: 123, lowTo: 35 },
  'side-table': { by: 'longest', smallTo: 48, largeFrom: 58, tallFrom: 53, lowTo: 46 },
  console: { by: 'width', smallTo: 118, largeFrom: 135 },
  desk: { by: 'width', smallTo: 135, largeFrom: 180 },
  sideboard: { by: 'width', smallTo: 150, largeFrom: 190, lowTo: 72 },
  cabinet: { by: 'height', smallTo: 100, largeFrom: 135, tallFrom: 130 },
  bookcase: { by: 'width', smallTo: 90, largeFrom: 150, tallFrom: 185, lowTo: 100 },
  drawers: { by: 'width', smallTo: 60, largeFrom: 110, tallFrom: 120, lowTo: 90 },
  nightstand: { by: 'width', smallTo: 46, largeFrom: 55 },
  wardrobe: { by: 'width', smallTo: 110, largeFrom: 140, tallFrom: 200 },
  'floor-lamp': { by: 'height', smallTo: 130, largeFrom: 165, tallFrom: 160 },
  'table-lamp': { by: 'height', smallTo: 45, largeFrom: 60, tallFrom: 55, lowTo: 46 },
  pendant: { by: 'width', smallTo: 32, largeFrom: 60 },
  chandelier: { by: 'width', smallTo: 65, largeFrom: 100 },
  'wall-light': { by: 'width', smallTo: 20, largeFrom: 45 },
  lantern: { by: 'height', smallTo: 40, largeFrom: 80, tallFrom: 60 },
  mirror: { by: 'longest', smallTo: 40, largeFrom: 100, tallFrom: 140 },
  clock: { by: 'longest', smallTo: 22, largeFrom: 60, tallFrom: 60 },
  rug: { by: 'longest', smallTo: 200, largeFrom: 270 },
  vase: { by: 'height', smallTo: 25, largeFrom: 40, tallFrom: 39, lowTo: 20 },
  bottle: { by: 'height', smallTo: 25, largeFrom: 40, tallFrom: 35 },
  bowl: { by: 'width', smallTo: 20, largeFrom: 40, lowTo: 9 },
  tray: { by: 'longest', smallTo: 35, largeFrom: 48 },
  box: { by: 'width', smallTo: 25, largeFrom: 35 },
  sculpture: { by: 'height', smallTo: 20, largeFrom: 35 },
  candleholder: { by: 'height', smallTo: 20, largeFrom: 45, tallFrom: 40 },
  carafe: { by: 'height', smallTo: 25, largeFrom: 30, tallFrom: 28 },
  platter: { by: 'longest', smallTo: 25, largeFrom: 40 },
  plate: { by: 'longest', smallTo: 22, largeFrom: 45 },
  glass: { by: 'height', smallTo: 14, largeFrom: 22, tallFrom: 22 },
  'cake-stand': { by: 'height', smallTo: 15, largeFrom: 25, tallFrom: 25 },
  teapot: { by: 'height', smallTo: 14, largeFrom: 22 },
  lounger: { by: 'longest', smallTo: 180, largeFrom: 210 },
}

/** What is small, large or tall among all of a group, for some sizes: a small dining table is no `small table`. */
export const GROUP_LIMITS: Readonly<Record<string, SizeLimits & { readonly sizes: readonly string[] }>> = {
  table: { by: 'longest', smallTo: 70, largeFrom: 200, sizes: ['size:small', 'size:large'] },
  lamp: { by: 'height', smallTo: 45, largeFrom: 150, tallFrom: 140, sizes: ['size:tall'] },
}

/** Frames are wider than their mattresses: the width of a bed from which it is of a size, in centimeters. */
export const BED_SIZES = { single: 80, queen: 160, king: 190 } as const
