import type { Term } from '../catalogue/terms.ts'
import { CATEGORIES, type Category } from './categories.ts'
import { type Choice, getChoice } from './choices.ts'
import { type Delivery, drawDelivery } from './delivery.ts'
import { createDice, type Dice, zipf } from './random.ts'
import type { FormName } from './words/forms.ts'
import { MATERIALS, type MaterialKey } from './words/materials.ts'
import { SERIES, STUDIOS } from './words/names.ts'
import type { NounName } from './words/nouns.ts'
import type { Workshop } from './workshops.ts'

export type Amounts = { readonly EUR: number; readonly USD: number; readonly GBP: number }

export type DrawnVariant = {
  readonly sku: string
  readonly value: Term | null
  /** In whole units of each currency. */
  readonly prices: Amounts
  readonly compareAt: Amounts | null
  readonly tradePrices: Amounts | null
  readonly units: number
}

/** The language-independent data of a generated product. */
export type DrawnProduct = {
  readonly number: number
  readonly category: Category
  readonly noun: NounName
  readonly form: FormName | null
  readonly series: string
  readonly material: MaterialKey
  readonly workshop: Workshop
  readonly designer: string | null
  readonly choice: Choice | null
  readonly variants: readonly [DrawnVariant, ...DrawnVariant[]]
  readonly size: { readonly widthCm: number; readonly depthCm: number; readonly heightCm: number }
  readonly weightKg: number
  readonly delivery: Delivery
  readonly createdAt: string
  /** The index of the wording chosen for each sentence. */
  readonly wording: readonly number[]
}

const SENTENCE_COUNT = 6
/** The day on which the shop opened; products have been added since then, with increasing frequency. */
const OPENED = Date.UTC(2023, 0, 9)
const TODAY = Date.UTC(2026, 10, 20)

/** Generates one product; the same seed and number always result in the same one. */
export function drawProduct(
  seed: number,
  number: number,
  workshops: ReadonlyMap<string, readonly [Workshop, ...Workshop[]]>,
): DrawnProduct {
  const dice = createDice(seed, `product ${number}`)
  const category = dice.weighted(CATEGORIES.map((each) => [each, each.share] as const))
  const material = dice.pick(category.materials)
  const candidates = workshops.get(MATERIALS[material].craft)
  if (candidates === undefined) throw new Error(`No workshop works with ${material}`)
  const workshop = candidates[zipf(candidates.length, dice)] ?? candidates[0]
  const choice = getChoice(category.path, material)
  const delivery = drawDelivery(category, dice)
  const { width, depth, height } = category.size
  return {
    number,
    category,
    noun: dice.pick(category.nouns),
    form: dice.chance(0.45) ? (dice.sample(category.forms, 1)[0] ?? null) : null,
    series: dice.pick(SERIES),
    material,
    workshop,
    designer: dice.chance(0.3) ? dice.pick(STUDIOS) : null,
    choice,
    variants: drawVariants(number, category, choice, workshop, delivery, dice),
    size: {
      widthCm: dice.between(...width),
      depthCm: dice.between(...depth),
      heightCm: dice.between(...height),
    },
    weightKg: Math.max(1, Math.round(category.weightKg * (0.7 + dice.next() * 0.6))),
    delivery,
    createdAt: new Date(OPENED + Math.sqrt(dice.next()) * (TODAY - OPENED)).toISOString(),
    wording: Array.from({ length: SENTENCE_COUNT }, () => dice.between(0, 5)),
  }
}

function drawVariants(
  number: number,
  { price }: Category,
  choice: Choice | null,
  { skuPrefix }: Workshop,
  delivery: Delivery,
  dice: Dice,
): [DrawnVariant, ...DrawnVariant[]] {
  const base = toAmounts(dice.logNormal(price.median, price.spread))
  const compareAtFactor = dice.chance(0.09) ? 1.12 + dice.next() * 0.25 : null
  const tradeShare = dice.chance(0.88) ? 0.78 + dice.next() * 0.1 : null
  const stem = `${dice.chance(0.005) ? 'PORAMI' : skuPrefix}-${String(number).padStart(6, '0')}`
  const isSoldOut = delivery.continues === false && dice.chance(0.3)
  const draw = (value: Term | null, index: number): DrawnVariant => {
    const prices = index === 0 ? base : scale(base, 0.95 + dice.next() * 0.14)
    return {
      sku: `${stem}-${index + 1}`,
      value,
      prices,
      compareAt: compareAtFactor === null ? null : scale(prices, compareAtFactor),
      tradePrices: tradeShare === null ? null : scale(prices, tradeShare),
      units: isSoldOut
        ? 0
        : delivery.isReadyToShip
          ? dice.between(1, 24)
          : dice.chance(0.2)
            ? dice.between(1, 5)
            : 0,
    }
  }
  if (choice === null) return [draw(null, 0)]
  const [first = choice.values[0], ...others] = dice.sample(
    choice.values,
    dice.between(1, choice.values.length),
  )
  return [draw(first, 0), ...others.map((value, index) => draw(value, index + 1))]
}

/** The amount in each currency is rounded to its own price points; nothing is converted later. */
function toAmounts(euro: number): Amounts {
  return { EUR: roundPrice(euro), USD: roundPrice(euro * 1.09), GBP: roundPrice(euro * 0.86) }
}

function scale({ EUR, USD, GBP }: Amounts, factor: number): Amounts {
  return { EUR: roundPrice(EUR * factor), USD: roundPrice(USD * factor), GBP: roundPrice(GBP * factor) }
}

function roundPrice(amount: number): number {
  const step = amount < 100 ? 1 : amount < 1000 ? 5 : 10
  return Math.max(step, Math.round(amount / step) * step)
}
