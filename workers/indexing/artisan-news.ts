import { changedIds } from '#contracts/changes.ts'
import type { ArtisanNews } from './artisan-index.ts'

/** From so many documents on, all are read: it costs no more. */
const DOCUMENTS_MAX = 200

/** Collects changes until they are processed. */
export type GatheredNews = {
  /**
   * The payload of a notice, a list of ids as JSON; null or anything else may be any document. False when nothing
   * that is published changed: editors who are writing change drafts, at every letter.
   */
  addDocuments(payload: string | null): boolean
  addCatalogue(): void
  /** The changes since the last call. None at all requests a full scan, as at the start. */
  take(): ArtisanNews
  /** For another time: it came to nothing. */
  putBack(news: ArtisanNews): void
}

export function createArtisanNews(): GatheredNews {
  let ids = new Set<string>()
  let isAny = true
  let catalogueChanged = true
  return {
    addDocuments(payload) {
      const changed = changedIds(payload)
      if (changed === null) isAny = true
      const published = (changed ?? []).filter((id) => !/^(?:drafts|versions)\./.test(id))
      for (const id of published) ids.add(id)
      return changed === null || published.length > 0
    },
    addCatalogue() {
      isAny = true
      catalogueChanged = true
    },
    take() {
      const isWhole = isAny || ids.size === 0 || ids.size > DOCUMENTS_MAX
      const news = { ids: isWhole ? null : [...ids], catalogueChanged }
      ids = new Set()
      isAny = false
      catalogueChanged = false
      return news
    },
    putBack(news) {
      if (news.ids === null) isAny = true
      for (const id of news.ids ?? []) ids.add(id)
      catalogueChanged ||= news.catalogueChanged
    },
  }
}
