import type { FormName } from './words/forms.ts'
import type { MaterialKey } from './words/materials.ts'
import type { NounName } from './words/nouns.ts'

type Range = readonly [low: number, high: number]

/** A category, and how the properties of its pieces are distributed. */
export type Category = {
  readonly path: string
  /** The approximate share, in percent of all products. */
  readonly share: number
  readonly nouns: readonly [NounName, ...NounName[]]
  readonly forms: readonly FormName[]
  readonly materials: readonly [MaterialKey, ...MaterialKey[]]
  /** `median` is in euros; `spread` is the sigma of the log-normal distribution. */
  readonly price: { readonly median: number; readonly spread: number }
  /** In centimeters. */
  readonly size: { readonly width: Range; readonly depth: Range; readonly height: Range }
  /** The weightKg of a medium-sized piece, in kilograms. */
  readonly weightKg: number
  readonly freight: 'van' | 'crate' | 'parcel'
}

type CategoryDefaults = Omit<Category, 'path' | 'share' | 'nouns' | 'price' | 'size'>

const category = (
  path: string,
  share: number,
  nouns: Category['nouns'],
  [median, spread]: readonly [number, number],
  [width, depth, height]: readonly [Range, Range, Range],
  rest: CategoryDefaults,
): Category => ({ path, share, nouns, price: { median, spread }, size: { width, depth, height }, ...rest })

// biome-ignore format: reads as a table
const SEAT: CategoryDefaults = { forms: ['low', 'wide', 'small'], materials: ['boucle', 'velvet'], weightKg: 28, freight: 'van' }
// biome-ignore format: reads as a table
const TABLE: CategoryDefaults = { forms: ['round', 'oval', 'slim', 'wide'], materials: ['walnut', 'oak', 'marble', 'travertine'], weightKg: 60, freight: 'van' }
// biome-ignore format: reads as a table
const CASE: CategoryDefaults = { forms: ['tall', 'low', 'slim', 'wide', 'fluted'], materials: ['walnut', 'oak', 'lacquer'], weightKg: 75, freight: 'van' }
// biome-ignore format: reads as a table
const LAMP: CategoryDefaults = { forms: ['small', 'tall', 'round', 'fluted', 'slim'], materials: ['blownGlass', 'brass', 'opalGlass', 'bronze', 'steel'], weightKg: 5, freight: 'crate' }
// biome-ignore format: reads as a table
const OUTDOOR: CategoryDefaults = { forms: ['low', 'wide'], materials: ['steel', 'bronze'], weightKg: 22, freight: 'van' }
// biome-ignore format: reads as a table
const VESSEL: CategoryDefaults = { forms: ['tall', 'small', 'round', 'low', 'fluted'], materials: ['stoneware', 'porcelain', 'blownGlass'], weightKg: 3, freight: 'parcel' }
// biome-ignore format: reads as a table
const SMALL: CategoryDefaults = { forms: ['small', 'round', 'oval', 'slim'], materials: ['brass', 'walnut', 'marble', 'bronze'], weightKg: 2, freight: 'parcel' }

