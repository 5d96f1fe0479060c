import type { QueryReading } from '#contracts/search/query-reading.ts'
import type { Part } from '#domain/search/understanding/reading.ts'
import type { EngineResponse } from '../engine/run-query.ts'
import type { MatchedWord } from '../text/match-text.ts'
import type { TextIndex } from '../text/text-index.ts'
import { splitWords } from '../text/words.ts'

type CorrectedQuery = { queryAfterRemoval?: string; correctedQuery?: string; reading?: QueryReading }

/**
 * How a query was interpreted, if not literally: the query with dropped words in `<em>` tags, and the query with its
 * typos corrected.
 */
export function describeReading(
  index: TextIndex,
  query: string,
  { words, understood }: Pick<EngineResponse, 'words' | 'understood'>,
): CorrectedQuery {
  const removed = new Set(words.filter(({ isRemoved }) => isRemoved).map(({ word }) => word))
  const corrections = new Map([
    ...(understood?.corrected ?? []),
    ...words.flatMap((matched) => findCorrection(index, matched)),
  ])
  const corrected = replaceWords(query, (word, typed) =>
    removed.has(word) ? '' : (corrections.get(word) ?? typed),
  )
    .replace(/\s+/g, ' ')
    .trim()
  return {
    ...(removed.size > 0
      ? {
          queryAfterRemoval: replaceWords(query, (word, typed) =>
            removed.has(word) ? `<em>${typed}</em>` : typed,
          ),
        }
      : {}),
    // The last word may have been corrected to itself: `Bierglas`.
    ...(corrections.size > 0 && corrected.toLowerCase() !== query.trim().toLowerCase()
      ? { correctedQuery: corrected }
      : {}),
    ...(understood ? { reading: toWireReading(understood) } : {}),
  }
}

function toWireReading({
  reading,
  dropped,
  exactCount,
}: NonNullable<EngineResponse['understood']>): QueryReading {
  const { kinds, kindPart, qualities, limits, refused } = reading
  const partOf = (role: QueryReading['parts'][number]['role']) => (part: Part) => ({
    role,
    text: part.text,
    without: part.without,
    isDropped: dropped.includes(part.text),
  })
  return {
    kinds: [...kinds],
    parts: [
      ...(kindPart ? [kindPart] : []).map(partOf('kind')),
      ...[...qualities, ...refused].filter(({ text }) => text !== kindPart?.text).map(partOf('quality')),
      ...limits.map(partOf('limit')),
    ],
    exactHits: exactCount,
  }
}

/** The most likely correction of a word without a match: the most frequent of the nearest words. */
function findCorrection(index: TextIndex, { word, expansions, isRemoved }: MatchedWord): [string, string][] {
  if (isRemoved || expansions.length === 0 || expansions.some(({ typos }) => typos === 0)) return []
  const least = Math.min(...expansions.map(({ typos }) => typos))
  const nearest = expansions.filter(({ typos, cost }) => typos === least && cost === 0)
  const frequency = (term: string) => index.posting(term)?.length ?? 0
  const [best] = nearest.toSorted((one, other) => frequency(other.term) - frequency(one.term))
  return best ? [[word, index.spelling(best.term)]] : []
}

function replaceWords(query: string, replace: (word: string, typed: string) => string): string {
  return query.replace(/[\p{L}\p{N}\p{M}]+/gu, (typed) => replace(splitWords(typed)[0] ?? typed, typed))
}
