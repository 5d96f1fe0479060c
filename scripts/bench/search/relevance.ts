import type { SearchRecord } from '#contracts/search/search-record.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Figure } from '../figures.ts'
import type { OpenEngine } from './engines/engine-under-test.ts'
import { openMiniSearch } from './engines/minisearch-engine.ts'
import { openOrama } from './engines/orama-engine.ts'
import { openOurEngine } from './engines/our-engine.ts'
import { openPostgres } from './engines/postgres-engine.ts'
import { demonstrationHouse } from './houses.ts'
import { assignHalf, getJudgements, type Half } from './judgements/all-judgements.ts'
import type { Grade, PieceAttributes, QueryKind } from './judgements/judgement.ts'
import { mean, type Scores, score } from './scores.ts'

const ENGINES: readonly (readonly [name: string, open: OpenEngine])[] = [
  ['ours', openOurEngine],
  ['Orama', openOrama],
  ['MiniSearch', openMiniSearch],
  ['PostgreSQL', openPostgres],
]

export type ScoredQuery = {
  engine: string
  language: Language
  half: Half
  kind: QueryKind
  query: string
  scores: Scores
  /** Whether nothing was found. */
  isEmpty: boolean
}

/** nDCG@10 and success@1 of the judged queries over the demonstration house, by language and kind. */
export async function measureRelevance(): Promise<Figure[]> {
  const scored = await scoreAll()
  const count = scored.length / ENGINES.length
  const groups: [string, (each: ScoredQuery) => boolean][] = [
    [`all ${count} queries`, () => true],
    ['tuning half', ({ half }) => half === 'tuning'],
    ['test half', ({ half }) => half === 'test'],
    ...LANGUAGES.map((language): [string, (each: ScoredQuery) => boolean] => [
      `in ${language}`,
      (each) => each.language === language,
    ]),
    ...[...new Set(scored.map(({ kind }) => kind))].map((kind): [string, (each: ScoredQuery) => boolean] => [
      kind,
      (each) => each.kind === kind,
    ]),
  ]
  return [
    ...groups.map(([name, belongs]) => compare(name, scored.filter(belongs))),
    ...worstQueries(scored.filter(({ engine, half }) => engine === 'ours' && half === 'tuning')),
  ]
}

const WORST_SHOWN = 8

/** The queries with the lowest scores of our engine, to improve it. */
function worstQueries(scored: readonly ScoredQuery[]): Figure[] {
  return scored
    .toSorted((one, other) => one.scores.ndcg - other.scores.ndcg)
    .slice(0, WORST_SHOWN)
    .map(({ language, kind, query, scores }) => ({
      what: `  ${language}, ${kind}: ${query}`,
      value: scores.ndcg.toFixed(2),
    }))
}

/** Scores every judged query with every engine. */
export async function scoreAll(engines = ENGINES): Promise<ScoredQuery[]> {
  const house = await demonstrationHouse()
  const facts = (house.get('en') ?? []).map(factsOf)
  const scored: ScoredQuery[] = []
  for (const [name, open] of engines) {
    for (const language of LANGUAGES) {
      const engine = await open(language, house.get(language) ?? [])
      for (const [kind, query, grade] of getJudgements(language)) {
        const found = await engine.find(query)
        const scores = score(found, gradesOf(facts, grade))
        const half = assignHalf(language, query)
        scored.push({ engine: name, language, half, kind, query, scores, isEmpty: found.length === 0 })
      }
      await engine.close()
    }
  }
  return scored
}

type KnownPiece = PieceAttributes & { id: string }

function factsOf(record: SearchRecord): KnownPiece {
  const priceIn = (currency: Currency) => (record.prices[currency]?.amountMinor ?? 0) / 100
  return {
    id: record.objectID,
    handle: record.handle,
    shelves: record.categoryPaths,
    artisan: record.artisan.slug,
    designer: record.keys.designer[0] ?? null,
    materials: record.keys.material,
    colors: record.keys.color,
    skus: record.skus,
    width: record.widthCm ?? 0,
    height: record.heightCm ?? 0,
    depth: record.depthCm ?? 0,
    price: { EUR: priceIn('EUR'), USD: priceIn('USD'), GBP: priceIn('GBP') },
    tags: record.tags,
    isReduced: Object.values(record.prices).some((price) => price.fullAmountMinor !== null),
    isReadyToShip: record.isReadyToShip,
  }
}

function gradesOf(pieces: readonly KnownPiece[], grade: Grade): Map<string, number> {
  return new Map(pieces.map((known) => [known.id, grade(known)] as const).filter(([, value]) => value > 0))
}

function compare(name: string, scored: readonly ScoredQuery[]): Figure {
  const values = ENGINES.map(([engine]) => {
    const { ndcg, success } = mean(
      scored.filter((each) => each.engine === engine).map(({ scores }) => scores),
    )
    return { engine, ndcg, success }
  })
  const [ours, ...peers] = values
  return {
    what: name,
    value: values
      .map(({ engine, ndcg, success }) => `${engine} ${ndcg.toFixed(2)} / ${success.toFixed(2)}`)
      .join('   '),
    aim: '≥ peers',
    isMet: peers.every(({ ndcg }) => (ours?.ndcg ?? 0) >= ndcg),
  }
}
