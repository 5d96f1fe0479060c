import type { Term } from '../terms.ts'
import { type PieceFacts, type Prices, prices, type VariantFacts } from './facts.ts'

type Stock = { units: number; continues: boolean }
const TO_ORDER: Stock = { units: 0, continues: true }
const SOLD_OUT: Stock = { units: 0, continues: false }
const inStock = (units: number): Stock => ({ units, continues: false })

const MASELLO = prices(390, 425, 335)
const MASELLO_HIGH = prices(640, 695, 550)
const MALGA = prices(1480, 1610, 1270)
const SETTLE = prices(2950, 3210, 2540)
const POUF = prices(760, 825, 655)
const LARGE_POUF = prices(1390, 1510, 1195)
const PEBBLE_BENCH = prices(1980, 2150, 1700)

/** What is known of the products in the collection of seating, beds and outdoor seats. */
export const seatingFacts = {
  'masello-stool': {
    piece: 'sgabello-masello',
    artisan: 'falegnameria-badia',
    skuStem: 'FABMAS',
    designer: null,
    category: 'furniture/seating/stools',
    tags: ['Solid wood', 'In our warehouse'],
    materials: ['larch', 'walnut', 'oak'],
    colors: ['natural', 'brown', 'black'],
    option: 'wood',
    variants: [
      first('sgabello-masello', 'larch', 'naturalLarch', MASELLO, inStock(5)),
      other('sgabello-masello', 'walnut', 'canalettoWalnut', prices(440, 480, 380), inStock(1)),
      other('sgabello-masello', 'ebonised', 'ebonisedOak', prices(430, 470, 370), SOLD_OUT),
    ],
    weightKg: 3.4,
    seatHeightCm: 42,
    freight: 'parcel',
    leadTime: null,
    published: '2026-02-16',
    tradeShare: 0.85,
    flags: ['isReadyToShip'],
    properties: { suitableForContract: true },
    recommended: ['masello-bar-stool', 'malga-bench', 'ninfea-side-table'],
  },
  'masello-bar-stool': {
    piece: 'sgabello-masello-alto',
    artisan: 'falegnameria-badia',
    skuStem: 'FABMAH',
    designer: null,
    category: 'furniture/seating/stools',
    tags: ['Solid wood', 'Kitchen', 'Contract'],
    materials: ['walnut', 'larch', 'steel'],
    colors: ['brown', 'natural', 'black'],
    option: 'wood',
    variants: [
      first('sgabello-masello-alto', 'walnut', 'canalettoWalnut', MASELLO_HIGH, TO_ORDER),
      other('sgabello-masello-alto', 'larch', 'naturalLarch', prices(580, 630, 500), TO_ORDER),
      other('sgabello-masello-alto', 'ebonised', 'ebonisedOak', prices(620, 675, 535), TO_ORDER),
    ],
    weightKg: 5.8,
    seatHeightCm: 65,
    freight: 'parcel',
    leadTime: '28',
    published: '2026-02-16',
    tradeShare: 0.8,
    flags: ['isCustomizable'],
    properties: { suitableForContract: true },
    recommended: ['masello-stool', 'laguna-pendant', 'malga-bench'],
  },
  'malga-bench': {
    piece: 'panca-malga',
    artisan: 'falegnameria-badia',
    skuStem: 'FABMLG',
    designer: null,
    category: 'furniture/seating/benches',
    tags: ['Solid wood', 'Hall', 'Made to order'],
    materials: ['larch', 'walnut'],
    colors: ['natural', 'brown'],
    option: 'wood',
    variants: [
      first('panca-malga', 'larch', 'naturalLarch', MALGA, TO_ORDER),
      other('panca-malga', 'walnut', 'canalettoWalnut', prices(1690, 1840, 1455), TO_ORDER),
    ],
    weightKg: 17,
    seatHeightCm: 45,
    freight: 'included',
    leadTime: '35',
    published: '2025-10-06',
    tradeShare: 0.82,
    flags: ['isCustomizable'],
    properties: { suitableForContract: true },
    recommended: ['malga-settle', 'masello-stool', 'ninfea-oval-table'],
  },
  'malga-settle': {
    piece: 'panca-malga-schienale',
    artisan: 'falegnameria-badia',
    skuStem: 'FABSET',
    designer: 'Studio Tramontana',
    category: 'furniture/seating/benches',
    tags: ['Solid wood', 'Hall', 'New'],
    materials: ['stonePine', 'oak'],
    colors: ['natural', 'black'],
    option: 'wood',
    variants: [
      first('panca-malga-schienale', 'pine', 'naturalStonePine', SETTLE, inStock(2)),
      other('panca-malga-schienale', 'ebonised', 'ebonisedOak', prices(3120, 3390, 2690), inStock(1)),
    ],
    weightKg: 24,
    seatHeightCm: 44,
    freight: 'crate',
    leadTime: '7',
    published: '2026-10-19',
    tradeShare: 0.82,
    excludedCountries: ['AU', 'NZ'],
    recommended: ['malga-bench', 'arco-mirror', 'colle-amphora'],
  },
  'ciottolo-ottoman': {
    piece: 'pouf-ciottolo',
    artisan: 'officina-brianza',
    skuStem: 'OFBCIO',
    designer: 'Studio Tramontana',
    category: 'furniture/seating/stools',
    tags: ['Velvet', 'Living room', 'In our warehouse'],
    materials: ['cottonVelvet', 'oak'],
    colors: ['ochre', 'green', 'terracotta'],
    option: 'upholstery',
    variants: [
      first('pouf-ciottolo', 'ochre', 'ochreVelvet', POUF, inStock(2)),
      other('pouf-ciottolo', 'bottle', 'bottleVelvet', POUF, inStock(5)),
      other('pouf-ciottolo', 'terracotta', 'terracottaVelvet', POUF, inStock(1)),
    ],
    weightKg: 9,
    seatHeightCm: 42,
    freight: 'parcel',
    leadTime: null,
    published: '2026-09-07',
    tradeShare: 0.82,
    flags: ['isReadyToShip'],
    recommended: ['ciottolo-large-ottoman', 'ciottolo-bench', 'nuvola-settee'],
  },
  'ciottolo-large-ottoman': {
    piece: 'pouf-ciottolo-grande',
    artisan: 'officina-brianza',
    skuStem: 'OFBCIG',
    designer: 'Studio Tramontana',
    category: 'furniture/seating/stools',
    tags: ['Bouclé', 'Living room', 'Made to order'],
    materials: ['woolBoucle', 'oak'],
    colors: ['ivory', 'green', 'black'],
    option: 'upholstery',
    variants: [
      first('pouf-ciottolo-grande', 'ivory', 'ivoryBoucle', LARGE_POUF, TO_ORDER),
      other('pouf-ciottolo-grande', 'moss', 'mossBoucle', LARGE_POUF, TO_ORDER),
      other('pouf-ciottolo-grande', 'charcoal', 'charcoalBoucle', LARGE_POUF, TO_ORDER),
    ],
    weightKg: 21,
    seatHeightCm: 40,
    freight: 'crate',
    leadTime: '42',
    published: '2026-09-07',
    tradeShare: 0.8,
    flags: ['isCustomizable'],
    properties: { com: true, suitableForContract: true },
    recommended: ['ciottolo-ottoman', 'nuvola-armchair', 'ciottolo-bench'],
  },
  'ciottolo-bench': {
    piece: 'panca-ciottolo',
    artisan: 'officina-brianza',
    skuStem: 'OFBCIP',
    designer: 'Studio Tramontana',
    category: 'furniture/seating/benches',
    tags: ['Bouclé', 'Bedroom', 'Made to order'],
    materials: ['woolBoucle', 'oak'],
    colors: ['green', 'ivory'],
    option: 'upholstery',
    variants: [
      first('panca-ciottolo', 'moss', 'mossBoucle', PEBBLE_BENCH, TO_ORDER),
      other('panca-ciottolo', 'ivory', 'ivoryBoucle', PEBBLE_BENCH, TO_ORDER),
    ],
    weightKg: 27,
    seatHeightCm: 43,
    freight: 'crate',
    leadTime: '49',
    published: '2026-09-07',
    tradeShare: 0.8,
    flags: ['isCustomizable'],
    properties: { com: true },
    recommended: ['ciottolo-large-ottoman', 'canneto-nightstand', 'finestra-mirror'],
  },
} satisfies Record<string, PieceFacts>

/** The finish shown first: its picture is the main picture of the piece. */
function first(
  piece: string,
  finish: string,
  value: Term | null,
  amounts: Prices,
  stock: Stock,
): VariantFacts {
  return { finish, value, prices: amounts, ...stock, picture: `${piece}-main` }
}

function other(piece: string, finish: string, value: Term, amounts: Prices, stock: Stock): VariantFacts {
  return { finish, value, prices: amounts, ...stock, picture: `${piece}-${finish}-main` }
}
