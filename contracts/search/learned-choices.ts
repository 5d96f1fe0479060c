import { z } from 'zod'
import { PAGED_MAX } from './search-record.ts'

/**
 * The index of visitors' choices in search results: one record per search (`learnedKey`), and one for all searches
 * together. Only our own service ranks by it; the hosted engine does its own learning.
 */
export const LEARNED_INDEX = 'learned_choices'

export const LEARNED_OVERALL = 'all'

export const LEARNED_SETTINGS = {
  searchableAttributes: ['objectID'],
  attributesForFaceting: [],
  numericAttributesForFiltering: ['none'],
  unretrievableAttributes: ['scores'],
  paginationLimitedTo: PAGED_MAX,
}

export const learnedRecord = z.object({
  objectID: z.string(),
  /** `7:0.5` is a product number and its score from 0 to 1. The values are strings, since numbers would be indexed. */
  scores: z.array(z.string()),
})
export type LearnedRecord = z.infer<typeof learnedRecord>
