import type { ReactNode } from 'react'
import { RecentlyViewed } from '#app/features/catalogue/viewed/recently-viewed.tsx'
import type { SearchHelp as Help } from '#app/features/search/help/load-search-help.server.ts'
import { SearchHelpPage } from '#app/features/search/help/search-help-page.tsx'

/** Help for a search without a query or without results: suggestions, and recently viewed products. */
export function SearchHelp({ help, contact }: { help: Help; contact: ReactNode }) {
  return (
    <>
      <SearchHelpPage help={help} contact={contact} />
      <RecentlyViewed />
    </>
  )
}
