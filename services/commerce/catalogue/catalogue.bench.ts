import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedPrices } from '#domain/market/house-currencies.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { ok, refuse } from '#domain/result.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { migrate, readMigrations } from '#services/kernel/database/migrations.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { fileText, lampRow } from '../import/fixtures/product-file.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { createCommerceService } from '../service.ts'

/**
 * Measures catalogue queries in process, with 5,000 products: `node
 * services/commerce/catalogue/catalogue.bench.ts`. Budgets: a product 2 ms, a list of sixty 15 ms.
 */
const PRODUCTS = 5000
const ROUNDS = 300

const IMAGE = 'url altText width height'
const MONEY = 'amount currencyCode'
const METAFIELDS = `metafields(identifiers: [${[
  'material',
  'tradePrice',
  'swatches',
  'arModel',
  'recommended',
  'leadTime',
]
  .map((key) => `{ namespace: "custom", key: "${key}" }`)
  .join(', ')}]) { key value }`
const QUERIES: Record<string, string> = {
  'product by handle': `query P @inContext(country: IT, language: EN) { product(handle: "piece-77") {
    id title handle totalInventory availableForSale descriptionHtml ${METAFIELDS}
    media(first: 10) { nodes { __typename id alt previewImage { ${IMAGE} } ... on MediaImage { image { ${IMAGE} } } } }
    variants(first: 10) { nodes { id sku title availableForSale quantityAvailable price { ${MONEY} }
      compareAtPrice { ${MONEY} } } } } }`,
  'list of sixty': `query L @inContext(country: IT, language: EN) { products(first: 60) { nodes {
    id title handle vendor availableForSale featuredImage { ${IMAGE} } ${METAFIELDS}
    variants(first: 1) { nodes { id sku price { ${MONEY} } compareAtPrice { ${MONEY} } } } } } }`,
  'list of sixty by price': `query L @inContext(country: IT, language: EN) { products(first: 60, sortKey: PRICE) {
    nodes { id title handle priceRange { minVariantPrice { ${MONEY} } } } } }`,
}

const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
const server = await startPostgres({ directory: join(directory, 'postgres') })
const database = openDatabase(server.url)
try {
  await migrate(database.url, { migrations: readMigrations(['kernel', 'commerce']) })
  const csvPath = join(directory, 'products.csv')
  await writeFile(csvPath, fileText(Array.from({ length: PRODUCTS }, (_, index) => sampleRows(index)).flat()))
  await importCatalogue(database, { base: 'EUR', csvPath, picturesFolder: directory })
  await database.pool.query('analyze')
  const service = createCommerceService({
    database,
    clock: () => new Date(),
    makeDocument: () => Promise.reject(new Error('No documents are made here')),
    limiter: UNLIMITED,
    shop: {
      name: 'Sample House',
      description: '',
      url: 'http://localhost:3000',
      country: 'IT',
      timeZone: 'Europe/Rome',
      orderPrefix: 'BT',
      languages: LANGUAGES,
      countries: null,
    },
    house: { country: 'IT', currencies: fixedPrices('EUR'), delivery: { costs: [] } },
    loadReferenceRates: async () => refuse('rates-unavailable'),
    storefrontAccessToken: 'public',
    privateAccessToken: 'private',
    reportError: console.error,
    authenticate: async () => ok(null),
    findTradeBuyer: async () => ok(null),
    store: { picturesFolder: '', picturesFolders: [], modelsFolders: [], imageHosts: [] },
    deliveryNotices: async () => [],
    previewLinkTo: (path) => path,
    checkout: {
      linkSecret: 'x',
      teamToken: 'x',
      paymentProviders: [],
      sendMail: async () => {},

      withdrawMail: async () => false,
      unpaidOrderDays: 10,
      reportLatePayment: () => {},
    },
  })
  for (const [question, query] of Object.entries(QUERIES)) {
    const times = await measure(() => call(query, service.fetch))
    console.log(
      JSON.stringify({
        question,
        fastestMs: percentile(times, 0),
        medianMs: percentile(times, 0.5),
        p95Ms: percentile(times, 0.95),
      }),
    )
  }
} finally {
  await database.close()
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}

async function call(query: string, fetch: (request: Request) => Promise<Response>): Promise<void> {
  const response = await fetch(
    new Request('http://localhost/api/2025-04/graphql.json', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'X-Shopify-Storefront-Access-Token': 'public',
      },
      body: JSON.stringify({ query }),
    }),
  )
  const { errors } = JSON.parse(await response.text())
  if (errors) throw new Error(JSON.stringify(errors))
}

/** Milliseconds of each round in ascending order, after a warm-up. */
async function measure(work: () => Promise<void>): Promise<number[]> {
  for (let round = 0; round < ROUNDS / 3; round++) await work()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((left, right) => left - right)
}

function percentile(times: readonly number[], share: number): number {
  return Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2))
}

/** A product with two variants, four pictures and the attributes that lists show. */
function sampleRows(index: number) {
  const handle = `piece-${index}`
  const picture = (position: number) => ({
    'Image Src': `https://pictures.example/${handle}-${position}.jpg`,
  })
  const price = String(100 + (index % 900))
  return [
    lampRow(handle, {
      ...picture(1),
      'Option1 Name': 'Finish',
      'Option1 Value': 'Brass',
      'Variant Price': price,
      'Material (product.metafields.custom.material)': '["Glass","Brass"]',
      'product.metafields.custom.tradePrice': '{"EUR":"80.00","USD":"95.00","GBP":"70.00"}',
      'product.metafields.custom.swatches': '{"Brass":"#b5a642","Steel":"#8a8d8f"}',
      'product.metafields.custom.recommended': '["piece-1","piece-2"]',
    }),
    { Handle: handle, ...picture(2), 'Option1 Value': 'Steel', 'Variant Price': price },
    { Handle: handle, ...picture(3) },
    { Handle: handle, ...picture(4) },
  ]
}
