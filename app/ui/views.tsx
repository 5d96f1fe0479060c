import type { ReactNode } from 'react'

/**
 * What an approved trade client sees, and what client view shows instead (docs/areas/trade-and-quotes.md). The style
 * sheet shows one of them.
 */
export function InViews({ own, client }: { own: ReactNode; client: ReactNode }) {
  return (
    <>
      <span className="own-view contents">{own}</span>
      <span className="client-view contents">{client}</span>
    </>
  )
}
