import type { SearchRecord } from '../engine/record-values.ts'
import { searchableClasses } from '../index-settings.ts'
import type { OpenIndex } from '../store/live-indexes.ts'
import { highlightValue } from './highlight.ts'
import { attributePicker } from './pick-attributes.ts'
import type { SearchParameters } from './search-parameters.ts'

/** Makes hits of slots: records as an answer shows them, with highlights. */
export function hitMaker(index: OpenIndex, parameters: SearchParameters, seesAll: boolean) {
  const recordAt = visibleRecords(index, seesAll)
  const retrieve = attributePicker(
    parameters.attributesToRetrieve ?? index.settings.attributesToRetrieve ?? ['*'],
  )
  const highlight = highlighter(index, parameters)
  return (slot: number) => {
    const record = recordAt(slot)
    return { ...retrieve(record), objectID: record.objectID, ...highlight?.(record) }
  }
}

/**
 * Reads records without what the settings keep from everyone but the administrator; `seesAll` (the admin key)
 * lifts `unretrievableAttributes`.
 */
export function visibleRecords(
  { engine, settings }: OpenIndex,
  seesAll: boolean,
): (slot: number) => SearchRecord {
  const hidden = settings.unretrievableAttributes ?? []
  if (seesAll || hidden.length === 0) return (slot) => engine.recordAt(slot)
  const withoutHidden = attributePicker(['*', ...hidden.map((attribute) => `-${attribute}`)])
  return (slot) => {
    const record = engine.recordAt(slot)
    return { ...withoutHidden(record), objectID: record.objectID }
  }
}

function highlighter({ settings }: OpenIndex, parameters: SearchParameters) {
  const attributes = parameters.attributesToHighlight ??
    settings.attributesToHighlight ??
    searchableClasses(settings)?.flat() ?? ['*']
  if (attributes.length === 0) return null
  const wanted = attributePicker(attributes)
  const highlighting = {
    query: parameters.query ?? '',
    preTag: parameters.highlightPreTag ?? settings.highlightPreTag ?? '<em>',
    postTag: parameters.highlightPostTag ?? settings.highlightPostTag ?? '</em>',
  }
  return (record: SearchRecord) => {
    const { objectID: _, ...rest } = wanted(record)
    return { _highlightResult: highlightValue(rest, highlighting) }
  }
}