/** The leaf categories of the demonstration. */
// biome-ignore format: reads as a table
export const CATEGORIES: readonly [Category, ...Category[]] = [
  category('furniture/seating/armchairs', 7, ['armchair', 'bergere'], [2600, 0.45], [[68, 96], [70, 95], [72, 104]], SEAT),
  category('furniture/seating/sofas', 6, ['sofa', 'daybed'], [5200, 0.45], [[150, 290], [82, 108], [66, 84]], { ...SEAT, weightKg: 62 }),
  category('furniture/seating/dining-chairs', 6, ['chair'], [780, 0.4], [[44, 58], [48, 60], [76, 88]], { ...SEAT, forms: ['slim', 'wide'], materials: ['walnut', 'oak', 'beech', 'velvet'], weightKg: 7 }),
  category('furniture/seating/benches', 2, ['bench'], [1450, 0.45], [[110, 200], [36, 48], [43, 50]], { ...SEAT, forms: ['low', 'slim'], materials: ['oak', 'walnut', 'beech'], weightKg: 18 }),
  category('furniture/seating/stools', 3, ['stool'], [560, 0.4], [[34, 46], [34, 46], [44, 76]], { ...SEAT, forms: ['round', 'tall', 'low'], materials: ['beech', 'oak', 'walnut', 'velvet'], weightKg: 6 }),
  category('furniture/beds', 3, ['bed'], [4800, 0.4], [[168, 208], [212, 232], [92, 128]], { ...SEAT, forms: ['low', 'wide'], weightKg: 88 }),
  category('furniture/tables/dining-tables', 5, ['diningTable'], [4400, 0.5], [[130, 300], [90, 140], [73, 76]], { ...TABLE, weightKg: 95 }),
  category('furniture/tables/coffee-tables', 4, ['coffeeTable'], [1900, 0.5], [[70, 150], [60, 110], [28, 42]], { ...TABLE, weightKg: 38 }),
  category('furniture/tables/side-tables', 4, ['sideTable'], [820, 0.45], [[36, 60], [36, 60], [44, 62]], { ...TABLE, weightKg: 14 }),
  category('furniture/tables/consoles', 2, ['console'], [2300, 0.45], [[100, 180], [32, 46], [74, 88]], { ...TABLE, weightKg: 34 }),
  category('furniture/tables/desks', 2, ['desk'], [3100, 0.4], [[120, 200], [60, 85], [73, 77]], { ...TABLE, forms: ['slim', 'wide'], weightKg: 52 }),
  category('furniture/storage/credenzas', 3, ['credenza'], [5600, 0.4], [[140, 240], [42, 50], [62, 90]], CASE),
  category('furniture/storage/bookcases', 2, ['bookcase'], [4200, 0.45], [[80, 240], [30, 42], [160, 230]], { ...CASE, forms: ['tall', 'low', 'slim', 'wide'] }),
  category('furniture/storage/cabinets', 2, ['cabinet'], [5100, 0.4], [[80, 130], [40, 50], [110, 170]], CASE),
  category('furniture/storage/nightstands', 2, ['nightstand'], [980, 0.4], [[38, 58], [36, 46], [42, 60]], { ...CASE, weightKg: 16 }),
  category('furniture/storage/wardrobes', 1, ['wardrobe'], [7400, 0.35], [[120, 260], [58, 66], [200, 250]], { ...CASE, forms: ['tall', 'slim', 'wide'], weightKg: 140 }),
  category('furniture/storage/chests-of-drawers', 2, ['chest'], [3200, 0.4], [[80, 150], [44, 54], [74, 110]], { ...CASE, weightKg: 58 }),
  category('furniture/outdoor/outdoor-seating', 2, ['outdoorChair'], [1350, 0.4], [[62, 84], [64, 86], [70, 88]], OUTDOOR),
  category('furniture/outdoor/outdoor-tables', 2, ['outdoorTable'], [2400, 0.45], [[80, 240], [80, 110], [70, 76]], { ...OUTDOOR, forms: ['round', 'low', 'oval'], weightKg: 42 }),
  category('furniture/outdoor/loungers', 1, ['lounger'], [2100, 0.35], [[66, 80], [190, 214], [30, 42]], { ...OUTDOOR, forms: ['low', 'slim'], weightKg: 30 }),
  category('lighting/pendants', 6, ['pendant', 'lantern'], [980, 0.55], [[18, 70], [18, 70], [24, 120]], LAMP),
  category('lighting/floor-lamps', 3, ['floorLamp'], [1250, 0.45], [[28, 60], [28, 60], [130, 190]], { ...LAMP, forms: ['slim', 'tall'], materials: ['brass', 'bronze', 'steel'], weightKg: 11 }),
  category('lighting/table-lamps', 4, ['tableLamp'], [640, 0.5], [[18, 42], [18, 42], [30, 68]], LAMP),
  category('lighting/wall-lights', 3, ['wallLight'], [480, 0.45], [[10, 30], [8, 24], [16, 52]], { ...LAMP, weightKg: 2 }),
  category('lighting/chandeliers', 1, ['chandelier'], [4600, 0.6], [[60, 140], [60, 140], [50, 130]], { ...LAMP, forms: ['wide', 'round', 'low'], weightKg: 19, freight: 'van' }),
  category('decor/mirrors', 3, ['mirror'], [1100, 0.5], [[50, 120], [3, 6], [60, 200]], { ...SMALL, forms: ['round', 'oval', 'tall', 'slim'], materials: ['brass', 'walnut', 'lacquer'], weightKg: 16, freight: 'crate' }),
  category('decor/vases', 5, ['vase', 'amphora'], [290, 0.6], [[12, 36], [12, 36], [18, 58]], VESSEL),
  category('decor/rugs', 1, ['rug'], [2900, 0.5], [[160, 300], [230, 400], [1, 2]], { ...SMALL, forms: ['round', 'oval', 'small', 'wide'], materials: ['boucle'], weightKg: 24, freight: 'crate' }),
  category('decor/trays', 2, ['tray'], [240, 0.5], [[26, 56], [20, 40], [3, 7]], SMALL),
  category('decor/clocks', 1, ['clock'], [420, 0.4], [[24, 48], [4, 8], [24, 48]], { ...SMALL, forms: ['round', 'small', 'slim'] }),
  category('decor/candleholders', 2, ['candleholder'], [180, 0.5], [[8, 20], [8, 20], [12, 46]], { ...SMALL, forms: ['tall', 'small', 'slim'] }),
  category('decor/objects', 3, ['box', 'centrepiece'], [260, 0.6], [[12, 48], [12, 40], [8, 26]], SMALL),
  category('tableware/plates', 2, ['plate', 'bowl'], [64, 0.45], [[14, 32], [14, 32], [2, 10]], { ...VESSEL, forms: ['round', 'oval', 'low', 'small'], materials: ['porcelain', 'stoneware'], weightKg: 1 }),
  category('tableware/glasses', 2, ['glass', 'goblet'], [58, 0.45], [[6, 10], [6, 10], [8, 24]], { ...VESSEL, forms: ['tall', 'low', 'fluted', 'small'], materials: ['blownGlass'], weightKg: 1 }),
  category('tableware/cutlery', 1, ['cutlery'], [150, 0.5], [[8, 14], [20, 26], [2, 4]], { ...SMALL, forms: ['slim'], materials: ['steel', 'brass'], weightKg: 1 }),
  category('tableware/serving', 1, ['servingBoard'], [140, 0.4], [[24, 60], [14, 30], [2, 4]], { ...SMALL, forms: ['small', 'slim', 'round'], materials: ['walnut', 'oak', 'marble'] }),
  category('tableware/serving', 1, ['carafe'], [120, 0.4], [[9, 16], [9, 16], [22, 34]], { ...VESSEL, forms: ['small', 'tall', 'slim'], materials: ['blownGlass', 'stoneware'] }),
  category('tableware/tea-and-coffee', 2, ['teapot', 'cup'], [88, 0.5], [[8, 24], [8, 16], [6, 18]], { ...VESSEL, forms: ['round', 'small', 'low'], materials: ['porcelain', 'stoneware'], weightKg: 1 }),
]
