import { useHouse } from './house.ts'

/** The title of the window: that of the page, then the name of the house. */
export function PageTitle({ children }: { children: string }) {
  return <title>{[children, useHouse().name].filter(Boolean).join(' | ')}</title>
}
