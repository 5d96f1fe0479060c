import type { Category } from './categories.ts'
import type { Dice } from './random.ts'

/** How and when a piece ships, and to which customers. */
export type Delivery = {
  readonly isReadyToShip: boolean
  /** In days, or null if the workshop cannot say. */
  readonly leadTimeDays: number | null
  /** Whether it is made to order when out of stock. */
  readonly continues: boolean
  readonly isPreorder: boolean
  readonly availableFrom: string | null
  readonly isShippingIncluded: boolean
  readonly option: 'standard' | 'white-glove' | 'curbside'
  readonly excludedCountries: readonly string[]
  readonly restriction: 'b2b_only' | 'b2c_only' | null
  readonly notDirectlyShoppable: boolean
  readonly internalUseOnly: boolean
  readonly isCustomizable: boolean
  readonly suitableForContract: boolean
  readonly isFragile: boolean
}

const FAR_COUNTRIES: readonly string[] = ['US', 'CA', 'AU', 'JP', 'AE', 'SG']

/** The probabilities are typical of a shop that makes most of its pieces to order. */
export function drawDelivery({ path, freight }: Category, dice: Dice): Delivery {
  const isReadyToShip = dice.chance(freight === 'parcel' ? 0.55 : 0.14)
  const isPreorder = !isReadyToShip && dice.chance(0.012)
  return {
    isReadyToShip,
    leadTimeDays: isReadyToShip ? null : drawLeadTime(dice),
    continues: !isReadyToShip || dice.chance(0.6),
    isPreorder,
    availableFrom: !isPreorder && dice.chance(0.006) ? `2027-0${dice.between(2, 9)}-15` : null,
    isShippingIncluded: dice.chance(0.18),
    option: freight === 'van' ? dice.weighted(OPTIONS) : 'standard',
    excludedCountries: dice.chance(0.04) ? dice.sample(FAR_COUNTRIES, dice.between(1, 3)) : [],
    restriction: dice.weighted(RESTRICTIONS),
    notDirectlyShoppable: dice.chance(0.012),
    internalUseOnly: dice.chance(0.003),
    isCustomizable: dice.chance(path.startsWith('furniture') ? 0.5 : 0.12),
    suitableForContract: dice.chance(0.35),
    isFragile: /lighting|vases|glasses|plates|mirrors|tea/.test(path),
  }
}

const OPTIONS = [
  ['white-glove', 5],
  ['standard', 3],
  ['curbside', 2],
] as const

const RESTRICTIONS = [
  [null, 974],
  ['b2b_only', 16],
  ['b2c_only', 10],
] as const

/** One week for nearly finished pieces, otherwise several weeks; for a few it is unknown. */
function drawLeadTime(dice: Dice): number | null {
  if (dice.chance(0.02)) return null
  if (dice.chance(0.1)) return 7
  return 7 * Math.min(24, Math.max(2, Math.round(dice.logNormal(7, 0.4))))
}
