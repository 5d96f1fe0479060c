import { type SearchRecord, toChoice } from '#contracts/search-record.ts'

const WORDS =
  'lampada tavolo sedia vetro noce ottone marmo cuoio lino ambra luna alba colle ponte fiume stella'.split(
    ' ',
  )
const LEAD_TIMES = [0, 7, 14, 28, 42, 56, 84, 999]

/** Generated products with realistic spreads of values: the same sequence at every run. */
export function createCatalogue() {
  const pick = picker(7)
  const word = () => WORDS[pick(WORDS.length)] ?? ''
  return { pick, word, generatedRecord: (number: number) => generateRecord(number, pick, word) }
}

type Pick = (below: number) => number

function generateRecord(number: number, pick: Pick, word: () => string): SearchRecord {
  const title = `${word()} ${word()} ${word()} ${number % 977}`
  const amount = { amountMinor: (20 + pick(9000)) * 100, fullAmountMinor: null }
  const picture = (view: string) => ({
    url: `/pictures/${number}-${view}.webp`,
    alt: title,
    width: 1600,
    height: 1600,
  })
  return {
    ...filing(pick, word),
    ...delivery(pick),
    objectID: String(number),
    productId: `gid://shopify/Product/${number}`,
    handle: `piece-${number}`,
    title,
    variantId: `gid://shopify/ProductVariant/${number}`,
    sku: `SKU-${number}`,
    skus: [`SKU-${number}`],
    tags: [word()],
    prices: { EUR: amount, USD: amount, GBP: amount },
    widthCm: 10 + pick(300),
    heightCm: 10 + pick(200),
    depthCm: 10 + pick(100),
    isCustomizable: pick(2) === 0,
    hasAr: pick(3) === 0,
    hasCad: pick(3) === 0,
    suitableForContract: pick(4) === 0,
    pictures: { main: picture('main'), hover: picture('room') },
    createdAtSeconds: 1_700_000_000 + pick(90_000_000),
    curatedRank: number,
  }
}

function filing(pick: Pick, word: () => string) {
  const root = `c${pick(8)}`
  const leaf = `${root}/s${pick(6)}`
  const [artisan, designer, color] = [`a${pick(400)}`, `d${pick(200)}`, `k${pick(24)}`]
  const materials = [`m${pick(40)}`, `m${pick(40)}`]
  const choice = (key: string) => toChoice(key, key.toUpperCase())
  return {
    artisan: { name: `Bottega ${artisan} ${word()}`, slug: artisan },
    designer,
    materials,
    colors: [color],
    categories: { lvl0: [root], lvl1: [leaf], lvl2: [] },
    categoryPaths: [root, leaf],
    keys: { designer: [designer], material: materials, color: [color] },
    choices: {
      categories0: [choice(root)],
      categories1: [choice(leaf)],
      categories2: [],
      artisan: [choice(artisan)],
      designer: [choice(designer)],
      material: materials.map(choice),
      color: [choice(color)],
    },
  }
}

function delivery(pick: Pick) {
  return {
    leadTimeDays: LEAD_TIMES[pick(LEAD_TIMES.length)] ?? 999,
    isReadyToShip: pick(3) === 0,
    leadTime: null,
    stockAvailable: true,
    availableForSale: pick(20) > 0,
    isPreorder: false,
    availableFrom: null,
    notDirectlyShoppable: false,
    freeShippingRegions: pick(2) === 0 ? ['EU', 'UK'] : [],
    excludedCountries: pick(10) === 0 ? ['IT', 'US'] : [],
    customerRestrictions: pick(25) === 0 ? ('b2b_only' as const) : null,
  }
}

function picker(seed: number): Pick {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return (state >>> 8) % below
  }
}
