import { useHouse } from './house.ts'

/** The page title, followed by the name of the house. */
export function PageTitle({ children }: { children: string }) {
  return <title>{[children, useHouse().name].filter(Boolean).join(' | ')}</title>
}
