import { useHouse } from './house.ts'

export function PageTitle({ children }: { children: string }) {
  return <title>{[children, useHouse().name].filter(Boolean).join(' | ')}</title>
}
