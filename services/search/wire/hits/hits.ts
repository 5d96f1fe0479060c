import type { Pace } from '#services/kernel/pace.ts'
import type { SearchRecord } from '../../engine/record-values.ts'
import type { EngineResponse } from '../../engine/run-query.ts'
import { searchableClasses } from '../../index-settings.ts'
import type { OpenIndex } from '../../store/live-indexes.ts'
import { unpackCost, unpackMismatches, unpackMissedFilters } from '../../text/text-cost.ts'
import { fold } from '../../text/words.ts'
import type { SearchParameters } from '../search-parameters.ts'
import type { Highlight, Highlighting } from './highlight.ts'
import { highlightText, mapTexts } from './highlight.ts'
import { createAttributePicker } from './pick-attributes.ts'
import { createMatcher } from './word-matcher.ts'

const SNIPPET_WORDS = 10

/** The share of a snippet before its first match. */
const LEAD_SHARE = 0.3

/**
 * The hits of a response, with highlights. All records are read together, since the index may change between two time
 * slices.
 */
export async function renderHits(
  index: OpenIndex,
  parameters: SearchParameters,
  { result: response, seesAll, pace }: { result: EngineResponse; seesAll: boolean; pace: Pace },
) {
  const retrieved = parameters.attributesToRetrieve ?? index.settings.attributesToRetrieve ?? ['*']
  const shown = getShownAttributes(index, parameters)
  const read = createRecordReader(index, seesAll, [
    ...retrieved,
    ...shown.highlighted,
    ...shown.snippets.map(({ attribute }) => attribute),
  ])
  const records = response.slots.map(read)
  const retrieve = createAttributePicker(retrieved)
  const decorate = createDecorator(index, parameters, { ...shown, words: response.words })
  const makeHit = (record: SearchRecord, position: number) => ({
    ...retrieve(record),
    objectID: record.objectID,
    ...decorate(record),
    ...(parameters.getRankingInfo
      ? { _rankingInfo: toRankingInfo(response, response.slots[position] ?? 0, position) }
      : {}),
  })
  const hits: ReturnType<typeof makeHit>[] = []
  for (const [position, record] of records.entries()) {
    hits.push(makeHit(record, position))
    await pace()
  }
  return hits
}

/**
 * Returns a function that reads at least these attributes of a record, except those in `unretrievableAttributes` unless
 * `seesAll` (the admin key).
 */
export function createRecordReader(
  { engine, settings }: OpenIndex,
  seesAll: boolean,
  attributes: readonly string[] = ['*'],
): (slot: number) => SearchRecord {
  const hidden = settings.unretrievableAttributes ?? []
  if (seesAll || hidden.length === 0) return engine.reader(attributes)
  const withoutHidden = createAttributePicker(['*', ...hidden.map((attribute) => `-${attribute}`)])
  return (slot) => {
    const record = engine.recordAt(slot)
    return { ...withoutHidden(record), objectID: record.objectID }
  }
}

type ShownAttributes = {
  readonly highlighted: readonly string[]
  readonly snippets: readonly ReturnType<typeof parseSnippet>[]
}

function getShownAttributes({ settings }: OpenIndex, parameters: SearchParameters): ShownAttributes {
  const snippets = parameters.attributesToSnippet ?? settings.attributesToSnippet ?? []
  return {
    highlighted: parameters.attributesToHighlight ??
      settings.attributesToHighlight ??
      searchableClasses(settings)?.flat() ?? ['*'],
    snippets: snippets.map(parseSnippet),
  }
}

/** `_highlightResult` and `_snippetResult` of a record. */
function createDecorator(
  { settings }: OpenIndex,
  parameters: SearchParameters,
  { highlighted, snippets, words }: ShownAttributes & Pick<EngineResponse, 'words'>,
) {
  if (highlighted.length === 0 && snippets.length === 0) return () => ({})
  const highlighting = {
    ...createMatcher(words),
    preTag: parameters.highlightPreTag ?? settings.highlightPreTag ?? '<em>',
    postTag: parameters.highlightPostTag ?? settings.highlightPostTag ?? '</em>',
  }
  const ellipsis = parameters.snippetEllipsisText ?? settings.snippetEllipsisText ?? '…'
  const pick = createAttributePicker(highlighted)
  // If an attribute has two snippets, only the last one fits into a response.
  const lengths = new Map(snippets.map(({ attribute, words: own }) => [attribute, own]))
  const snippetFields = [...lengths].map(([attribute, length]) => ({
    pick: createAttributePicker([attribute]),
    show: (text: string) => createSnippet(text, { ...highlighting, words: length, ellipsis }),
  }))
  return (record: SearchRecord) => {
    const { objectID: _, ...rest } = pick(record)
    const whole = mapTexts(rest, (text) => highlightText(text, highlighting))
    const parts = snippetFields.map(({ pick: own, show }) => mapTexts(own(record), show) as object)
    return {
      ...(highlighted.length > 0 ? { _highlightResult: whole } : {}),
      ...(parts.length > 0 ? { _snippetResult: Object.assign({}, ...parts) as object } : {}),
    }
  }
}

/** The ranking of a hit, in the hosted engine's terms; `firstMatchedWord` is the cost of how and where words match. */
function toRankingInfo({ penalties, words }: EngineResponse, slot: number, position: number) {
  const penalty = penalties?.[slot] ?? 0
  const wordCount = words.filter(({ isRemoved }) => !isRemoved).length
  return {
    nbTypos: unpackMismatches(penalty),
    firstMatchedWord: unpackCost(penalty),
    proximityDistance: 0,
    userScore: position,
    geoDistance: 0,
    geoPrecision: 1,
    nbExactWords: unpackCost(penalty) === 0 && unpackMismatches(penalty) === 0 ? wordCount : 0,
    words: wordCount,
    filters: -unpackMissedFilters(penalty),
  }
}

/** Parses `description:20` to the attribute and its number of words. */
function parseSnippet(source: string): { attribute: string; words: number } {
  const [, attribute = source, words] = /^(.+?)(?::(\d+))?$/.exec(source) ?? []
  return { attribute, words: words === undefined ? SNIPPET_WORDS : Number(words) }
}

function createSnippet(
  text: string,
  { words, ellipsis, ...highlighting }: Highlighting & { words: number; ellipsis: string },
): Pick<Highlight, 'value' | 'matchLevel'> {
  const places = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
  const hit = places.findIndex(([word]) => highlighting.match(fold(word)) !== null)
  const wantedStart = Math.max(0, hit - Math.floor(words * LEAD_SHARE))
  const first = Math.max(0, Math.min(wantedStart, places.length - words))
  const last = Math.min(places.length, first + words) - 1
  const isCutOff = last < places.length - 1
  const start = first === 0 ? 0 : (places[first]?.index ?? 0)
  const end = isCutOff ? (places[last]?.index ?? 0) + (places[last]?.[0].length ?? 0) : text.length
  const { value, matchLevel } = highlightText(text.slice(start, end), highlighting)
  return { value: `${first > 0 ? ellipsis : ''}${value}${isCutOff ? ellipsis : ''}`, matchLevel }
}
