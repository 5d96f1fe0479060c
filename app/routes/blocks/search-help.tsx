import type { ReactNode } from 'react'
import { RecentlyViewed } from '#app/features/catalogue/viewed/recently-viewed.tsx'
import type { SearchHelp as Help } from '#app/features/search/help/load-search-help.server.ts'
import { SearchHelpPage } from '#app/features/search/help/search-help-page.tsx'

/** Ways on from a search without words or without results: the help of the house, and what was looked at before. */
export function SearchHelp({ help, contact }: { help: Help; contact: ReactNode }) {
  return (
    <>
      <SearchHelpPage help={help} contact={contact} />
      <RecentlyViewed />
    </>
  )
}
