import { z } from 'zod'
import { PAGED_MAX } from './search-record.ts'

/**
 * The index of what visitors chose in the results of searches: a record for each search (`learnedKey`), and one for all. Only our own service
 * ranks by it; the hosted engine learns by itself.
 */
export const LEARNED_INDEX = 'learned_choices'

/** The record of all searches together. */
export const LEARNED_OF_ALL = 'all'

export const LEARNED_SETTINGS = {
  searchableAttributes: ['objectID'],
  attributesForFaceting: [],
  numericAttributesForFiltering: ['none'],
  unretrievableAttributes: ['scores'],
  paginationLimitedTo: PAGED_MAX,
}

export const learnedRecord = z.object({
  objectID: z.string(),
  /** `7:0.5`: the number of a product, and its score from 0 to 1. As texts, since numbers would be indexed. */
  scores: z.array(z.string()),
})
export type LearnedRecord = z.infer<typeof learnedRecord>
