type Fact = { readonly term: string; readonly value: string; readonly lang?: string | undefined }

/** A fact of each piece; null for one of which it is unknown. */
export type ComparisonRow = {
  readonly term: string
  readonly facts: readonly (Fact | null)[]
  readonly isSame: boolean
}

/** The facts of several pieces as rows. A row comes where the first piece that has it has it. */
export function toRows(pieces: readonly (readonly Fact[])[]): ComparisonRow[] {
  const terms: string[] = []
  for (const facts of pieces) {
    let place = 0
    for (const { term } of facts) {
      const known = terms.indexOf(term)
      if (known < 0) terms.splice(place, 0, term)
      place = (known < 0 ? place : known) + 1
    }
  }
  return terms.map((term) => {
    const facts = pieces.map((piece) => piece.find((fact) => fact.term === term) ?? null)
    return { term, facts, isSame: new Set(facts.map((fact) => fact?.value)).size === 1 }
  })
}
