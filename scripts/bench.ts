import { measureClientScript } from './bench/client-script.ts'
import { type Figure, printFigures } from './bench/figures.ts'
import { measureLists } from './bench/lists/lists.ts'
import { measureCachedPage } from './bench/pages/cached-page.ts'
import { measureChatStreams } from './bench/pages/chat-streams.ts'
import { measureContent } from './bench/pages/content.ts'
import { measureRenderCost } from './bench/pages/render-cost.ts'
import { measurePictureIndex } from './bench/pictures/picture-index.ts'
import { measurePictures } from './bench/pictures/pictures.ts'
import { measureRelevance } from './bench/search/relevance.ts'
import {
  measureDesk,
  measureFreshness,
  measureIdentity,
  measureImport,
  measureIndexing,
  measureLargeSearch,
  measureSearch,
} from './bench/service-benches.ts'
import { measureStarts } from './bench/starts.ts'
import { measureTracking } from './bench/tracking/tracking.ts'
import { ensureBuilt } from './bundle/build-shop.ts'

/**
 * `npm run bench`: measures the figures in docs/performance.md on newly started shops on this machine. With names
 * (`npm run bench -- page render`), measures only those.
 */
const SECTIONS: Record<string, { title: string; measure: () => Figure[] | Promise<Figure[]> }> = {
  start: { title: 'From the start to the first page', measure: measureStarts },
  page: { title: "A guest's page, 32 connections", measure: measureCachedPage },
  chat: { title: '500 open conversations on one process', measure: measureChatStreams },
  render: { title: 'A page that is not cached', measure: measureRenderCost },
  content: { title: 'Content', measure: measureContent },
  script: { title: 'Script of a page, Brotli', measure: measureClientScript },
  identity: { title: 'Signing in', measure: measureIdentity },
  import: { title: 'Import of a product file', measure: measureImport },
  desk: { title: 'Lists of the desk, 10,000 orders and 60,000 products', measure: measureDesk },
  indexing: { title: 'From a product file to the search', measure: measureIndexing },
  freshness: { title: 'From one change to the search', measure: measureFreshness },
  relevance: { title: 'Answers to judged queries: nDCG@10 / success@1', measure: measureRelevance },
  search: { title: 'Search engine, 60,000 products', measure: measureSearch },
  pictures: { title: 'Search by picture, the demonstration house', measure: measurePictures },
  'picture-index': { title: 'Index of 60,000 looks', measure: measurePictureIndex },
  lists: { title: 'Lists of customers, 500 and 100 pieces', measure: measureLists },
  tracking: { title: 'Batches of events, 1,000 a second', measure: measureTracking },
  'large-search': { title: 'Search engine, 500,000 products', measure: measureLargeSearch },
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !Object.hasOwn(SECTIONS, name))
if (unknown.length > 0) {
  console.error(`There is no figure "${unknown.join(' ')}": ${Object.keys(SECTIONS).join(', ')}`)
  process.exit(1)
}
await ensureBuilt()
for (const [name, { title, measure }] of Object.entries(SECTIONS)) {
  if (requested.length === 0 || requested.includes(name)) printFigures(title, await measure())
}
