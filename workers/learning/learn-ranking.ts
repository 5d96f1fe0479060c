import type { ChoicesClient } from '#clients/tracking/choices-client.ts'
import {
  LEARNED_INDEX,
  LEARNED_OVERALL,
  LEARNED_SETTINGS,
  type LearnedRecord,
} from '#contracts/search/learned-choices.ts'
import { PAGED_MAX } from '#contracts/search/search-record.ts'
import {
  computePopularity,
  type LearnedScores,
  learnedScores,
} from '#domain/search/merchandising/learned-scores.ts'
import type { Job } from '#services/kernel/jobs.ts'
import {
  connectToWrite,
  prepareIndex,
  type WriteClient,
  type WriteConnection,
  writeBatches,
} from '../indexing/write-client.ts'

const EVERY_SECONDS = 3_600
/** All learned searches are read to find changes, which limits their number. */
const SEARCHES_MAX = PAGED_MAX - 1

/** Every hour, writes visitors' choices in search results into an index that the search service uses for ranking. */
export function learningJob(choices: ChoicesClient, connection: WriteConnection): Job {
  return {
    name: 'search: learn from choices',
    everySeconds: EVERY_SECONDS,
    run: () => learnRanking(choices, connection),
  }
}

/** Throws on an error; earlier results remain. */
export async function learnRanking(choices: ChoicesClient, connection: WriteConnection): Promise<void> {
  const counts = await choices.list()
  if (!counts.ok) throw new Error(`The choices cannot be read: ${counts.code}`)
  const client = connectToWrite(connection)
  const learned = [...learnedScores(counts.value.searches)]
    .slice(0, SEARCHES_MAX)
    .map(([key, scores]) => toRecord(key, scores))
  if (learned.length === 0 && !(await client.indexExists({ indexName: LEARNED_INDEX }))) return
  const records = [...learned, toRecord(LEARNED_OVERALL, computePopularity(counts.value.pieces))]
  await prepareIndex(client, { primary: LEARNED_INDEX, replicas: [] }, LEARNED_SETTINGS)
  const storedScores = await readLearned(client)
  const currentIds = new Set(records.map(({ objectID }) => objectID))
  const requests = [
    ...records
      .filter(({ objectID, scores }) => storedScores.get(objectID) !== scores.join())
      .map((body) => ({ action: 'updateObject' as const, body })),
    ...[...storedScores.keys()]
      .filter((objectID) => !currentIds.has(objectID))
      .map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
  ]
  await writeBatches(client, LEARNED_INDEX, requests)
}

const PAGE_SIZE = 1_000

/** Returns the stored scores by key. */
async function readLearned(client: WriteClient): Promise<ReadonlyMap<string, string>> {
  const scoresByKey = new Map<string, string>()
  for (let page = 0; ; page++) {
    const { hits } = await client.searchSingleIndex<LearnedRecord>({
      indexName: LEARNED_INDEX,
      searchParams: { query: '', hitsPerPage: PAGE_SIZE, page, attributesToHighlight: [] },
    })
    for (const { objectID, scores } of hits) scoresByKey.set(objectID, scores.join())
    if (hits.length < PAGE_SIZE) return scoresByKey
  }
}

function toRecord(objectID: string, scores: LearnedScores): LearnedRecord {
  return { objectID, scores: [...scores].map(([product, score]) => `${product}:${score}`) }
}
