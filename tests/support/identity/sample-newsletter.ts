import type { Newsletter } from '#services/identity/accounts/newsletter.ts'

/** The choices of account owners, in memory, for tests without the audience service. */
export function sampleNewsletter(): Newsletter {
  const chosen = new Map<string, { isWanted: boolean; at: Date }>()
  return {
    read: async (_db, { id }) => chosen.get(id) ?? { isWanted: false, at: null },
    choose: async (_tx, { id }, { isWanted, now }) => void chosen.set(id, { isWanted, at: now }),
    confirmVerifiedAddress: async () => {},
    remove: async (_tx, { id }) => void chosen.delete(id),
  }
}
