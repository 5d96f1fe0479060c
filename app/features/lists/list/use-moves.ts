import { createContext, use } from 'react'

/** Moves by one step, or to the drop position. */
export type Moves = {
  step(item: string, by: 1 | -1): void
  place(item: string, place: { sectionId: string | null; after: string | null }): void
  stepSection(section: string, by: 1 | -1): void
}

export const MovesContext = createContext<Moves>({ step() {}, place() {}, stepSection() {} })

export function useMoves(): Moves {
  return use(MovesContext)
}
