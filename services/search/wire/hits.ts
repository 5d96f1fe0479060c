import type { SearchRecord } from '../engine/record-values.ts'
import { searchableClasses } from '../index-settings.ts'
import type { OpenIndex } from '../store/live-indexes.ts'
import { highlightValue } from './highlight.ts'
import { pickAttributes } from './pick-attributes.ts'
import type { SearchParameters } from './search-parameters.ts'

/** A record as an answer shows it; `seesAll` (the admin key) lifts `unretrievableAttributes`. */
export function toHit(index: OpenIndex, slot: number, parameters: SearchParameters, seesAll: boolean) {
  const record = visiblePart(index, index.engine.recordAt(slot), seesAll)
  const wanted = parameters.attributesToRetrieve ?? index.settings.attributesToRetrieve ?? ['*']
  const highlights = highlightsOf(index, record, parameters)
  return {
    ...pickAttributes(record, wanted),
    objectID: record.objectID,
    ...(highlights ? { _highlightResult: highlights } : {}),
  }
}

/** The record without what the settings keep from everyone but the administrator. */
export function visiblePart({ settings }: OpenIndex, record: SearchRecord, seesAll: boolean): SearchRecord {
  const hidden = settings.unretrievableAttributes
  if (seesAll || !hidden || hidden.length === 0) return record
  const left = pickAttributes(record, ['*', ...hidden.map((attribute) => `-${attribute}`)])
  return { ...left, objectID: record.objectID }
}

function highlightsOf({ settings }: OpenIndex, record: SearchRecord, parameters: SearchParameters) {
  const attributes = parameters.attributesToHighlight ??
    settings.attributesToHighlight ??
    searchableClasses(settings)?.flat() ?? ['*']
  if (attributes.length === 0) return null
  const { objectID: _, ...rest } = pickAttributes(record, attributes)
  return highlightValue(rest, {
    query: parameters.query ?? '',
    preTag: parameters.highlightPreTag ?? settings.highlightPreTag ?? '<em>',
    postTag: parameters.highlightPostTag ?? settings.highlightPostTag ?? '</em>',
  })
}
