import type { Pace } from '#services/kernel/pace.ts'
import type { SearchRecord } from '../../engine/record-values.ts'
import type { EngineResponse } from '../../engine/run-query.ts'
import { searchableClasses } from '../../index-settings.ts'
import type { OpenIndex } from '../../store/live-indexes.ts'
import type { SearchParameters } from '../search-parameters.ts'
import { highlightText, mapTexts } from './highlight.ts'
import { attributePicker } from './pick-attributes.ts'
import { rankingInfo } from './ranking-info.ts'
import { parseSnippet, snippetOf } from './snippet.ts'
import { matcherOf } from './word-matcher.ts'

/**
 * The hits of a response, with highlights. All records are read at once, as the index may change between two
 * time slices.
 */
export async function renderHits(
  index: OpenIndex,
  parameters: SearchParameters,
  { result: response, seesAll, pace }: { result: EngineResponse; seesAll: boolean; pace: Pace },
) {
  const retrieved = parameters.attributesToRetrieve ?? index.settings.attributesToRetrieve ?? ['*']
  const shown = shownAttributes(index, parameters)
  const read = visibleRecords(index, seesAll, [
    ...retrieved,
    ...shown.highlighted,
    ...shown.snippets.map(({ attribute }) => attribute),
  ])
  const records = response.slots.map(read)
  const retrieve = attributePicker(retrieved)
  const decorate = decorator(index, parameters, { ...shown, words: response.words })
  const makeHit = (record: SearchRecord, position: number) => ({
    ...retrieve(record),
    objectID: record.objectID,
    ...decorate(record),
    ...(parameters.getRankingInfo
      ? { _rankingInfo: rankingInfo(response, response.slots[position] ?? 0, position) }
      : {}),
  })
  const hits: ReturnType<typeof makeHit>[] = []
  for (const [position, record] of records.entries()) {
    hits.push(makeHit(record, position))
    await pace()
  }
  return hits
}

/** Reads at least these attributes of records, without those in `unretrievableAttributes`, unless `seesAll` (the admin key). */
export function visibleRecords(
  { engine, settings }: OpenIndex,
  seesAll: boolean,
  attributes: readonly string[] = ['*'],
): (slot: number) => SearchRecord {
  const hidden = settings.unretrievableAttributes ?? []
  if (seesAll || hidden.length === 0) return engine.reader(attributes)
  const withoutHidden = attributePicker(['*', ...hidden.map((attribute) => `-${attribute}`)])
  return (slot) => {
    const record = engine.recordAt(slot)
    return { ...withoutHidden(record), objectID: record.objectID }
  }
}

/** The attributes in which the words of a search are shown. */
type ShownAttributes = {
  readonly highlighted: readonly string[]
  readonly snippets: readonly ReturnType<typeof parseSnippet>[]
}

function shownAttributes({ settings }: OpenIndex, parameters: SearchParameters): ShownAttributes {
  const snippets = parameters.attributesToSnippet ?? settings.attributesToSnippet ?? []
  return {
    highlighted: parameters.attributesToHighlight ??
      settings.attributesToHighlight ??
      searchableClasses(settings)?.flat() ?? ['*'],
    snippets: snippets.map(parseSnippet),
  }
}

/** `_highlightResult` and `_snippetResult` of a record. */
function decorator(
  { settings }: OpenIndex,
  parameters: SearchParameters,
  { highlighted, snippets, words }: ShownAttributes & Pick<EngineResponse, 'words'>,
) {
  if (highlighted.length === 0 && snippets.length === 0) return () => ({})
  const highlighting = {
    ...matcherOf(words),
    preTag: parameters.highlightPreTag ?? settings.highlightPreTag ?? '<em>',
    postTag: parameters.highlightPostTag ?? settings.highlightPostTag ?? '</em>',
  }
  const ellipsis = parameters.snippetEllipsisText ?? settings.snippetEllipsisText ?? '…'
  const pick = attributePicker(highlighted)
  // Each attribute once: of two snippets of one attribute, only the last fits into a response.
  const lengths = new Map(snippets.map(({ attribute, words: own }) => [attribute, own]))
  const cut = [...lengths].map(([attribute, length]) => ({
    pick: attributePicker([attribute]),
    show: (text: string) => snippetOf(text, { ...highlighting, words: length, ellipsis }),
  }))
  return (record: SearchRecord) => {
    const { objectID: _, ...rest } = pick(record)
    const whole = mapTexts(rest, (text) => highlightText(text, highlighting))
    const parts = cut.map(({ pick: own, show }) => mapTexts(own(record), show) as object)
    return {
      ...(highlighted.length > 0 ? { _highlightResult: whole } : {}),
      ...(parts.length > 0 ? { _snippetResult: Object.assign({}, ...parts) as object } : {}),
    }
  }
}
